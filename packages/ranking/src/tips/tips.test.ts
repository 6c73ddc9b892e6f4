import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkLog } from '../check-log.ts'
import { chained, hashOf } from '../hash.ts'
import type { RankingRules } from '../rules.ts'
import { compareEntries } from '../score-entry.ts'
import { exactOf, pointsOf, pointsOfTips, scoreTips, type Tip, type TipResult } from './score-tips.ts'
import type { TipsLog } from './tips-log.ts'

const points = { exact: 3, difference: 2, tendency: 1 }
const kickOff = Date.parse('2026-12-01T10:00:00Z')
const at = (ms: number) => new Date(ms).toISOString()
const names = (text: string) => ({ ja: text, en: text })
const matches = Array.from({ length: 4 }, (_, match) => ({
  matchId: `m${match}`,
  home: names(`home ${match}`),
  away: names(`away ${match}`),
  startsAt: at(kickOff + match * 60_000),
}))
const tips = { points, matches }

test.each([
  ['2:1', '2:1', 3],
  ['2:1', '3:2', 2],
  ['2:1', '4:0', 1],
  ['2:1', '1:1', 0],
  ['2:1', '1:2', 0],
  ['1:1', '0:0', 2],
  ['0:0', '0:0', 3],
  ['0:3', '1:2', 1],
])('the tip %s scores on %s: %i', (tip, result, earned) => {
  const score = (text: string) => ({ home: Number(text[0]), away: Number(text[2]) })
  expect(pointsOf(points, score(tip), score(result))).toBe(earned)
})

test.each([
  ['before the kick-off', -1, 0, 3],
  ['at the kick-off', 0, 0, 0],
  ['before it, but after the match began early', -1_000, -1_000, 0],
  ['before the fixed kick-off of a match that began later', -1, 60_000, 3],
  ['after the fixed kick-off of a match that began later', 0, 60_000, 0],
])('a tip counts by its receipt: %s', (_, received, began, earned) => {
  const tip = { matchId: 'm0', home: 1, away: 0, receivedAt: kickOff + received }
  const result: TipResult = { matchId: 'm0', state: 'settled', startsAt: kickOff + began, home: 1, away: 0 }
  expect(pointsOfTips(tips, [tip], [result])).toEqual([earned])
})

const goals = fc.integer({ min: 0, max: 3 })
const tipArbitrary = fc.record({ match: fc.nat(3), home: goals, away: goals, receivedAt: fc.nat(1_000) })
const entryArbitrary = fc.uniqueArray(tipArbitrary, { selector: ({ match }) => match }).map((some): Tip[] =>
  some.map(({ match, receivedAt, ...score }) => ({
    matchId: `m${match}`,
    receivedAt: kickOff - 2_000 + receivedAt,
    ...score,
  })),
)
/** A statement of a result; `version` as the supplier counts them. */
const statement = fc.record({ match: fc.nat(3), version: fc.nat(9), isVoid: fc.boolean(), home: goals, away: goals })

/** The latest statement of each match. */
function latest(statements: readonly { match: number; version: number; result: TipResult }[]): TipResult[] {
  const kept = new Map<number, { version: number; result: TipResult }>()
  for (const { match, version, result } of statements)
    if (version > (kept.get(match)?.version ?? -1)) kept.set(match, { version, result })
  return [...kept.values()].map(({ result }) => result)
}

test('a ranking does not depend on the order of tips, results and their corrections', () => {
  const statements = fc
    .uniqueArray(statement, { selector: ({ match, version }) => `${match} ${version}`, maxLength: 12 })
    .map((all) =>
      all.map(({ match, version, isVoid, home, away }) => ({
        match,
        version,
        result: {
          matchId: `m${match}`,
          state: isVoid ? ('void' as const) : ('settled' as const),
          startsAt: kickOff + match * 60_000,
          home: isVoid ? 0 : home,
          away: isVoid ? 0 : away,
        },
      })),
    )
  const ranked = (entries: readonly (readonly Tip[])[], results: readonly TipResult[]) =>
    entries
      .map((own, entry) => {
        const { points: score, tieBreak } = scoreTips(tips, own, results)
        return { score, decidedAt: tieBreak, entry }
      })
      .toSorted(compareEntries)
  fc.assert(
    fc.property(
      fc.array(entryArbitrary, { minLength: 1, maxLength: 6 }),
      statements.chain((all) => fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length }))),
      (entries, [all, shuffled]) => {
        const board = ranked(entries, latest(all))
        expect(
          ranked(
            entries.map((own) => own.toReversed()),
            latest(shuffled).toReversed(),
          ),
        ).toEqual(board)
        for (const [place, one] of board.entries()) {
          const next = board[place + 1]
          if (next) expect(compareEntries(one, next)).toBeLessThan(0)
        }
      },
    ),
  )
})

test('at equal points more exact scores are ahead, then the earlier last change', () => {
  const result = (match: number, home: number, away: number): TipResult => ({
    matchId: `m${match}`,
    state: 'settled',
    startsAt: kickOff + match * 60_000,
    home,
    away,
  })
  const results = [result(0, 1, 0), result(1, 0, 0), result(2, 2, 2)]
  const tip = (match: number, home: number, away: number, receivedAt = 0) => ({
    matchId: `m${match}`,
    receivedAt,
    home,
    away,
  })
  const exact = scoreTips(tips, [tip(0, 1, 0, 900), tip(1, 9, 0)], results)
  const two = scoreTips(tips, [tip(1, 1, 1), tip(0, 3, 1)], results)
  const earlier = scoreTips(tips, [tip(1, 1, 1), tip(2, 3, 2, 899)], results)
  expect([exact.points, two.points, earlier.points]).toEqual([3, 3, 2])
  expect(exact.tieBreak).toBeLessThan(two.tieBreak)
  expect([exactOf(exact.tieBreak), exactOf(two.tieBreak), exactOf(0)]).toEqual([1, 0, 0])
  expect(scoreTips(tips, [tip(1, 1, 1, 5)], results).tieBreak).toBeLessThan(
    scoreTips(tips, [tip(1, 1, 1, 6)], results).tieBreak,
  )
})

const rules: RankingRules = {
  product: 'sports',
  games: [],
  entry: { kind: 'optIn' },
  lateEntry: true,
  scoring: { method: 'tips', rounds: matches.length, minStake: 1 },
  prizes: { kind: 'places', amounts: [500, 300] },
  startsAt: at(kickOff),
  endsAt: at(kickOff + 10_800_000),
  graceSeconds: 60,
  holdSeconds: 60,
  histograms: {},
  tips: { supplier: 'bookmaker', league: 'l', round: 'r', names: names('League'), number: 1, ...tips },
}

async function rightLog(): Promise<TipsLog> {
  const results = [
    { matchId: 'm0', state: 'settled' as const, startsAt: at(kickOff), home: 2, away: 1 },
    { matchId: 'm1', state: 'void' as const, startsAt: at(kickOff + 60_000), home: 0, away: 0 },
  ]
  const own = [
    [{ matchId: 'm0', home: 2, away: 1 }],
    [
      { matchId: 'm0', home: 1, away: 0 },
      { matchId: 'm1', home: 0, away: 0 },
    ],
    [{ matchId: 'm0', home: 0, away: 0 }],
  ]
  const timed = results.map((one) => ({ ...one, startsAt: Date.parse(one.startsAt) }))
  const ranking = own.map((some, place) => {
    const received = some.map((tip, nth) => ({ ...tip, receivedAt: kickOff - 5_000 + nth }))
    const { points: score, exact, tieBreak, scored } = scoreTips(tips, received, timed)
    const earned = pointsOfTips(tips, received, timed)
    return {
      rank: scored > 0 ? place + 1 : null,
      player: `entry-${place + 1}`,
      entry: place + 1,
      enteredAt: at(kickOff - 60_000),
      score,
      exact,
      tieBreak,
      adjusted: 0,
      prize: [500, 300, 0][place] ?? 0,
      tips: received.map((tip, nth) => ({ ...tip, receivedAt: at(tip.receivedAt), points: earned[nth] ?? null })),
    }
  })
  const rulesHash = await hashOf(rules)
  let placesHash = await chained(rulesHash, results)
  for (const place of ranking) placesHash = await chained(placesHash, place)
  return { version: 1, kind: 'tips', tournament: 'trn_1', rules, rulesHash, results, ranking, placesHash }
}

test('a right log holds', async () => {
  expect(await checkLog(await rightLog())).toEqual({ outcome: 'holds', kind: 'tips', places: 3, counted: 4, proven: 0 })
})

type Place = TipsLog['ranking'][number]
const first = ({ ranking: [place] }: TipsLog): Place => {
  if (!place) throw new Error('no place')
  return place
}
/** Every element gets the same change. */
function each<T>(all: readonly T[] | undefined, change: (one: T) => unknown): void {
  for (const one of all ?? []) change(one)
}
const mutations: Record<string, (log: TipsLog) => unknown> = {
  'rules hash': (log) => (log.rulesHash = '0'.repeat(64)),
  'points of a rule': (log) => Object.assign(log.rules.tips?.points ?? {}, { exact: 4 }),
  'kick-off of a match': (log) => each(log.rules.tips?.matches, (match) => (match.startsAt = at(0))),
  result: (log) => each(log.results, (one) => (one.home = 5)),
  'state of a match': (log) => each(log.results, (one) => (one.state = 'void')),
  'result twice': (log) => log.results.push(...log.results.slice(0, 1)),
  'match of a result': (log) => each(log.results, (one) => (one.matchId = 'other')),
  'score of a place': (log) => (first(log).score += 1),
  'exact scores': (log) => (first(log).exact += 1),
  'tie break': (log) => (first(log).tieBreak += 1),
  adjustment: (log) => (first(log).adjusted = 1),
  prize: (log) => (first(log).prize += 1),
  'order of places': (log) => log.ranking.reverse(),
  'place left out': (log) => log.ranking.shift(),
  'tip after the kick-off': (log) => each(first(log).tips, (tip) => (tip.receivedAt = at(kickOff))),
  'tip before the entry': (log) => (first(log).enteredAt = at(kickOff - 1)),
  'points of a tip': (log) => each(first(log).tips, (tip) => (tip.points = 2)),
  'tip twice': (log) => first(log).tips.push(...first(log).tips),
  'number of an entry': (log) => (first(log).entry = 2),
  'name of an entry': (log) => (first(log).player = 'entry-9'),
  'hash of the places': (log) => (log.placesHash = '0'.repeat(64)),
}

test.each(Object.keys(mutations))('a log differs if this is changed: %s', async (what) => {
  const log = structuredClone(await rightLog())
  mutations[what]?.(log)
  expect(await checkLog(log)).toMatchObject({ outcome: 'differs' })
})

test('what is no log is unreadable, by its first wrong field', async () => {
  const log = { ...(await rightLog()), placesHash: 'x' }
  expect(await checkLog(log)).toMatchObject({ outcome: 'unreadable', where: expect.stringContaining('placesHash') })
  expect(await checkLog(null)).toMatchObject({ outcome: 'unreadable' })
})
