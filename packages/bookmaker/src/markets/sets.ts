import type { Sport } from '../model/sports.ts'
import { define, readWhole } from './define.ts'
import * as line from './lines.ts'
import type { MarketDefinition, StopGroup } from './market.ts'
import { same } from './outcome-names.ts'
import { piece, winsIn } from './piece.ts'
import { exactScore } from './sorts.ts'

const match: readonly StopGroup[] = ['all', 'score', 'regular_play']
const tennis: readonly Sport[] = ['tennis']
const points: readonly Sport[] = ['volleyball', 'tableTennis']
const inSets: readonly Sport[] = ['tennis', 'volleyball', 'tableTennis']

function market(
  id: number,
  sports: readonly Sport[],
  ja: string,
  en: string,
  build: line.Build,
  specifiers: readonly string[] = [],
  groups: readonly StopGroup[] = match,
): MarketDefinition {
  return define({ id, sports, name: { ja, en }, groups, specifiers, build })
}

/** The scope of a numbered set or map, its number read from a specifier. */
const numbered = (name: string) => (specifiers: Readonly<Record<string, string>>) => {
  const number = readWhole(specifiers[name])
  return number === null ? null : `score@${number}`
}
const set = numbered('setnr')
const game = numbered('gamenr')
const map = numbered('mapnr')

/** Final scores in sets of the length that the variant names, `andon:sets:best_of:5`. */
function scoreInSets(specifiers: Readonly<Record<string, string>>) {
  const variant = specifiers.variant ?? ''
  const bestOf = readWhole(/^andon:sets:best_of:(\d)$/.exec(variant)?.[1], 3)
  if (bestOf === null || bestOf % 2 === 0) return null
  const needed = (bestOf + 1) / 2
  const lost = Array.from({ length: needed }, (_, index) => index)
  const scores = [...lost.map((n) => [needed, n] as const), ...lost.toReversed().map((n) => [n, needed] as const)]
  return [
    piece(
      'sets',
      exactScore(scores),
      scores.map(([home, away], place) => winsIn(`${variant}:${home}:${away}`, same(`${home}:${away}`), [place])),
    ),
  ]
}

const tennisSetScores = [
  '6:0',
  '6:1',
  '6:2',
  '6:3',
  '6:4',
  '7:5',
  '7:6',
  '0:6',
  '1:6',
  '2:6',
  '3:6',
  '4:6',
  '5:7',
  '6:7',
]
function scoreInGames(specifiers: Readonly<Record<string, string>>) {
  const scope = set(specifiers)
  if (scope === null) return null
  const scores = tennisSetScores.map((text) => text.split(':').map(Number) as [number, number])
  return [
    piece(
      scope,
      exactScore(scores),
      tennisSetScores.map((text, place) => winsIn(String(865 + place), same(text), [place])),
    ),
  ]
}
function tieBreak(specifiers: Readonly<Record<string, string>>) {
  const scope = set(specifiers)
  const scores = [
    [7, 6],
    [6, 7],
  ] as const
  return scope === null ? null : [piece(scope, exactScore(scores), line.yesNo([0, 1], [2]))]
}

const inSet: readonly StopGroup[] = ['all', 'score', 'set']
const inGame: readonly StopGroup[] = ['all', 'score', 'game']
const inMap: readonly StopGroup[] = ['all', 'score', 'map']

const serves: readonly StopGroup[] = ['all', 'player_props']

/** Ids from 90,001 on are ours: the feed has no such market. */
const serveMarkets: readonly MarketDefinition[] = [
  market(90_221, tennis, 'サービスエース数合計', 'Total aces', line.total('aces', 'home'), ['total'], serves),
  market(
    90_222,
    tennis,
    '{$competitor1}のサービスエース数',
    '{$competitor1} total aces',
    line.total('aces:home', 'home'),
    ['total'],
    serves,
  ),
  market(
    90_223,
    tennis,
    '{$competitor2}のサービスエース数',
    '{$competitor2} total aces',
    line.total('aces:away', 'away'),
    ['total'],
    serves,
  ),
  market(90_224, tennis, 'サービスエースの多い選手', 'Most aces', line.threeWay('aces:lead'), [], serves),
  market(
    90_225,
    tennis,
    'ダブルフォルト数合計',
    'Total double faults',
    line.total('doubleFaults', 'home'),
    ['total'],
    serves,
  ),
]

export const setMarkets: readonly MarketDefinition[] = [
  market(186, [...inSets, 'esports', 'mma', 'sumo'], '勝者', 'Winner', line.twoWay('winner')),
  market(187, tennis, 'ゲームハンディキャップ', 'Game handicap', line.handicap('score:margin'), ['hcp']),
  market(188, inSets, 'セットハンディキャップ', 'Set handicap', line.handicap('sets'), ['hcp']),
  market(189, tennis, 'ゲーム数合計', 'Total games', line.total('score:total'), ['total']),
  market(190, tennis, '{$competitor1}のゲーム数合計', '{$competitor1} total games', line.total('score:home', 'home'), [
    'total',
  ]),
  market(191, tennis, '{$competitor2}のゲーム数合計', '{$competitor2} total games', line.total('score:away', 'away'), [
    'total',
  ]),
  market(198, tennis, 'ゲーム数 奇数／偶数', 'Odd / even games', line.oddEven('score:total')),
  market(199, inSets, 'セットスコア', 'Correct score', scoreInSets, ['variant']),
  market(314, inSets, 'セット数合計', 'Total sets', line.total('sets'), ['total']),
  market(
    202,
    ['tennis', 'volleyball'],
    '{!setnr}セットの勝者',
    '{!setnr} set - winner',
    line.twoWay(set),
    ['setnr'],
    inSet,
  ),
  market(
    203,
    tennis,
    '{!setnr}セット ゲームハンディキャップ',
    '{!setnr} set - game handicap',
    line.handicap(set),
    ['setnr', 'hcp'],
    inSet,
  ),
  market(
    204,
    tennis,
    '{!setnr}セット ゲーム数合計',
    '{!setnr} set - total games',
    line.total(set),
    ['setnr', 'total'],
    inSet,
  ),
  market(
    206,
    tennis,
    '{!setnr}セットがタイブレークになる',
    '{!setnr} set - will there be a tie-break',
    tieBreak,
    ['setnr'],
    inSet,
  ),
  market(207, tennis, '{!setnr}セットのスコア', '{!setnr} set - correct score', scoreInGames, ['setnr'], inSet),
  ...serveMarkets,
  market(237, points, 'ポイントハンディキャップ', 'Point handicap', line.handicap('score:margin'), ['hcp']),
  market(238, points, 'ポイント合計', 'Total points', line.total('score:total'), ['total']),
  market(
    309,
    ['volleyball'],
    '{!setnr}セット ポイントハンディキャップ',
    '{!setnr} set - point handicap',
    line.handicap(set),
    ['setnr', 'hcp'],
    inSet,
  ),
  market(
    310,
    ['volleyball'],
    '{!setnr}セット ポイント合計',
    '{!setnr} set - total points',
    line.total(set),
    ['setnr', 'total'],
    inSet,
  ),
  market(
    311,
    ['volleyball'],
    '{!setnr}セット 奇数／偶数',
    '{!setnr} set - odd / even',
    line.oddEven(set),
    ['setnr'],
    inSet,
  ),
  market(
    245,
    ['tableTennis'],
    '{!gamenr}ゲームの勝者',
    '{!gamenr} game - winner',
    line.twoWay(game),
    ['gamenr'],
    inGame,
  ),
  market(
    246,
    ['tableTennis'],
    '{!gamenr}ゲーム ポイントハンディキャップ',
    '{!gamenr} game - point handicap',
    line.handicap(game),
    ['gamenr', 'hcp'],
    inGame,
  ),
  market(
    247,
    ['tableTennis'],
    '{!gamenr}ゲーム ポイント合計',
    '{!gamenr} game - total points',
    line.total(game),
    ['gamenr', 'total'],
    inGame,
  ),
  market(327, ['esports'], 'マップハンディキャップ', 'Map handicap', line.handicap('sets'), ['hcp']),
  market(328, ['esports'], 'マップ数合計', 'Total maps', line.total('sets'), ['total']),
  market(329, ['esports'], 'マップスコア', 'Correct score in maps', scoreInSets, ['variant']),
  market(330, ['esports'], '{!mapnr}マップの勝者', '{!mapnr} map - winner', line.twoWay(map), ['mapnr'], inMap),
  market(
    331,
    ['esports'],
    '{!mapnr}マップ ラウンドハンディキャップ',
    '{!mapnr} map - round handicap',
    line.handicap(map),
    ['mapnr', 'hcp'],
    inMap,
  ),
  market(
    332,
    ['esports'],
    '{!mapnr}マップ ラウンド数合計',
    '{!mapnr} map - total rounds',
    line.total(map),
    ['mapnr', 'total'],
    inMap,
  ),
]
