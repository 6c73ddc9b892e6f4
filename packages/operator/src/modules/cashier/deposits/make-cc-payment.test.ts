import { refusalOf } from '@andon/tests/test-runtime'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type CashierFixture, cards, createPlayer, openCashier } from '../cashier.fixture.ts'

let fixture: CashierFixture
beforeAll(async () => {
  fixture = await openCashier()
})
afterEach(async () => {
  await fixture.verifyLedger()
})
afterAll(() => fixture.close())

test('a good card is credited at once, and the fact is published', async () => {
  const player = await fixture.newPlayer()
  const reply = await player.pay()
  expect(reply).toEqual({ success: true, transactionId: reply.transactionId, status: 'APPROVED' })
  expect(await fixture.cash(player)).toBe(10_000)
  expect(await fixture.facts(player)).toEqual(['cashier.DepositApproved'])
  expect(await player.status(reply.transactionId)).toMatchObject({ ...reply, amount: 10_000, currency: 'JPY' })
})

test.each([
  ['CARD_DECLINED', cards.declines],
  ['INSUFFICIENT_CARD_FUNDS', cards.noFunds],
] as const)('%s is a reply with its reason, and moves nothing', async (reason, cardNumber) => {
  const player = await fixture.newPlayer()
  const reply = await player.pay({ cardNumber })
  expect(reply).toMatchObject({ success: true, status: 'DECLINED', reason })
  await fixture.deliver()
  expect(await fixture.cash(player)).toBe(0)
  expect(await fixture.facts(player)).toEqual(['cashier.DepositDeclined'])
  expect(await player.status(reply.transactionId)).toMatchObject({ status: 'DECLINED', reason })
})

test.each([
  ['AMOUNT_OUT_OF_RANGE', 'amount', { amount: '499' }],
  ['AMOUNT_OUT_OF_RANGE', 'amount', { amount: '1000001' }],
  ['CARD_INVALID', 'expiryYear', { expiryYear: '2025' }],
  ['CARD_INVALID', 'expiryMonth', { expiryYear: '2026', expiryMonth: '4' }],
  ['CARD_INVALID', 'savedCardId', { savedCardId: `crd_${'0'.repeat(26)}` }],
  ['BONUS_UNKNOWN', 'bonusCode', { bonusCode: 'WELCOME' }],
] as const)('%s names %s, and the same key may be tried again', async (code, field, wrong) => {
  const player = await fixture.newPlayer()
  const idempotencyKey = `again-${code}-${JSON.stringify(wrong).length}`
  expect(await refusalOf(player.pay({ ...wrong, idempotencyKey }))).toMatchObject({ code, field })
  expect(await player.pay({ idempotencyKey })).toMatchObject({ status: 'APPROVED' })
  expect(await fixture.cash(player)).toBe(10_000)
})

test('the range includes both of its ends', async () => {
  const player = await fixture.newVerifiedPlayer()
  expect(await player.pay({ amount: '500' })).toMatchObject({ status: 'APPROVED' })
  expect(await player.pay({ amount: '1000000' })).toMatchObject({ status: 'APPROVED' })
  expect(await fixture.cash(player)).toBe(1_000_500)
})

test('fifty copies of one request make one deposit and get one reply', async () => {
  const player = await fixture.newPlayer()
  const patient = createPlayer(player.playerId, fixture.build({ supplierTimeoutMs: 30_000 }))
  const twins = Array.from({ length: 50 }, () => patient.pay({ idempotencyKey: 'twins-0001' }))
  const replies = await Promise.all(twins)
  expect(new Set(replies.map((reply) => JSON.stringify(reply))).size).toBe(1)
  expect(replies[0]).toMatchObject({ status: 'APPROVED' })
  expect(await fixture.cash(player)).toBe(10_000)
})

test('a repeated request gets the first reply, whatever has happened since', async () => {
  const player = await fixture.newPlayer()
  const request = { cardNumber: cards.confirms, idempotencyKey: 'repeat-0001' }
  const first = await player.pay(request)
  await fixture.bank(first.redirectUrl, 'accept')
  await fixture.deliver()
  expect(await player.status(first.transactionId)).toMatchObject({ status: 'APPROVED' })
  expect(await player.pay(request)).toEqual(first)
  expect(await fixture.cash(player)).toBe(10_000)
})

test.each([
  { amount: '20000' },
  { cardNumber: '5555555555554444' },
  { expiryMonth: '10' },
  { saveCard: 'true' as const },
])('a key used before with another request is refused: %o', async (changes) => {
  const player = await fixture.newPlayer()
  const idempotencyKey = 'conflict-0001'
  await player.pay({ idempotencyKey })
  expect(await refusalOf(player.pay({ idempotencyKey, ...changes }))).toMatchObject({ code: 'IDEMPOTENCY_CONFLICT' })
  expect(await fixture.cash(player)).toBe(10_000)
})

test('two players may use the same key', async () => {
  const [one, two] = [await fixture.newPlayer(), await fixture.newPlayer()]
  await Promise.all([one, two].map((player) => player.pay({ idempotencyKey: 'same-key-01' })))
  expect(await Promise.all([one, two].map(fixture.cash))).toEqual([10_000, 10_000])
})

test("another player's payment is unknown", async () => {
  const [mine, other] = [await fixture.newPlayer(), await fixture.newPlayer()]
  const { transactionId } = await mine.pay()
  expect(await refusalOf(other.status(transactionId))).toMatchObject({ code: 'PAYMENT_UNKNOWN' })
  expect(await refusalOf(mine.status(`dep_${'0'.repeat(26)}`))).toMatchObject({ code: 'PAYMENT_UNKNOWN' })
})

test('after twenty declined cards in an hour further ones are refused', async () => {
  const player = await fixture.newPlayer()
  for (let i = 0; i < 20; i++) await player.pay({ cardNumber: cards.declines })
  expect(await refusalOf(player.pay())).toMatchObject({ code: 'TOO_MANY_REQUESTS', retryAfterSeconds: 3600 })
  fixture.clock.advance({ minutes: 61 })
  expect(await player.pay()).toMatchObject({ status: 'APPROVED' })
})

test('a method without its supplier is not offered and accepts no payment', async () => {
  const { playerId } = await fixture.newPlayer()
  const player = createPlayer(playerId, fixture.build({ suppliers: [] }))
  expect(await player.methods()).toEqual({ success: true, methods: [], withdrawalMethods: [] })
  expect(await refusalOf(player.pay())).toMatchObject({ code: 'PAYMENT_METHOD_UNAVAILABLE' })
})

test('play money for the demo player is credited once, and counts as a deposit', async () => {
  const player = await fixture.newPlayer()
  const gift = { playerId: player.playerId, site: 'LEO', amount: 50_000 }
  for (let i = 0; i < 3; i++) await fixture.db.transaction((tx) => fixture.cashier.creditDemo(tx, gift))
  expect(await fixture.cash(player)).toBe(50_000)
  const { periods } = await player.net()
  expect(periods.map(({ deposits }) => deposits)).toEqual(periods.map(() => 50_000))
})
