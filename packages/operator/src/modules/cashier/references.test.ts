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
  const free = `dep_${'7'.repeat(26)}`
  const ids = [`dep_${'0'.repeat(18)}${deposit.slice(-8)}`, `dep_${'0'.repeat(18)}${withdrawal.slice(-8)}`, free]
  const newId = () => ids.shift() ?? free
  expect(await fixture.db.transaction((tx) => newPaymentId({ newId }, tx, 'dep'))).toBe(free)
  const taken = () => `dep_${'0'.repeat(18)}${deposit.slice(-8)}`
  await expect(fixture.db.transaction((tx) => newPaymentId({ newId: taken }, tx, 'dep'))).rejects.toThrow(
    'free reference',
  )
})

test('the database refuses a second payment with a reference', async () => {
  const player = await fixture.newPlayer()
  const { transactionId } = await player.pay()
  const twin = `dep_${'0'.repeat(18)}${transactionId.slice(-8)}`
  await expect(
    fixture.ownerDb.query(
      `insert into cashier.deposits (id, player_id, site, method, supplier, amount, currency, state, save_card, idempotency_key, request_hash,
         created_at, changed_at, check_at)
       select $1, player_id, site, method, supplier, amount, currency, 'created', false, 'another-key', request_hash, now(), now(), now()
       from cashier.deposits where id = $2`,
      [twin, transactionId],
    ),
  ).rejects.toThrow('deposits_by_reference')
})

test('the cashier knows the last credited deposit and how it was paid, not one that was declined', async () => {
  const player = await fixture.newPlayer()
  expect(await player.data()).not.toHaveProperty('lastDeposit')
  await player.pay({ amount: '7000', saveCard: 'true' })
  await player.pay({ amount: '9000', cardNumber: cards.declines })
  const { lastDeposit, methods } = await player.data()
  expect(lastDeposit).toEqual({ amount: 7000, paymentMethod: 'CREDITCARD', savedId: methods[0]?.savedCards[0]?.id })
})
