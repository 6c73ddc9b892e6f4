import type { StaffContext } from '@andon/platform/http'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { call, expectBooksAgree, openReal, press, spin, sweepUntilQuiet, type TestArcade } from '../arcade.fixture.ts'
import { auditJackpots } from '../audit/audit-jackpots.ts'
import { faults } from '../operator-wallet.fixture.ts'
import { crashingProcess, crashPoints } from '../rounds/crashing-process.fixture.ts'
import { levelsThatDisagree, openWithJackpots, smallPool } from './jackpots.fixture.ts'
import { poolOf } from './pools.ts'
import { readMeters } from './store.ts'
import { million } from './terms.ts'

let arcade: TestArcade
beforeEach(async () => {
  arcade = await openWithJackpots()
})
afterEach(() => arcade.close())

async function expectAllAgree(of = arcade): Promise<void> {
  await sweepUntilQuiet(of)
  await expectBooksAgree(of)
  expect(await levelsThatDisagree(of)).toEqual([])
  expect((await auditJackpots(of.db, null)).findings).toEqual([])
}
const sentMoves = () => arcade.operator.seen.filter(({ call }) => call === 'moveJackpot').map(({ request }) => request)
const booked = (name: string) => {
  const { contributed, paid } = arcade.operator.jackpots.get(name) ?? { contributed: 0, paid: 0 }
  return contributed - paid * million
}
/** A few of these win the mini, whose seed is 10 yen and whose reserve gets one yen of each. */
async function playUntilRefilled(of = arcade, token?: string): Promise<void> {
  const sessionToken = token ?? (await openReal(of)).sessionToken
  for (let n = 0; n < 5; n++) await spin(of, sessionToken, 1000)
}
const mini = async () => (await readMeters(arcade.db)).find(({ level }) => level === 'mini')

test('what a reserve pays for seeds moves to the account of the meter, once, to the millionth', async () => {
  await playUntilRefilled()
  const level = await mini()
  const due = (level?.seeded ?? 0) - (level?.advanced ?? 0)
  expect(due).toBeGreaterThan(0)
  await expectAllAgree()
  const moves = sentMoves().filter(({ from }) => from === 'small.mini.reserve')
  expect(moves).toHaveLength(1)
  expect(moves[0]).toMatchObject({ kind: 'seed', to: 'small.mini', millionths: due, currency: 'JPY' })
  expect(booked('small.mini.reserve')).toBe(5 * 999_000 - due)
})

test('a move under every fault is sent again until it is acknowledged, and moves once', async () => {
  await playUntilRefilled()
  arcade.operator.fail('moveJackpot', ...faults.filter((one) => one !== 'twice'), 'twice')
  await expectAllAgree()
  await arcade.operator.lateCalls()
  expect(await levelsThatDisagree(arcade)).toEqual([])
  expect(sentMoves().length).toBe(faults.length) // one request is lost, and one comes twice
  expect(new Set(sentMoves().map(({ transactionId }) => transactionId)).size).toBe(1)
})

/** Steps of a sweep: what is due of rounds and of tables, whether a move is owed, its storing, its claim, its call, the storing of what became of it. */
const points = crashPoints(7).filter(({ step, moment }) => step > 3 && (moment === 'before' || step === 6))

test.each(points)('a crash $moment step $step of a sweep loses no move and makes none twice', async (point) => {
  await playUntilRefilled()
  const process = await crashingProcess(arcade, point)
  await process.server.sweep().catch(() => undefined)
  expect(process.steps()).toBeGreaterThanOrEqual(point.step)
  await process.app.close()
  await expectAllAgree()
  expect(new Set(sentMoves().map(({ transactionId }) => transactionId)).size).toBe(1)
})

test('two servers that move at the same time make each move once', async () => {
  await playUntilRefilled()
  const other = await arcade.createProcess()
  await Promise.all([arcade.server.sweep(), other.server.sweep()])
  await other.app.close()
  await expectAllAgree()
})

test('a move for which the operator has no money yet stays owed', async () => {
  await playUntilRefilled()
  arcade.operator.refuseNext('moveJackpot', 'INSUFFICIENT_FUNDS')
  await arcade.server.sweep()
  expect((await levelsThatDisagree(arcade)).length).toBeGreaterThan(0)
  await expectAllAgree()
})

const names = { ja: '名', en: 'Name' }
/** Its mini reaches the cap with its first round, and is never won; a test may then let it. */
const cappedPool = (oneIn: number) =>
  poolOf('capped', {
    name: names,
    titles: ['lantern-river'],
    levels: {
      grand: { name: names, seed: 10, increment: 1_000, reserve: 0, drop: { by: 'amount', cap: 1_000_000 } },
      major: { name: names, seed: 10, increment: 1_000, reserve: 0, drop: { by: 'amount', cap: 1_000_000 } },
      mini: { name: names, seed: 10, increment: 20_000, reserve: 100, drop: { by: 'chance', oneIn, cap: 12 } },
    },
  })

test('what is above a cap waits in an account of its own, and comes back with a hit', async () => {
  const never = await openWithJackpots({ pools: [cappedPool(1_000_000_000_000)] })
  const { sessionToken } = await openReal(never)
  await spin(never, sessionToken, 1000)
  await expectAllAgree(never)
  const aside = () => never.operator.jackpots.get('capped.mini.overflow')?.contributed ?? 0
  expect(aside()).toBe(18 * million) // of a meter of 10 and 20 that came in, above 12
  await spin(never, sessionToken, 1000)
  await expectAllAgree(never)
  expect(aside()).toBe(38 * million)
  const won = await openWithJackpots({ db: never.db, pools: [cappedPool(2)] })
  won.operator.jackpots.clear()
  for (const [name, sums] of never.operator.jackpots) won.operator.jackpots.set(name, sums)
  won.clock.advance({ minutes: 10 })
  await spin(won, (await openReal(won, 'lantern-river', 'ply_2')).sessionToken, 1000)
  await sweepUntilQuiet(won)
  expect(await levelsThatDisagree(won)).toEqual([])
  expect((await auditJackpots(won.db, null)).findings).toEqual([])
  expect((await readMeters(won.db)).find(({ level }) => level === 'mini')).toMatchObject({ hits: 1, paid: 12 })
  await never.close()
  await won.close()
})

const nextPool = { ...smallPool, id: 'next', titles: ['moon-rabbit'], terms: { ...smallPool.terms, pool: 'next' } }
const retiredPool = { ...smallPool, retiredInto: 'next' }

/** The command of staff, at a server whose pools say that the small one is retired. */
async function retire(of: TestArcade, pool = 'small') {
  const server = await openWithJackpots({ db: of.db, pools: [retiredPool, nextPool] })
  server.clock.advance({ hours: 1 })
  const notes: Parameters<StaffContext['note']>[0][] = []
  const staff = { actor: 'maki', via: 'account', roles: ['risk'], sessionHash: null } as const
  const note = (change: (typeof notes)[number]) => void notes.push(change)
  try {
    const reply = await of.db.transaction((tx) =>
      server.server.staff.handlers.arcadeJackpots.retirePool(
        { pool, reason: 'the festival is over' },
        { requestId: 'req_1', staff, tx, note },
      ),
    )
    return { reply, notes }
  } finally {
    await server.close()
  }
}

test('a retired pool leaves what players have paid to the other pool, and the operator what it has advanced', async () => {
  await playUntilRefilled()
  await expectAllAgree()
  const total = () => [...arcade.operator.jackpots.keys()].reduce((sum, name) => sum + booked(name), 0)
  const before = total()
  const { reply, notes } = await retire(arcade)
  expect(notes).toMatchObject([{ subject: 'small', after: { retiredInto: 'next' } }])
  await expectAllAgree()
  expect(total()).toBe(before)
  const meters = await readMeters(arcade.db)
  const of = (pool: string) => meters.filter((one) => one.pool === pool)
  for (const one of of('small')) expect(one).toMatchObject({ meter: 0, overflow: 0, reserve: 0 })
  for (const { level, money, reserve } of reply.moved)
    expect(of('next').find((one) => one.level === level)).toMatchObject({ overflow: money, movedIn: money, reserve })
  const grand = reply.moved.find(({ level }) => level === 'grand')
  expect(grand).toMatchObject({ money: 5 * (3_333_000 + 1_001_000), reserve: 0 }) // its reserve has paid back a part of its seed
  for (const level of ['grand', 'major', 'mini'])
    expect(booked(`next.${level}`) + booked(`next.${level}.overflow`)).toBe(
      reply.moved.find((one) => one.level === level)?.money,
    )
})

test('a pool is not retired while a round of it is on its way, nor one that runs, twice, or is none', async () => {
  const { sessionToken } = await openReal(arcade)
  await spin(arcade, sessionToken, 1000)
  arcade.operator.fail('bet', 'lostRequest')
  const crashed = await crashingProcess(arcade, { step: 4, moment: 'before' })
  arcade.clock.advance({ seconds: 3 })
  await call(crashed, 'playRound', { token: sessionToken, body: press(1000) })
  await crashed.app.close()
  await expect(retire(arcade)).rejects.toThrow('on its way')
  await expectAllAgree()
  await expect(retire(arcade, 'next')).rejects.toThrow('does not say retiredInto')
  await expect(retire(arcade, 'none')).rejects.toThrow('there is no such pool')
  await retire(arcade)
  await expect(retire(arcade)).rejects.toThrow('nothing is left')
  await spin(arcade, sessionToken, 1000) // at a server that still knows the pool as one that runs
  await expectAllAgree()
  expect((await retire(arcade)).reply.into).toBe('next')
  await expectAllAgree()
})
