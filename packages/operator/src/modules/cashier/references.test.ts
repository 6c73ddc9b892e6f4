import { referenceOf } from '@andon/contract/reference'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CashierFixture, cards, openCashier } from './cashier.fixture.ts'
import { newPaymentId } from './new-payment-id.ts'

let fixture: CashierFixture
beforeAll(async () => {
  fixture = await openCashier()
})
afterAll(() => fixture.close())

test('a payment is found by its reference, however it is written', async () => {
  const player = await fixture.newPlayer()
  const { transactionId } = await player.pay()
  const reference = referenceOf(transactionId)
  for (const typed of [reference, ` ${reference.toLowerCase().replace('-', '')} `, transactionId])
    expect(await fixture.cashier.backOffice.payments(typed)).toMatchObject([{ kind: 'deposit', id: transactionId }])
  expect(await fixture.cashier.backOffice.payments('0000-0000')).toEqual([])
})

test('a new payment never gets the reference of another, in either direction', async () => {
  const player = await fixture.newVerifiedPlayer()
  const deposit = (await player.pay()).transactionId
  const { transactionId: withdrawal } = await player.withdraw()
  const [free, mine] = [`dep_1_${'7'.repeat(18)}`, { prefix: 'dep', playerId: 'ply_1' } as const]
  const ids = [`dep_1_${'0'.repeat(10)}${deposit.slice(-8)}`, `dep_1_${'0'.repeat(10)}${withdrawal.slice(-8)}`, free]
  const newId = () => ids.shift() ?? free
  expect(await fixture.db.transaction((tx) => newPaymentId({ newId }, tx, mine))).toBe(free)
  const taken = () => `dep_1_${'0'.repeat(10)}${deposit.slice(-8)}`
  await expect(fixture.db.transaction((tx) => newPaymentId({ newId: taken }, tx, mine))).rejects.toThrow(
    'free reference',
  )
})

test('the cashier knows the last credited deposit and how it was paid, not one that was declined', async () => {
  const player = await fixture.newPlayer()
  expect(await player.data()).not.toHaveProperty('lastDeposit')
  await player.pay({ amount: '7000', saveCard: 'true' })
  await player.pay({ amount: '9000', cardNumber: cards.declines })
  const { lastDeposit, methods } = await player.data()
  expect(lastDeposit).toEqual({ amount: 7000, paymentMethod: 'CREDITCARD', savedId: methods[0]?.savedCards[0]?.id })
})
