import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type CashierFixture, openCashier } from '../cashier.fixture.ts'

let fixture: CashierFixture
beforeAll(async () => {
  fixture = await openCashier()
})
afterEach(async () => {
  await fixture.verifyLedger()
})
afterAll(() => fixture.close())

/** The sandbox charges this sum back after a minute. */
const doomed = { amount: '10777' }
const owed = () => fixture.books('house/receivables/sandbox')

test('takes back the credited sum once, and publishes it', async () => {
  const player = await fixture.newPlayer()
  const before = await owed()
  await player.pay()
  const { transactionId } = await player.pay(doomed)
  expect(await fixture.cash(player)).toBe(20_777)
  for (let i = 0; i < 3; i++) await fixture.pass({ minutes: 1 })
  expect(await player.status(transactionId)).toMatchObject({ status: 'CHARGED_BACK' })
  expect(await fixture.cash(player)).toBe(10_000)
  expect(await owed()).toBe(before)
  expect(await fixture.facts(player)).toEqual([
    'cashier.DepositApproved',
    'cashier.DepositApproved',
    'cashier.DepositChargedBack',
  ])
})

test('takes no more than the balance: the rest is a receivable that no later deposit or win pays', async () => {
  const player = await fixture.newVerifiedPlayer()
  const before = await owed()
  await player.pay(doomed)
  await player.withdraw({ amount: '8000' })
  for (let i = 0; i < 3; i++) await fixture.pass({ minutes: 1 })
  expect(await fixture.cash(player)).toBe(0)
  expect(await owed()).toBe(before - 8_000)
  await player.pay()
  for (let i = 0; i < 3; i++) await fixture.pass({ minutes: 1 })
  expect(await fixture.cash(player)).toBe(10_000)
  expect(await owed()).toBe(before - 8_000)
})

test('a player with a receivable has every withdrawal reviewed, however small', async () => {
  const player = await fixture.newVerifiedPlayer()
  await player.pay(doomed)
  await player.pay()
  await fixture.pass({ minutes: 2 })
  const { transactionId } = await player.withdraw({ amount: '1000' })
  await fixture.pass({ minutes: 2 })
  expect(await player.status(transactionId)).toMatchObject({ status: 'REQUESTED' })
  const waiting = (await fixture.cashier.backOffice.withdrawals()).find(({ id }) => id === transactionId)
  expect(waiting?.review).toEqual(['CHARGEBACK'])
})

test.each(['LATE', 'TWICE', 'NEVER', 'OUT OF ORDER', 'LOST REPLY'])(
  '%s: it is taken back once, however it is reported',
  async (cardHolder) => {
    const player = await fixture.newPlayer()
    await player.pay()
    await player.pay({ ...doomed, cardHolder })
    for (let i = 0; i < 5; i++) await fixture.pass({ seconds: 50 })
    expect(await fixture.cash(player)).toBe(10_000)
  },
)

test('a chargeback reported before the capture credits and takes nothing', async () => {
  const player = await fixture.newPlayer()
  const { transactionId } = await player.pay({ ...doomed, cardHolder: 'LOST REPLY NEVER' })
  await expect(fixture.sandbox.supplier.capture(transactionId)).rejects.toThrow('lost')
  for (let i = 0; i < 3; i++) await fixture.pass({ minutes: 2 })
  expect(await fixture.history(transactionId)).toEqual([
    'request: created → authorising',
    'check: authorising → charged-back',
  ])
  expect(await fixture.cash(player)).toBe(0)
  expect((await player.net()).periods.map(({ deposits }) => deposits)).toEqual([0, 0, 0, 0, 0])
})
