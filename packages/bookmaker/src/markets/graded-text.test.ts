import { expect, test } from 'vitest'
import { readSpecifiers } from '../model/specifiers.ts'
import type { MatchSport } from '../model/sports.ts'
import { marketById } from './catalogue.ts'
import { gradedOn, gradedOnScore, onlyWinners } from './graded-on.ts'
import { gradedText } from './graded-text.ts'
import type { Player } from './market.ts'
import type { Match } from './match.ts'
import { newMatch } from './new-match.ts'

const sides = [
  { ja: '鶴瀬川', en: 'Tsurusegawa' },
  { ja: '月影台', en: 'Tsukikagedai' },
] as const
const players: readonly Player[] = [
  { id: 'sr:player:1', team: 'home', name: { ja: '佐藤', en: 'Sato' } },
  { id: 'sr:player:2', team: 'away', name: { ja: '田中', en: 'Tanaka' } },
]

const period = (number: number, home: number, away: number, stage: 'regular' | 'overtime' = 'regular') => ({
  stage,
  number,
  home,
  away,
  ended: true,
})
const ended = (sport: MatchSport, changes: Partial<Match>): Match => ({
  ...newMatch(sport),
  status: 'ended',
  decision: { winner: 'home', by: 'regular', period: 2 },
  ...changes,
})

const goal = (team: 'home' | 'away', minute: number, player: string) =>
  ({ team, stage: 'regular', period: minute > 45 ? 2 : 1, minute, player, kind: 'play' }) as const
const corner = (team: 'home' | 'away', minute: number) =>
  ({ team, stage: 'regular', period: minute > 45 ? 2 : 1, minute }) as const
const football = ended('football', {
  periods: [period(1, 1, 0), period(2, 0, 1)],
  goals: [goal('home', 23, 'sr:player:1'), goal('away', 70, 'sr:player:2')],
  corners: [corner('home', 10), corner('home', 12), corner('away', 80)],
  cards: [{ ...corner('away', 30), player: null, kind: 'yellow' }],
  appearances: [],
})
const tableTennis = ended('tableTennis', {
  bestOf: 5,
  periods: [period(1, 11, 13), period(2, 5, 11), period(3, 11, 5), period(4, 11, 8), period(5, 8, 11)],
})
const basketball = ended('basketball', {
  periods: [period(1, 20, 18), period(2, 15, 22), period(3, 25, 25), period(4, 20, 15), period(1, 9, 12, 'overtime')],
})
const points = ended('basketball', {
  appearances: [{ player: 'sr:player:1', team: 'home', from: 0 }],
  playerCounts: { points: { 'sr:player:1': 17 } },
})
const mma = ended('mma', { bestOf: 3, decision: { winner: 'away', by: 'knockout', period: 2 } })

const sumo = ended('sumo', { decision: { winner: 'away', by: 'regular', period: 1, technique: 'oshidashi' } })
const esports = ended('esports', {
  rounds: [
    { map: 1, winner: 'home', kills: { home: 5, away: 2 } },
    { map: 1, winner: 'away', kills: { home: 3, away: 4 } },
  ],
  periods: [period(1, 1, 1)],
})

function textOf(match: Match, [market, line, outcome]: readonly [number, string, string]) {
  const specifiers = readSpecifiers(line) ?? {}
  const definition = marketById(market)
  if (!definition) throw new Error(`no market ${market}`)
  const of = { market: definition, specifiers, outcome }
  const graded = gradedOn({ ...of, players }, match)
  return graded && gradedText(graded, { ...of, sport: match.sport, sides })
}

test.each([
  [football, [1, '', '1'], '1–1', '1–1'],
  [football, [11, '', '4'], '1–1', '1–1'],
  [football, [18, 'total=2.5', '12'], '1–1 = 2 goals < 2.5', '1–1 = 2ゴール < 2.5'],
  [football, [16, 'hcp=-1.5', '1714'], '1–1 (with handicap −0.5–1)', '1–1（ハンデ適用後 −0.5–1）'],
  [football, [14, 'hcp=0:1', '1711'], '1–1 (with handicap 1–2)', '1–1（ハンデ適用後 1–2）'],
  [football, [60, '', '1'], '1st half 1–0', '前半 1–0'],
  [football, [47, '', '418'], '1st half 1–0; 1–1', '前半 1–0／1–1'],
  [football, [166, 'total=2.5', '12'], 'Corners 2–1 = 3 corners > 2.5', 'コーナー 2–1 = 3コーナー > 2.5'],
  [football, [163, 'cornernr=2', '6'], 'Corner 2: Tsurusegawa 12′', 'コーナー2 鶴瀬川 12分'],
  [football, [163, 'cornernr=9', '6'], 'None', 'なし'],
  [football, [139, 'total=0.5', '12'], 'Cards 0–1 = 1 card > 0.5', 'カード 0–1 = 1カード > 0.5'],
  [football, [8, 'goalnr=2', '7'], 'Tanaka 70′', '田中 70分'],
  [football, [100, 'goalnr=2', '594'], 'Tanaka 70′', '田中 70分'],
  [football, [105, 'from=21|to=30', '1'], '1–0', '1–0'],
  [football, [40, '', 'sr:player:2'], 'Sato 23′, Tanaka 70′', '佐藤 23分、田中 70分'],
  [
    tableTennis,
    [238, 'total=96.5', '13'],
    '11–13, 5–11, 11–5, 11–8, 8–11 = 94 points < 96.5',
    '11–13、5–11、11–5、11–8、8–11 = 94ポイント < 96.5',
  ],
  [tableTennis, [186, '', '4'], '2–3 (11–13, 5–11, 11–5, 11–8, 8–11)', '2–3（11–13、5–11、11–5、11–8、8–11）'],
  [
    basketball,
    [227, 'total=80.5', '12'],
    'incl. overtime 20, 15, 25, 20, 9 = 89 points > 80.5',
    '延長を含む 20、15、25、20、9 = 89ポイント > 80.5',
  ],
  [points, [921, 'player=sr:player:1|total=15.5', '12'], 'Sato 17 points > 15.5', '佐藤 17ポイント > 15.5'],
  [points, [90_005, 'least=20', 'sr:player:1'], 'Sato 17 points', '佐藤 17ポイント'],
  [points, [90_005, 'least=20', 'sr:player:2'], 'Tanaka did not play', '田中 出場なし'],
  [football, [19, 'total=1.5', '13'], '1–1: 1 goal < 1.5', '1–1：1ゴール < 1.5'],
  [mma, [186, '', '5'], 'Tsukikagedai won (knockout, round 2)', '月影台の勝ち（KO、2ラウンド）'],
  [esports, [90_215, 'mapnr=1|total=2.5', '12'], 'Map 1 14 kills > 2.5', '第1マップ 14キル > 2.5'],
  [esports, [90_212, 'mapnr=1', '4'], 'Map 1 1–0', '第1マップ 1–0'],
  [sumo, [186, '', '5'], 'Tsukikagedai won (Oshidashi)', '月影台の勝ち（押し出し）'],
  [sumo, [90_203, '', 'andon:technique:yorikiri'], 'Tsukikagedai won (Oshidashi)', '月影台の勝ち（押し出し）'],
] as const)('%# a selection says what it was decided by: %s', (match, selection, en, ja) => {
  expect(textOf(match, selection)).toEqual({ ja, en })
})

test('a match that was broken off says so', () => {
  const abandoned = { ...football, status: 'abandoned', decision: null } as const
  expect(textOf(abandoned, [60, '', '1'])?.en).toBe('Not completed: 1st half 1–0')
})

test('without a record the score of the match decides markets that count it, and no others', () => {
  const of = { specifiers: { total: '2.5' }, outcome: '12', players: [] }
  const now = { sport: 'football', phase: 'ended', score: { home: 2, away: 1 } } as const
  const about = (market: number, phase: string = now.phase) => {
    const definition = marketById(market)
    return definition ? gradedOnScore({ ...of, market: definition }, { ...now, phase }) : null
  }
  const goals = about(18)
  expect(goals && gradedText(goals, { ...of, market: marketById(18), sport: 'football', sides })?.en).toBe(
    '2–1 = 3 goals > 2.5',
  )
  expect(about(166)).toBeNull()
  expect(about(18, 'endedAfterExtraTime')).toBeNull()
})

test('where nothing is counted the outcomes that won are named', () => {
  const winners = onlyWinners([...sides])
  const about = { market: undefined, specifiers: {}, outcome: 'x', sport: 'football', sides: null } as const
  expect(winners && gradedText(winners, about)).toEqual({
    ja: '結果：鶴瀬川、月影台',
    en: 'Result: Tsurusegawa, Tsukikagedai',
  })
  expect(onlyWinners([])).toBeNull()
})
