import { setTimeout as pause } from 'node:timers/promises'
import { Refusal } from '@andon/contract'
import type { Db, Tx } from '@andon/platform/sql'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deposit, type House, openHouse, stake } from './house.fixture.ts'
import { type PostOutcome, refusalOf, type TransferDraft } from './index.ts'
import { createLane } from './lane.ts'

let open: House
beforeAll(async () => {
  open = await openHouse()
})
afterAll(() => open.closeClean())

const cashOf = async (playerId: string) => (await open.wallet.balances(open.db, playerId)).realCash
const answer = (outcome: PostOutcome) => (outcome.status === 'refused' ? refusalOf(outcome) : outcome)
const postAll = async (tx: Tx, drafts: readonly TransferDraft[]) =>
  (await open.wallet.postBatch(tx, drafts)).map(answer)
const playerOf = (draft: TransferDraft) => draft.playerId ?? ''

test('callers at the same time share a transaction', async () => {
  const batches: number[] = []
  const player = await open.newPlayer(1000)
  const lane = open.wallet.createLane<TransferDraft, PostOutcome>({
    run: (tx, drafts) => {
      batches.push(drafts.length)
      return postAll(tx, drafts)
    },
    maxBatch: 20,
  })
  await Promise.all(Array.from({ length: 50 }, (_, n) => lane.submit(stake(player, 1, { key: `s${n}` }))))
  expect(batches).toEqual([20, 20, 10])
  expect(await cashOf(player)).toBe(950)
})

test('a refused caller does not fail its neighbours', async () => {
  const [poor, rich] = [await open.newPlayer(5), await open.newPlayer(1000)]
  const lane = open.wallet.createLane({ run: postAll, playerOf })
  const results = await Promise.allSettled([
    lane.submit(stake(rich, 10, { key: 'a' })),
    lane.submit(stake(poor, 10, { key: 'b' })),
    lane.submit(stake(rich, 10, { key: 'c' })),
  ])
  expect(results.map((result) => result.status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(results[1]).toMatchObject({ reason: { code: 'INSUFFICIENT_FUNDS' } })
  expect([await cashOf(poor), await cashOf(rich)]).toEqual([5, 980])
})

test('an item that breaks its batch fails alone', async () => {
  const player = await open.newPlayer(1000)
  const lane = open.wallet.createLane({
    run: (tx, drafts: readonly TransferDraft[]) => {
      if (drafts.some((draft) => draft.key === 'poison')) throw new Error('our bug')
      return postAll(tx, drafts)
    },
  })
  const keys = ['a', 'b', 'poison', 'c']
  const results = await Promise.allSettled(keys.map((key) => lane.submit(stake(player, 1, { key }))))
  expect(results.map((result) => result.status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled'])
  expect(results[2]).toMatchObject({ reason: new Error('our bug') })
  expect(await cashOf(player)).toBe(997)
})

test('a commit whose answer is lost is answered once it is certain, and moves money once', async () => {
  const player = await open.newPlayer(1000)
  let losses = 1
  const db: Db = Object.create(open.db, {
    transaction: {
      value: async (work: (tx: Tx) => Promise<unknown>) => {
        const done = await open.db.transaction(work)
        if (losses-- > 0) throw new Error('connection lost after commit')
        return done
      },
    },
  })
  const lane = createLane({ db, log: open.runtime.log }, { run: postAll })
  const outcomes = await Promise.all(['a', 'b', 'c'].map((key) => lane.submit(stake(player, 1, { key }))))
  expect(outcomes.map((outcome) => outcome.status)).toEqual(['replayed', 'replayed', 'replayed'])
  expect(await cashOf(player)).toBe(997)
})

test('connections killed in mid-batch lose nothing that was acknowledged, and repeat nothing', async () => {
  const players = await Promise.all(Array.from({ length: 10 }, () => open.newPlayer(100_000)))
  const lane = open.wallet.createLane({ run: postAll, playerOf, maxBatch: 16 })
  const heard = new WeakSet<object>()
  open.db.pool.on('acquire', (client) => {
    if (!heard.has(client)) client.on('error', () => undefined) // killed between two queries, it tells nobody else
    heard.add(client)
  })
  let running = true
  const killer = (async () => {
    let kills = 0
    for (; running && kills < 100; kills++) {
      await pause(7)
      await open.ownerDb.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle'`,
      )
    }
    return kills
  })()
  const submitted = players.flatMap((player) =>
    Array.from({ length: 150 }, (_, n) => ({ ...stake(player, 1, { key: `k${n}` }), playerId: player })),
  )
  const results = await Promise.allSettled(submitted.map((draft) => lane.submit(draft)))
  running = false
  expect(await killer).toBeGreaterThan(3)
  const acknowledged = submitted.filter((_, i) => results[i]?.status === 'fulfilled')
  const stored = await open.ownerDb.query<{ owner: string; key: string }>(
    `select owner, key from wallet.transfers where key ~ '^k'`,
  )
  const found = new Set(stored.map(({ owner, key }) => `${owner} ${key}`))
  expect(acknowledged.filter((draft) => !found.has(`${draft.playerId} ${draft.key}`))).toEqual([])
  const spent = await Promise.all(players.map(async (player) => 100_000 - (await cashOf(player))))
  expect(spent.reduce((sum, amount) => sum + amount, 0)).toBe(stored.length)
})

test('a full lane and a draining lane refuse; what was accepted is answered', async () => {
  const player = await open.newPlayer(1000)
  const lane = open.wallet.createLane({ run: postAll, maxWaiting: 3 })
  const keys = ['a', 'b', 'c', 'd']
  const submitted = Promise.allSettled(keys.map((key) => lane.submit(stake(player, 1, { key }))))
  await lane.drain()
  const results = await submitted
  expect(results.map((result) => result.status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected'])
  expect(results[3]).toMatchObject({ reason: { code: 'UNAVAILABLE' } })
  await expect(lane.submit(deposit(player, 1, { key: 'late' }))).rejects.toMatchObject({ code: 'UNAVAILABLE' })
  expect(await cashOf(player)).toBe(997)
})

test('a refusal thrown by the work of one item reaches its caller without a second try', async () => {
  let runs = 0
  const lane = open.wallet.createLane<string, never>({
    run: () => {
      runs++
      throw new Refusal('ROUND_CLOSED')
    },
  })
  await expect(lane.submit('x')).rejects.toMatchObject({ code: 'ROUND_CLOSED' })
  expect(runs).toBe(2) // with its batch, then alone
})
