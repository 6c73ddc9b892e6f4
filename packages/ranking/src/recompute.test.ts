import { execFile } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { RankLog } from './rank-log.ts'
import { commitmentOf, compareEntries, hashOf, recompute, scoreOf } from './recompute.ts'
import { drawFor, drawKey, drawRange, fairPoints } from './score-round.ts'

const seed = '5a'.repeat(32)
const coin = {
  total: 4n,
  outcomes: [
    { win: 0n, stake: 1n, weight: 3n },
    { win: 4n, stake: 1n, weight: 1n },
  ],
}

/** Three players, two rounds each. */
async function rightLog(): Promise<RankLog> {
  const rules: RankLog['rules'] = {
    method: 'fair',
    rounds: 2,
    minStake: 10,
    distributions: {
      coin: {
        total: '4',
        outcomes: [
          [0, 1, '3'],
          [4, 1, '1'],
        ],
      },
    },
  }
  const key = await drawKey(seed)
  const rounds: RankLog['rounds'] = []
  for (let at = 0; at < 6; at += 1) {
    const round = {
      supplier: 'vanguard',
      roundId: `rnd_${at}`,
      gameCode: 'coin',
      stake: 10,
      win: at % 4 === 1 ? 40 : 0,
    }
    const points = fairPoints(coin, round, await drawFor(key, round)) ?? 0
    rounds.push({ ...round, player: `p${at % 3}`, position: at + 1, points, proof: `/proofs/rnd_${at}` })
  }
  const ranking = ['p0', 'p1', 'p2']
    .map((player, at) => ({
      player,
      entry: at + 1,
      ...scoreOf(
        'fair',
        rounds.filter((round) => round.player === player),
      ),
    }))
    .sort(compareEntries)
    .map((place, at) => ({ rank: at + 1, ...place }))
  const [rulesHash, seedCommitment] = [await hashOf(rules), await commitmentOf(seed)]
  return { version: 1, tournament: 'trn_a', rules, rulesHash, seed, seedCommitment, rounds, ranking }
}

const first = <T>(rows: readonly T[], at = 0): T => {
  const row = rows[at]
  if (!row) throw new Error(`no row ${at}`)
  return row
}

const mutations: Record<string, (log: RankLog) => unknown> = {
  'rounds that count': (log) => (log.rules.rounds = 3),
  'least stake': (log) => (log.rules.minStake = 5),
  method: (log) => (log.rules.method = 'turnover'),
  'weight of an outcome': (log) =>
    (log.rules.distributions = {
      coin: {
        total: '4',
        outcomes: [
          [0, 1, '2'],
          [4, 1, '2'],
        ],
      },
    }),
  'rules hash': (log) => (log.rulesHash = '0'.repeat(64)),
  seed: (log) => (log.seed = '5b'.repeat(32)),
  commitment: (log) => (log.seedCommitment = '0'.repeat(64)),
  'win of a round': (log) => (first(log.rounds).win = 40),
  'win that the game cannot return': (log) => (first(log.rounds).win = 30),
  'stake of a winning round': (log) => (first(log.rounds, 1).stake = 20),
  'points of a round': (log) => (first(log.rounds).points += 1),
  'player of a round': (log) => (first(log.rounds).player = 'p1'),
  'unknown player': (log) => (first(log.rounds).player = 'p9'),
  'id of a round': (log) => (first(log.rounds).roundId = 'rnd_9'),
  'supplier of a round': (log) => (first(log.rounds).supplier = 'other'),
  'game of a round': (log) => (first(log.rounds).gameCode = 'dice'),
  'position of a round': (log) => (first(log.rounds, 5).position = 7),
  'removed round': (log) => log.rounds.pop(),
  'round counted twice': (log) => log.rounds.push({ ...first(log.rounds, 5), position: 9 }),
  'order of rounds': (log) => log.rounds.reverse(),
  'score of a place': (log) => (first(log.ranking).score += 1),
  'deciding round': (log) => (first(log.ranking).decidedAt -= 1),
  'order of places': (log) => log.ranking.reverse(),
  'number of a rank': (log) => (first(log.ranking, 2).rank = 4),
  'removed place': (log) => log.ranking.shift(),
  'place given twice': (log) => log.ranking.push({ ...first(log.ranking, 2), rank: 4 }),
}

test('a right log holds', async () => {
  expect(await recompute(await rightLog())).toEqual({ holds: true })
})

test.each(Object.entries(mutations))('a log with another %s does not hold', async (_, mutate) => {
  const log = await rightLog()
  mutate(log)
  expect(await recompute(log)).toMatchObject({ holds: false, firstDifference: expect.any(String) })
})

test('points of all outcomes fill the scale without gap or overlap', () => {
  const lose = { supplier: 'a', roundId: 'b', gameCode: 'coin', stake: 10, win: 0 }
  const win = { ...lose, win: 40 }
  expect([fairPoints(coin, lose, 0n), fairPoints(coin, lose, drawRange - 1n)]).toEqual([0, 749_999])
  expect([fairPoints(coin, win, 0n), fairPoints(coin, win, drawRange - 1n)]).toEqual([750_000, 999_999])
})

test('the order is strict and independent of arrival', () => {
  const entry = fc.record({ score: fc.nat(3), decidedAt: fc.nat(3) })
  fc.assert(
    fc.property(fc.array(entry, { maxLength: 20 }), fc.infiniteStream(fc.nat()), (rows, keys) => {
      const entries = rows.map((row, at) => ({ ...row, entry: at + 1, player: `p${at}` }))
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
  expect(await run(log)).toMatchObject({ code: 0 })
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
