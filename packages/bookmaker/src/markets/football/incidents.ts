import type { Sport } from '../../model/sports.ts'
import { type Draft, define, readWhole } from '../define.ts'
import * as line from '../lines.ts'
import type { MarketDefinition, StopGroup } from '../market.ts'
import { piece } from '../piece.ts'
import { noGoal, playersWith, scorersOf } from '../players.ts'
import { exactCount } from '../sorts.ts'

const football: readonly Sport[] = ['football']
const regular: readonly StopGroup[] = ['all', 'score', 'regular_play']
const corners: readonly StopGroup[] = ['all', 'regular_play', 'corners']
const shots: readonly StopGroup[] = ['all', 'regular_play']
const corners1: readonly StopGroup[] = ['all', '1st_half', 'corners']
const bookings: readonly StopGroup[] = ['all', 'regular_play', 'bookings']
const bookings1: readonly StopGroup[] = ['all', '1st_half', 'bookings']

function market(
  id: number,
  ja: string,
  en: string,
  groups: readonly StopGroup[],
  build: line.Build,
  specifiers: readonly string[] = [],
): MarketDefinition {
  return define({ id, sports: football, name: { ja, en }, groups, specifiers, build })
}

/** The scope of the nth of something, its number read from a specifier. */
const nth = (kind: string, name: string) => (specifiers: Readonly<Record<string, string>>) => {
  const number = readWhole(specifiers[name])
  return number === null ? null : `${kind}#${number}`
}
const sentOff =
  (count: 'both' | 'home' | 'away'): line.Build =>
  () => [piece('reds', exactCount(1, count), line.yesNo([1], [0]))]

export const incidentMarkets: readonly MarketDefinition[] = [
  market(8, '{!goalnr}ゴールのチーム', '{!goalnr} goal', regular, line.whichSide(nth('goal', 'goalnr')), ['goalnr']),
  market(9, '最後のゴールのチーム', 'Last goal', regular, line.whichSide('goal#last')),
  market(162, 'コーナーキック 勝敗（1X2）', 'Corners - result', corners, line.threeWay('corners')),
  market(
    163,
    '{!cornernr}コーナーキックのチーム',
    '{!cornernr} corner',
    corners,
    line.whichSide(nth('corner', 'cornernr')),
    ['cornernr'],
  ),
  market(164, '最後のコーナーキックのチーム', 'Last corner', corners, line.whichSide('corner#last')),
  market(165, 'コーナーキック ハンディキャップ', 'Corner handicap', corners, line.handicap('corners'), ['hcp']),
  market(166, 'コーナーキック合計', 'Total corners', corners, line.total('corners'), ['total']),
  market(
    167,
    '{$competitor1}のコーナーキック合計',
    '{$competitor1} total corners',
    corners,
    line.total('corners', 'home'),
    ['total'],
  ),
  market(
    168,
    '{$competitor2}のコーナーキック合計',
    '{$competitor2} total corners',
    corners,
    line.total('corners', 'away'),
    ['total'],
  ),
  market(
    169,
    'コーナーキック数の範囲',
    'Corner range',
    corners,
    line.ranges('corners', 'andon:corner_range', ['0-8', '9-11', '12+'], 'both'),
    ['variant'],
  ),
  market(172, 'コーナーキック 奇数／偶数', 'Corners - odd / even', corners, line.oddEven('corners')),
  market(173, '前半 コーナーキック 勝敗（1X2）', '1st half - corners result', corners1, line.threeWay('corners@h1')),
  market(
    176,
    '前半 コーナーキック ハンディキャップ',
    '1st half - corner handicap',
    corners1,
    line.handicap('corners@h1'),
    ['hcp'],
  ),
  market(177, '前半 コーナーキック合計', '1st half - total corners', corners1, line.total('corners@h1'), ['total']),
  market(136, 'カード 勝敗（1X2）', 'Bookings - result', bookings, line.threeWay('bookings')),
  market(
    137,
    '{!bookingnr}カードのチーム',
    '{!bookingnr} booking',
    bookings,
    line.whichSide(nth('booking', 'bookingnr')),
    ['bookingnr'],
  ),
  market(139, 'カード合計', 'Total bookings', bookings, line.total('bookings'), ['total']),
  market(140, '{$competitor1}のカード合計', '{$competitor1} total bookings', bookings, line.total('bookings', 'home'), [
    'total',
  ]),
  market(141, '{$competitor2}のカード合計', '{$competitor2} total bookings', bookings, line.total('bookings', 'away'), [
    'total',
  ]),
  market(146, '退場者が出る', 'Sending off', bookings, sentOff('both')),
  market(147, '{$competitor1}に退場者が出る', '{$competitor1} sending off', bookings, sentOff('home')),
  market(148, '{$competitor2}に退場者が出る', '{$competitor2} sending off', bookings, sentOff('away')),
  market(90_031, '枠内シュート合計', 'Total shots on target', shots, line.total('shotsOnTarget'), ['total']),
  market(
    90_032,
    '{$competitor1}の枠内シュート合計',
    '{$competitor1} total shots on target',
    shots,
    line.total('shotsOnTarget', 'home'),
    ['total'],
  ),
  market(
    90_033,
    '{$competitor2}の枠内シュート合計',
    '{$competitor2} total shots on target',
    shots,
    line.total('shotsOnTarget', 'away'),
    ['total'],
  ),
  market(149, '前半 カード 勝敗（1X2）', '1st half - bookings result', bookings1, line.threeWay('bookings@h1')),
  market(152, '前半 カード合計', '1st half - total bookings', bookings1, line.total('bookings@h1'), ['total']),
]

const scorers: readonly StopGroup[] = ['all', 'regular_play', 'scorers']

function byPlayer(
  id: number,
  ja: string,
  en: string,
  specifiers: readonly string[],
  build: Draft['build'],
  groups = scorers,
): MarketDefinition {
  return define({ id, sports: football, name: { ja, en }, groups, specifiers, byPlayer: true, build })
}

/** Who scores, and who is shown a card. */
export const scorerMarkets: readonly MarketDefinition[] = [
  byPlayer(38, '{!goalnr}ゴールの得点者', '{!goalnr} goalscorer', ['goalnr'], (specifiers, players) => {
    const number = readWhole(specifiers.goalnr)
    return number === null ? null : scorersOf(number, players)
  }),
  byPlayer(39, '最後の得点者', 'Last goalscorer', [], (_, players) => scorersOf('last', players)),
  byPlayer(40, '得点する選手', 'Anytime goalscorer', [], (_, players) => [
    ...playersWith('goals', 1, players),
    noGoal(1),
  ]),
  byPlayer(898, '2得点以上の選手', 'Player to score 2+', [], (_, players) => playersWith('goals', 2, players)),
  byPlayer(899, '3得点以上の選手', 'Player to score 3+', [], (_, players) => playersWith('goals', 3, players)),
  byPlayer(
    90_036,
    'カードを受ける選手',
    'Player to be shown a card',
    [],
    (_, players) => playersWith('cards', 1, players),
    [...(['all', 'regular_play', 'player_props', 'bookings'] as const)],
  ),
]
