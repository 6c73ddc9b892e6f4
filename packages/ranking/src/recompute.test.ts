import { execFile } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { coin, rightLog } from './rank-log.fixture.ts'
import type { RankLog } from './rank-log.ts'
import { recompute } from './recompute.ts'
import { compareEntries, scoreOf } from './score-entry.ts'
import { distributionOf, drawRange, fairPoints } from './score-round.ts'

const rowOf = <T>(rows: readonly T[], at = 0): T => {
  const row = rows[at]
  if (row === undefined) throw new Error(`no row ${at}`)
  return row
}
const roundOf = (log: RankLog, { place = 0, at = 0 } = {}) => rowOf(rowOf(log.ranking, place).rounds, at)

const mutations: Record<string, (log: RankLog) => unknown> = {
  'rounds that count': (log) => (log.rules.scoring.rounds = 3),
  'least stake': (log) => (log.rules.scoring.minStake = 5),
  method: (log) => (log.rules.scoring.method = 'turnover'),
  end: (log) => (log.rules.endsAt = '2026-12-01T11:00:00Z'),
  'share of the pool': (log) => (log.rules.prizes = { kind: 'pool', added: 7, shares: [1, 1] }),
  'weight of a histogram': (log) => (rowOf(log.histograms.coin?.intervals ?? [])[2] = '2'),
  'histogram of a game without one': (log) => (log.histograms.dice = coin),
  'rules hash': (log) => (log.rulesHash = '0'.repeat(64)),
  seed: (log) => (log.seed = '5b'.repeat(32)),
  commitment: (log) => (log.seedCommitment = '0'.repeat(64)),
  'win of a losing round': (log) =>
    ((log.ranking.flatMap(({ rounds }) => rounds).find(({ win }) => win === 0) ?? roundOf(log)).win = 40),
  'stake of a winning round': (log) =>
    ((log.ranking.flatMap(({ rounds }) => rounds).find(({ win }) => win > 0) ?? roundOf(log)).stake = 20),
  'win that changes no points': (log) => (roundOf(log).win += 1),
  'proof of a round': (log) => (roundOf(log).proof = 'vanguard/rnd_9'),
  'hash of the places': (log) => (log.placesHash = '0'.repeat(64)),
  'stake below the least': (log) => (roundOf(log).stake = 9),
  'points of a round': (log) => (roundOf(log).points += 1),
  'id of a round': (log) => (roundOf(log).roundId = 'rnd_9'),
  'supplier of a round': (log) => (roundOf(log).supplier = 'other'),
  'game of a round': (log) => (roundOf(log).gameCode = 'dice'),
  'game that is not in the rules': (log) => (roundOf(log).gameCode = 'cards'),
  'position of a round': (log) => (roundOf(log, { at: 1 }).position = 7),
  'stake before the entry': (log) => (rowOf(log.ranking).enteredAt = '2026-12-01T10:00:30Z'),
  'stake before the start': (log) => {
    rowOf(log.ranking).enteredAt = '2026-12-01T09:00:00Z'
    roundOf(log).stakedAt = '2026-12-01T09:59:59Z'
  },
  'stake at the end': (log) => (roundOf(log, { at: 1 }).stakedAt = log.rules.endsAt),
  'removed round': (log) => rowOf(log.ranking).rounds.pop(),
  'round of another player': (log) => rowOf(log.ranking).rounds.splice(1, 1, roundOf(log, { place: 1, at: 1 })),
  'order of rounds': (log) => rowOf(log.ranking).rounds.reverse(),
  'place without rounds': (log) => (rowOf(log.ranking, 2).rounds = []),
  'score of a place': (log) => (rowOf(log.ranking).score += 1),
  adjustment: (log) => (rowOf(log.ranking).adjusted = 1),
  'deciding round': (log) => (rowOf(log.ranking).decidedAt -= 1),
  'order of places': (log) => log.ranking.reverse(),
  'number of a rank': (log) => (rowOf(log.ranking, 2).rank = 4),
  'removed place': (log) => log.ranking.shift(),
  'prize of a place': (log) => (rowOf(log.ranking).prize += 1),
  'prize of a place without one': (log) => (rowOf(log.ranking, 2).prize = 1),
  'sum of buy-ins': (log) => (log.buyIns += 100),
}

test('a right log holds', async () => {
  expect(await recompute(await rightLog())).toEqual({ holds: true })
})

test.each(Object.entries(mutations))('a log with another %s does not hold', async (_, mutate) => {
  const log = await rightLog()
  mutate(log)
  expect(await recompute(log)).toMatchObject({ holds: false, firstDifference: expect.any(String) })
})

test('points of all results fill the scale without gap or overlap, also of results between two steps', () => {
  const lose = { supplier: 'a', roundId: 'b', stake: 10, win: 0 }
  const both = (win: number) =>
    [0n, drawRange - 1n].map((drawn) => fairPoints(distributionOf(coin), { ...lose, win }, drawn))
  expect(both(0)).toEqual([0, 749_999])
  expect(both(39)).toEqual([0, 749_999])
  expect(both(40)).toEqual([750_000, 999_999])
  expect(both(9_000)).toEqual([750_000, 999_999])
})

test('each method has its score and the round that decided it', () => {
  const rounds = (...points: number[]) => points.map((one, at) => ({ points: one, position: at + 1, stake: 10 }))
  expect(scoreOf('fair', rounds(5, 0, 7))).toEqual({ score: 12, decidedAt: 3 })
  expect(scoreOf('sumOfMultiples', rounds(5, 7, 0))).toEqual({ score: 12, decidedAt: 2 })
  expect(scoreOf('bestMultiple', rounds(5, 9, 9, 2))).toEqual({ score: 9, decidedAt: 2 })
  expect(scoreOf('streak', rounds(1, 1, 0, 1, 1))).toEqual({ score: 2, decidedAt: 2 })
  expect(scoreOf('turnover', rounds(100, 50), { adjusted: -200 })).toEqual({ score: 0, decidedAt: 2 })
  expect(scoreOf('chips', rounds(0, 35, 10), { chips: 1_000 })).toEqual({ score: 1_015, decidedAt: 2 })
})

test('the order is strict and independent of arrival', () => {
  const entry = fc.record({ score: fc.nat(3), decidedAt: fc.nat(3) })
  fc.assert(
    fc.property(fc.array(entry, { maxLength: 20 }), fc.infiniteStream(fc.nat()), (rows, keys) => {
      const entries = rows.map((row, at) => ({ ...row, entry: at + 1 }))
      const shuffled = entries
        .map((row) => ({ row, key: Number(keys.next().value) }))
        .sort((a, b) => a.key - b.key)
        .map(({ row }) => row)
      expect(shuffled.sort(compareEntries)).toEqual(entries.toSorted(compareEntries))
    }),
  )
})

test('the command exits 0, 1 or 2', async () => {
  const log = await rightLog()
  expect(await run(log)).toEqual({ code: 0, stderr: '' })
  expect(await run({ ...log, ranking: log.ranking.toReversed() })).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^ranking\.0/),
  })
  expect(await run({ ...log, seed: 'x' })).toMatchObject({ code: 2, stderr: expect.stringMatching(/^seed: /) })
})

async function run(log: unknown) {
  const file = join(mkdtempSync(join(tmpdir(), 'rank-log-')), 'log.json')
  writeFileSync(file, JSON.stringify(log))
  const { promise, resolve } = Promise.withResolvers<{ code: number; stderr: string }>()
  execFile(process.execPath, ['tools/audits/recompute-ranking.ts', file], (error, _, stderr) =>
    resolve({ code: Number(error?.code ?? 0), stderr }),
  )
  return await promise
}
