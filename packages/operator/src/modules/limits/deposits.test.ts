import { Refusal } from '@andon/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contextOf, limitFor } from './limit.fixture.ts'
import { type LimitsFixture, openLimits } from './limits.fixture.ts'

let fixture: LimitsFixture
beforeAll(async () => {
  fixture = await openLimits({
    country: 'DE',
    operatorLimits: [{ limitType: 'deposit', days: 1, value: 100_000, currency: 'JPY' }],
  })
})
afterAll(() => fixture.close())

const refused = async (asking: Promise<unknown>) => {
  const error = await asking.catch((error) => error)
  expect(error).toBeInstanceOf(Refusal)
  return { code: (error as Refusal).code, ...(error as Refusal).details } // asserted above
}

const shownDeposits = async (playerId: string) => {
  const { limits } = await fixture.limits.routes.overview({ languageId: 'ja' }, contextOf(playerId))
  return limits.find(({ limitType }) => limitType === 'deposit')
}

test('a pending deposit counts for every later one until it fails', async () => {
  const playerId = fixture.newPlayer()
  await limitFor(fixture, playerId, { limitType: 'deposit', days: 1, value: 10_000 })
  const underWay = await fixture.deposit(playerId, 7_000, { credit: false })
  expect(await refused(fixture.deposit(playerId, 3_001))).toMatchObject({
    code: 'LIMIT_REACHED',
    field: 'amount',
    params: { limitType: 'deposit', source: 'player', used: 7_000, remaining: 3_000, limit: 10_000 },
  })
  expect(await fixture.limits.depositAllowance(fixture.db, playerId)).toBe(3_000)
  expect(await shownDeposits(playerId)).toMatchObject({ used: 7_000, waiting: 7_000, remaining: 3_000 })
  await fixture.inTx((tx) => fixture.limits.releaseDeposit(tx, { playerId, depositId: underWay }))
  expect(await fixture.limits.depositAllowance(fixture.db, playerId)).toBe(10_000)
  await fixture.deposit(playerId, 10_000)
  expect(await refused(fixture.deposit(playerId, 1))).toMatchObject({ code: 'LIMIT_REACHED' })
  expect(await shownDeposits(playerId)).not.toHaveProperty('waiting')
})

test('a pending deposit refused by a lowered limit loses its reservation; one that passes counts once', async () => {
  const playerId = fixture.newPlayer()
  const capture = (depositId: string, amount: number) =>
    fixture.inTx((tx) => fixture.limits.checkCapture(tx, { depositId, playerId, amount }))
  const depositId = await fixture.deposit(playerId, 9_000, { credit: false })
  await limitFor(fixture, playerId, { limitType: 'deposit', days: 7, value: 9_000 })
  expect(await capture(depositId, 9_000)).toBe(null)
  expect(await capture(depositId, 9_000)).toBe(null)
  expect(await capture(depositId, 9_001)).toMatchObject({ code: 'LIMIT_REACHED', params: { used: 0, asked: 9_001 } })
  expect(await fixture.limits.depositAllowance(fixture.db, playerId)).toBe(9_000)
})

test('credited money counts for a limit that is set later', async () => {
  const playerId = fixture.newPlayer()
  const depositId = await fixture.deposit(playerId, 9_000, { credit: false })
  await limitFor(fixture, playerId, { limitType: 'deposit', days: 7, value: 1_000 })
  await fixture.inTx((tx) => fixture.limits.recordDeposit(tx, { depositId, playerId, amount: 9_000 }))
  const { limits } = await limitFor(fixture, playerId, { limitType: 'deposit', days: 7, value: 1_000 })
  expect(limits).toMatchObject([{ used: 9_000, remaining: 0 }])
  expect(await refused(fixture.deposit(playerId, 1))).toMatchObject({ params: { used: 9_000, remaining: 0 } })
})

test('of twenty concurrent deposits as many pass as the limit allows', async () => {
  const playerId = fixture.newPlayer()
  await limitFor(fixture, playerId, { limitType: 'deposit', days: 30, value: 10_000 })
  const asked = await Promise.allSettled(Array.from({ length: 20 }, () => fixture.deposit(playerId, 3_000)))
  expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
})

test("the operator's limit applies if the player's is higher, and the jurisdiction's if both are", async () => {
  const playerId = fixture.newPlayer()
  await limitFor(fixture, playerId, { limitType: 'deposit', days: 1, value: 900_000 })
  expect(await refused(fixture.deposit(playerId, 100_001))).toMatchObject({
    params: { source: 'operator', limit: 100_000 },
  })
  await fixture.deposit(playerId, 100_000)
  fixture.clock.advance({ hours: 24, minutes: 1 })
  expect(await refused(fixture.deposit(playerId, 50_001))).toMatchObject({
    params: { source: 'jurisdiction', periodDays: 30, limit: 150_000, used: 100_000, remaining: 50_000 },
  })
})

test('a locked player cannot deposit', async () => {
  const playerId = fixture.newPlayer()
  await fixture.limits.routes.takeBreak({ days: 1 }, contextOf(playerId))
  expect(await refused(fixture.deposit(playerId, 1_000))).toMatchObject({
    code: 'ACCOUNT_LOCKED',
    params: { kind: 'break' },
  })
  fixture.clock.advance({ hours: 24 })
  await fixture.deposit(playerId, 1_000)
})
