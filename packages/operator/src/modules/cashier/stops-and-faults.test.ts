import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type House, openHouse } from './house.fixture.ts'
import { noLimits } from './nothing-stops.fixture.ts'
import type { PaymentSupplier } from './payment-supplier.ts'

/** What a supplier or a crash can do to a deposit that is refused at capture. */

let house: House
let isLocked = false
let changes: Partial<PaymentSupplier> = {}
const checkCapture = async () => (isLocked ? ({ code: 'ACCOUNT_LOCKED', params: { kind: 'lock' } } as const) : null)

beforeAll(async () => {
  house = await openHouse(
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
  await house.verifyLedger()
})
afterAll(() => house.close())

const atSupplier = async (transactionId: string) => (await house.sandbox.supplier.status(transactionId)).state
const books = async () => [await house.books('house/payments/sandbox'), await house.books('house/unallocated/sandbox')]
const gone = () => Promise.reject(new Error('connection reset'))

test('a refused deposit whose cancellation is not answered is cancelled by the jobs, also when the lock is over by then', async () => {
  const player = await house.newPlayer()
  isLocked = true
  changes = { cancel: gone }
  const { transactionId, status } = await player.pay()
  expect([status, await atSupplier(transactionId)]).toEqual(['DECLINED', 'authorised'])
  isLocked = false
  changes = {}
  await house.pass({ minutes: 1 })
  expect(await atSupplier(transactionId)).toBe('voided')
  expect(await player.status(transactionId)).toMatchObject({ status: 'DECLINED', reason: 'ACCOUNT_LOCKED' })
  expect([await house.cash(player), await house.facts(player)]).toEqual([0, ['cashier.DepositDeclined']])
})

test('a capture whose answer is lost is refused when it is heard of, if the player is locked by then', async () => {
  const player = await house.newPlayer()
  const before = await books()
  const { capture } = house.sandbox.supplier
  changes = { capture: (reference) => capture(reference).then(gone) }
  const { transactionId, status } = await player.pay({ cardHolder: 'NEVER' })
  expect([status, await atSupplier(transactionId)]).toEqual(['PENDING', 'captured'])
  isLocked = true
  await house.pass({ minutes: 1 })
  expect(await atSupplier(transactionId)).toBe('voided')
  expect(await player.status(transactionId)).toMatchObject({ status: 'DECLINED', reason: 'ACCOUNT_LOCKED' })
  expect([await house.cash(player), await books()]).toEqual([0, before])
})

test('what the supplier captured by itself and cannot send back is held for the back office, and credited only when the lock is over', async () => {
  const player = await house.newPlayer()
  const [held = 0] = await books()
  isLocked = true
  const { capture } = house.sandbox.supplier
  changes = { cancel: capture }
  const { transactionId } = await player.pay()
  expect(await player.status(transactionId)).toMatchObject({ status: 'PENDING', reason: 'ACCOUNT_LOCKED' })
  expect([await house.cash(player), await books()]).toEqual([0, [held - 10_000, 10_000]])
  const { backOffice } = house.cashier
  expect(await backOffice.depositsInReview()).toMatchObject([{ id: transactionId, reason: 'ACCOUNT_LOCKED' }])
  expect(await backOffice.credit(transactionId, 'ops')).toMatchObject({
    problem: expect.stringContaining('ACCOUNT_LOCKED'),
  })
  isLocked = false
  expect(await backOffice.credit(transactionId, 'ops')).toHaveProperty('payment')
  expect([await house.cash(player), await books()]).toEqual([10_000, [held - 10_000, 0]])
})

test('a stray transfer is not credited to a player who is locked', async () => {
  const player = await house.newPlayer()
  const { transfer } = await player.payByWallet({ paymentMethod: 'BANKTRANSFER' })
  const sent = { accountHolder: 'AKARI MORI', accountNumber: '1234567', amount: '8000', reference: 'AN-MIST-AKEN' }
  await house.bank(transfer?.pageUrl, 'accept', sent)
  await house.deliver()
  const { backOffice } = house.cashier
  const [receipt] = await backOffice.receipts()
  const credit = () => backOffice.creditReceipt(receipt?.id ?? '', { playerId: player.playerId, actor: 'ops' })
  isLocked = true
  expect(await credit()).toMatchObject({ problem: expect.stringContaining('ACCOUNT_LOCKED') })
  expect([await house.cash(player), (await backOffice.receipts()).length]).toEqual([0, 1])
  isLocked = false
  expect(await credit()).toHaveProperty('payment')
  expect(await house.cash(player)).toBe(8_000)
})

test('a voucher that is refused at capture is good again', async () => {
  const player = await house.newPlayer()
  const redeem = () => player.payByWallet({ paymentMethod: 'VOUCHER', voucherCode: 'LAMP-10000-AGAIN1' })
  isLocked = true
  expect(await redeem()).toMatchObject({ status: 'DECLINED', reason: 'ACCOUNT_LOCKED' })
  isLocked = false
  expect(await redeem()).toMatchObject({ status: 'APPROVED' })
  expect(await house.cash(player)).toBe(10_000)
})
