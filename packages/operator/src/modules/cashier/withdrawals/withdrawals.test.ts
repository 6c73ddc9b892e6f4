import type { Tx } from '@andon/platform/sql'
import { refusalOf } from '@andon/tests/test-runtime'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type CashierFixture, openCashier } from '../cashier.fixture.ts'

let fixture: CashierFixture
beforeAll(async () => {
  fixture = await openCashier()
})
afterEach(async () => {
  await fixture.verifyLedger()
})
afterAll(() => fixture.close())

const held = () => fixture.books('house/payments/held')

/** A verified player with 10,000 yen by card. */
async function newDepositor() {
  const player = await fixture.newVerifiedPlayer()
  await player.pay()
  return player
}
/** A player with a deposit large enough for withdrawals that need review. */
async function newBigDepositor() {
  const player = await fixture.newVerifiedPlayer()
  await player.pay({ amount: '100000' })
  return player
}

test('a small withdrawal is held at once and paid without review, back to the card the money came from', async () => {
  const player = await newDepositor()
  const before = await held()
  const reply = await player.withdraw()
  expect(reply).toEqual({ success: true, transactionId: reply.transactionId, status: 'REQUESTED' })
  expect(await fixture.cash(player)).toBe(6_000)
  expect(await held()).toBe(before + 4_000)
  expect((await player.data()).balance).toEqual({ withdrawable: 6_000, tiedToBonus: 0, held: 4_000 })
  await fixture.pass({ seconds: 1 })
  expect(await player.status(reply.transactionId)).toMatchObject({
    kind: 'withdrawal',
    status: 'PAID',
    amount: 4_000,
    destination: 'VISA •••• 1111',
    cancellable: false,
  })
  expect(await held()).toBe(before)
  expect((await fixture.facts(player)).slice(1)).toEqual([
    'cashier.WithdrawalRequested',
    'cashier.WithdrawalApproved',
    'cashier.WithdrawalPaid',
  ])
})

test('one that staff approve is paid at once, not by the next job', async () => {
  const owed: (() => void)[] = []
  const cashier = fixture.build({ later: (_afterMs, work) => owed.push(work) })
  const player = await newBigDepositor()
  const { transactionId } = await player.withdraw({ amount: '50000' })
  const staff = { actor: 'mori', via: 'key', roles: [], sessionHash: null } as const
  const approve = (tx: Tx) =>
    cashier.staffRoutes.approveWithdrawal(
      { payment: transactionId },
      { requestId: 'one', staff, tx, note: () => undefined },
    )
  await expect(
    fixture.db.transaction(async (tx) => {
      await approve(tx)
      throw new Error('rolled back')
    }),
  ).rejects.toThrow('rolled back')
  expect(owed).toEqual([])
  await fixture.db.transaction(approve)
  expect(owed).toHaveLength(1)
  for (const work of owed) work()
  await expect.poll(() => player.status(transactionId)).toMatchObject({ status: 'PAID' })
})

test('a larger one waits for an operator and is paid once after the approval', async () => {
  const player = await newBigDepositor()
  const { transactionId } = await player.withdraw({ amount: '50000' })
  await fixture.pass({ minutes: 30 })
  expect(await player.status(transactionId)).toMatchObject({ status: 'REQUESTED' })
  const { backOffice } = fixture.cashier
  expect((await backOffice.withdrawals()).find(({ id }) => id === transactionId)).toMatchObject({ review: ['AMOUNT'] })
  await Promise.all(Array.from({ length: 10 }, () => backOffice.approve(transactionId, 'ops')))
  expect(await player.status(transactionId)).toMatchObject({ status: 'APPROVED' })
  expect(await backOffice.refuse(transactionId, { actor: 'ops', note: 'too late' })).toHaveProperty('problem')
  await fixture.pass({ minutes: 1 })
  expect(await player.status(transactionId)).toMatchObject({ status: 'PAID' })
  expect(await fixture.cash(player)).toBe(50_000)
})

test('a refused one is returned in full with the reason, as a transaction of its own', async () => {
  const player = await newBigDepositor()
  const { transactionId } = await player.withdraw({ amount: '50000' })
  await fixture.cashier.backOffice.refuse(transactionId, { actor: 'ops', note: 'Please send a document first' })
  expect(await player.status(transactionId)).toMatchObject({
    status: 'REFUSED',
    reason: 'REFUSED_BY_OPERATOR',
    note: 'Please send a document first',
  })
  expect(await fixture.cash(player)).toBe(100_000)
  const lines = await fixture.wallet.history(fixture.db, {
    playerId: player.playerId,
    kinds: ['deposit', 'withdrawal', 'withdrawalReversal'],
    limit: 10,
    since: fixture.clock.now().subtract({ hours: 24 }),
  })
  expect(lines.map(({ kind, amount, reference }) => [kind, amount, reference === transactionId])).toEqual([
    ['withdrawalReversal', 50_000, true],
    ['withdrawal', -50_000, true],
    ['deposit', 100_000, false],
  ])
  expect(await fixture.cashier.backOffice.approve(transactionId, 'ops')).toHaveProperty('problem')
})

test('small ones are reviewed when their sum in a day exceeds the limit for payment without review', async () => {
  const player = await newBigDepositor()
  for (const amount of ['9000', '9000']) await player.withdraw({ amount })
  const { transactionId } = await player.withdraw({ amount: '9000' })
  await fixture.pass({ minutes: 1 })
  expect(await player.status(transactionId)).toMatchObject({ status: 'REQUESTED' })
})

test.each([
  ['113', 'FAILED', 'DESTINATION_CLOSED'],
  ['114', 'FAILED', 'PAYOUT_REJECTED'],
] as const)('a sum that ends in %s fails, and is returned', async (digits, status, reason) => {
  const player = await newDepositor()
  const { transactionId } = await player.withdraw({ amount: `4${digits}` })
  await fixture.pass({ seconds: 1 })
  expect(await player.status(transactionId)).toMatchObject({ status, reason })
  expect(await fixture.cash(player)).toBe(10_000)
})

test('one that the receiving bank sends back after payment is returned once', async () => {
  const player = await newDepositor()
  const { transactionId } = await player.withdraw({ amount: '4117' })
  await fixture.pass({ seconds: 1 })
  expect(await player.status(transactionId)).toMatchObject({ status: 'PAID' })
  for (let i = 0; i < 4; i++) await fixture.pass({ minutes: 1 })
  expect(await player.status(transactionId)).toMatchObject({ status: 'FAILED', reason: 'PAYOUT_REJECTED' })
  expect(await fixture.cash(player)).toBe(10_000)
})

test.each(['', 'LATE', 'TWICE', 'NEVER', 'OUT OF ORDER', 'EARLY', 'LOST REPLY', 'LOST REPLY NEVER'])(
  '%s: however the supplier tells of it, a slow payout is paid once',
  async (habit) => {
    const player = await fixture.newVerifiedPlayer()
    await player.pay({ cardHolder: `AKARI ${habit}` })
    for (let i = 0; i < 3; i++) await fixture.pass({ seconds: 30 })
    const { transactionId } = await player.withdraw({ amount: '4131' })
    for (let i = 0; i < 6; i++) await fixture.pass({ seconds: 30 })
    expect(await player.status(transactionId)).toMatchObject({ status: 'PAID' })
    expect(await fixture.cash(player)).toBe(5_869)
    const [paid] = await fixture.ownerDb.query<{ count: number }>(
      `select count(*)::int from wallet.transfers where key = 'withdrawal-paid/' || $1`,
      [transactionId],
    )
    expect(paid?.count).toBe(1)
  },
)

test('fifty copies of one request make one withdrawal and get one reply; fifty requests never exceed the balance', async () => {
  const player = await newDepositor()
  const twins = Array.from({ length: 50 }, () => player.withdraw({ idempotencyKey: 'withdrawal-twins' }))
  expect(new Set((await Promise.all(twins)).map((reply) => JSON.stringify(reply))).size).toBe(1)
  expect(await fixture.cash(player)).toBe(6_000)
  const many = Array.from({ length: 50 }, () => refusalOf(player.withdraw({ amount: '1000' })))
  const codes = (await Promise.all(many)).map(({ code }) => code)
  expect(codes.filter((code) => code === 'none')).toHaveLength(6)
  expect(new Set(codes)).toEqual(new Set(['none', 'INSUFFICIENT_FUNDS']))
  expect(await fixture.cash(player)).toBe(0)
  const other = player.withdraw({ idempotencyKey: 'withdrawal-twins', amount: '5000' })
  expect(await refusalOf(other)).toMatchObject({ code: 'IDEMPOTENCY_CONFLICT' })
})

test('two nodes that pay at the same time pay once', async () => {
  const players = await Promise.all(Array.from({ length: 5 }, newDepositor))
  for (const player of players) await player.withdraw()
  const nodes = [fixture.cashier, fixture.build()]
  await Promise.all(nodes.flatMap(({ jobs }) => jobs.map((job) => job.run())))
  await fixture.pass({ minutes: 1 })
  expect(await Promise.all(players.map(fixture.cash))).toEqual(players.map(() => 6_000))
})

test('a crash while the result is posted loses nothing: the supplier is asked again and does not pay twice', async () => {
  const player = await newDepositor()
  const { transactionId } = await player.withdraw()
  const crashing = fixture.build({
    wallet: { ...fixture.wallet, postBatch: () => Promise.reject(new Error('the machine is gone')) },
  })
  for (const job of crashing.jobs) await job.run()
  expect(await player.status(transactionId)).toMatchObject({ status: 'APPROVED' })
  await fixture.pass({ minutes: 1 })
  expect(await player.status(transactionId)).toMatchObject({ status: 'PAID' })
})

describe('before anything is held', () => {
  test.each([
    ['KYC_REQUIRED', 'identity', 'vrfn_init'],
    ['IDENTITY_FAILED', 'identity', 'vrfn_failed'],
    ['KYC_EXPIRED', 'identity', 'vrfn_expired'],
    ['ADDRESS_NOT_VERIFIED', 'address', 'vrfn_init'],
    ['ADDRESS_FAILED', 'address', 'vrfn_failed'],
  ] as const)('%s when the %s is %s, and the overview says so', async (code, type, status) => {
    const player = await newDepositor()
    await fixture.setProof(player.playerId, type, status)
    expect(await refusalOf(player.withdraw())).toMatchObject({ code })
    expect((await player.data()).verification).toMatchObject({ neededForWithdrawal: code })
    expect(await fixture.cash(player)).toBe(10_000)
  })

  test('more than the balance is refused with the balance, a sum outside the bounds with the bounds', async () => {
    const player = await newDepositor()
    expect(await refusalOf(player.withdraw({ amount: '10001' }))).toMatchObject({
      code: 'INSUFFICIENT_FUNDS',
      field: 'amount',
      params: { max: 10_000 },
    })
    expect(await refusalOf(player.withdraw({ amount: '999' }))).toMatchObject({ code: 'AMOUNT_OUT_OF_RANGE' })
  })

  test('a card or a wallet that never paid in cannot receive money', async () => {
    const player = await newDepositor()
    const unknown = [
      () => player.withdraw({ cardNumber: '5555555555554444', expiryMonth: '9', expiryYear: '2030' }),
      () => player.withdraw({ savedCardId: `crd_${'0'.repeat(26)}` }),
      () => player.withdrawByWallet({ paymentMethod: 'PAPERWALLET' }),
      () => player.withdrawByWallet({ paymentMethod: 'PAPERWALLET', savedAccountId: `acc_${'0'.repeat(26)}` }),
    ]
    for (const ask of unknown) expect(await refusalOf(ask())).toMatchObject({ code: 'PAYOUT_DESTINATION_UNKNOWN' })
    const other = await newDepositor()
    const [card] = (await other.methods()).withdrawalMethods[0]?.destinations ?? []
    expect(await refusalOf(player.withdraw({ savedCardId: card?.id }))).toMatchObject({ field: 'savedCardId' })
  })
})

describe('cancelling a withdrawal', () => {
  test('is not offered by default', async () => {
    const player = await newBigDepositor()
    const { transactionId } = await player.withdraw({ amount: '50000' })
    expect((await player.data()).withdrawalCancellable).toBe(false)
    expect(await refusalOf(player.cancel(transactionId))).toMatchObject({ code: 'WITHDRAWAL_NOT_CANCELLABLE' })
    const other = await newDepositor()
    expect(await refusalOf(other.cancel(transactionId))).toMatchObject({ code: 'PAYMENT_UNKNOWN' })
  })

  test('returns the money once where a jurisdiction allows it, until the withdrawal is approved', async () => {
    const lenient = await openCashier({ cancellableIn: () => true })
    const player = await lenient.newVerifiedPlayer()
    await player.pay({ amount: '100000' })
    const [one, two] = [await player.withdraw({ amount: '30000' }), await player.withdraw({ amount: '40000' })]
    expect((await player.data()).pending).toMatchObject([{ cancellable: true }, { cancellable: true }])
    await Promise.all(Array.from({ length: 10 }, () => player.cancel(one.transactionId)))
    expect(await lenient.cash(player)).toBe(60_000)
    await lenient.cashier.backOffice.approve(two.transactionId, 'ops')
    expect(await refusalOf(player.cancel(two.transactionId))).toMatchObject({ code: 'WITHDRAWAL_NOT_CANCELLABLE' })
    await lenient.verifyLedger()
    await lenient.close()
  })
})
