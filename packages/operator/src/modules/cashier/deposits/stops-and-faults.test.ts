import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type CashierFixture, openCashier } from '../cashier.fixture.ts'
import { noLimits } from '../nothing-stops.fixture.ts'
import type { PaymentSupplier } from '../payment-supplier.ts'

/** Faults of a supplier, and crashes, around a deposit that is refused at capture. */

let fixture: CashierFixture
let isLocked = false
let changes: Partial<PaymentSupplier> = {}
const checkCapture = async () => (isLocked ? ({ code: 'ACCOUNT_LOCKED', params: { kind: 'lock' } } as const) : null)

beforeAll(async () => {
  fixture = await openCashier(
    { supplierTimeoutMs: 20_000 },
    {
      limits: () => ({ ...noLimits, checkCapture }),
      wrap: (supplier) => ({
        ...supplier,
        capture: (reference) => (changes.capture ?? supplier.capture)(reference),
        cancel: (reference) => (changes.cancel ?? supplier.cancel)(reference),
      }),
    },
  )
})
afterEach(async () => {
  isLocked = false
  changes = {}
  await fixture.verifyLedger()
})
afterAll(() => fixture.close())

const atSupplier = async (transactionId: string) => (await fixture.sandbox.supplier.status(transactionId)).state
const books = async () => [
  await fixture.books('house/payments/sandbox'),
  await fixture.books('house/unallocated/sandbox'),
]
const gone = () => Promise.reject(new Error('connection reset'))

test('a refused deposit whose cancellation gets no reply is cancelled by the jobs, also if the lock is over by then', async () => {
  const player = await fixture.newPlayer()
  isLocked = true
  changes = { cancel: gone }
  const { transactionId, status } = await player.pay()
  expect([status, await atSupplier(transactionId)]).toEqual(['DECLINED', 'authorised'])
  isLocked = false
  changes = {}
  await fixture.pass({ minutes: 1 })
  expect(await atSupplier(transactionId)).toBe('voided')
  expect(await player.status(transactionId)).toMatchObject({ status: 'DECLINED', reason: 'ACCOUNT_LOCKED' })
  expect([await fixture.cash(player), await fixture.facts(player)]).toEqual([0, ['cashier.DepositDeclined']])
})

test('a capture whose reply is lost is refused when it is found, if the player is locked by then', async () => {
  const player = await fixture.newPlayer()
  const before = await books()
  const { capture } = fixture.sandbox.supplier
  changes = { capture: (reference) => capture(reference).then(gone) }
  const { transactionId, status } = await player.pay({ cardHolder: 'NEVER' })
  expect([status, await atSupplier(transactionId)]).toEqual(['PENDING', 'captured'])
  isLocked = true
  await fixture.pass({ minutes: 1 })
  expect(await atSupplier(transactionId)).toBe('voided')
  expect(await player.status(transactionId)).toMatchObject({ status: 'DECLINED', reason: 'ACCOUNT_LOCKED' })
  expect([await fixture.cash(player), await books()]).toEqual([0, before])
})

test('money that the supplier captured by itself and cannot send back waits for the back office, and is credited only after the lock', async () => {
  const player = await fixture.newPlayer()
  const [held = 0] = await books()
  isLocked = true
  const { capture } = fixture.sandbox.supplier
  changes = { cancel: capture }
  const { transactionId } = await player.pay()
  expect(await player.status(transactionId)).toMatchObject({ status: 'PENDING', reason: 'ACCOUNT_LOCKED' })
  expect([await fixture.cash(player), await books()]).toEqual([0, [held - 10_000, 10_000]])
  const { backOffice } = fixture.cashier
  expect(await backOffice.depositsInReview()).toMatchObject([{ id: transactionId, reason: 'ACCOUNT_LOCKED' }])
  expect(await backOffice.credit(transactionId, 'ops')).toMatchObject({
    problem: expect.stringContaining('ACCOUNT_LOCKED'),
  })
  isLocked = false
  expect(await backOffice.credit(transactionId, 'ops')).toHaveProperty('payment')
  expect([await fixture.cash(player), await books()]).toEqual([10_000, [held - 10_000, 0]])
})

test('a stray transfer is not credited to a player who is locked', async () => {
  const player = await fixture.newPlayer()
  const { transfer } = await player.payByWallet({ paymentMethod: 'BANKTRANSFER' })
  const sent = { accountHolder: 'AKARI MORI', accountNumber: '1234567', amount: '8000', reference: 'AN-MIST-AKEN' }
  await fixture.bank(transfer?.pageUrl, 'accept', sent)
  await fixture.deliver()
  const { backOffice } = fixture.cashier
  const [receipt] = await backOffice.receipts()
  const credit = () => backOffice.creditReceipt(receipt?.id ?? '', { playerId: player.playerId, actor: 'ops' })
  isLocked = true
  expect(await credit()).toMatchObject({ problem: expect.stringContaining('ACCOUNT_LOCKED') })
  expect([await fixture.cash(player), (await backOffice.receipts()).length]).toEqual([0, 1])
  isLocked = false
  expect(await credit()).toHaveProperty('payment')
  expect(await fixture.cash(player)).toBe(8_000)
})

test('a voucher refused at capture can be used again', async () => {
  const player = await fixture.newPlayer()
  const redeem = () => player.payByWallet({ paymentMethod: 'VOUCHER', voucherCode: 'LAMP-10000-AGAIN1' })
  isLocked = true
  expect(await redeem()).toMatchObject({ status: 'DECLINED', reason: 'ACCOUNT_LOCKED' })
  isLocked = false
  expect(await redeem()).toMatchObject({ status: 'APPROVED' })
  expect(await fixture.cash(player)).toBe(10_000)
})
