import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type House, openHouse } from './house.fixture.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterEach(async () => {
  await house.verifyLedger()
})
afterAll(() => house.close())

/** By its sum, the sandbox charges it back after a minute. */
const doomed = { amount: '10777' }
const owed = () => house.books('house/receivables/sandbox')

test('takes back what was credited, once, and says so', async () => {
  const player = await house.newPlayer()
  const before = await owed()
  await player.pay()
  const { transactionId } = await player.pay(doomed)
  expect(await house.cash(player)).toBe(20_777)
  for (let i = 0; i < 3; i++) await house.pass({ minutes: 1 })
  expect(await player.status(transactionId)).toMatchObject({ status: 'CHARGED_BACK' })
  expect(await house.cash(player)).toBe(10_000)
  expect(await owed()).toBe(before)
  expect(await house.facts(player)).toEqual([
    'cashier.DepositApproved',
    'cashier.DepositApproved',
    'cashier.DepositChargedBack',
  ])
})

test('takes no more than there is: the rest is owed to the house, and no later deposit or win pays it', async () => {
  const player = await house.newVerifiedPlayer()
  const before = await owed()
  await player.pay(doomed)
  await player.withdraw({ amount: '8000' })
  for (let i = 0; i < 3; i++) await house.pass({ minutes: 1 })
  expect(await house.cash(player)).toBe(0)
  expect(await owed()).toBe(before - 8_000)
  await player.pay()
  for (let i = 0; i < 3; i++) await house.pass({ minutes: 1 })
  expect(await house.cash(player)).toBe(10_000)
  expect(await owed()).toBe(before - 8_000)
})

test('a player who owes has withdrawals looked at, however small', async () => {
  const player = await house.newVerifiedPlayer()
  await player.pay(doomed)
  await player.pay()
  await house.pass({ minutes: 2 })
  const { transactionId } = await player.withdraw({ amount: '1000' })
  await house.pass({ minutes: 2 })
  expect(await player.status(transactionId)).toMatchObject({ status: 'REQUESTED' })
  const waiting = (await house.cashier.backOffice.withdrawals()).find(({ id }) => id === transactionId)
  expect(waiting?.review).toEqual(['CHARGEBACK'])
})

test.each(['LATE', 'TWICE', 'NEVER', 'OUT OF ORDER', 'LOST REPLY'])(
  '%s: however it is heard of, it is taken back once',
  async (cardHolder) => {
    const player = await house.newPlayer()
    await player.pay()
    await player.pay({ ...doomed, cardHolder })
    for (let i = 0; i < 5; i++) await house.pass({ seconds: 50 })
    expect(await house.cash(player)).toBe(10_000)
  },
)

test('one that is heard of before the capture credits nothing, and nothing is taken', async () => {
  const player = await house.newPlayer()
  const { transactionId } = await player.pay({ ...doomed, cardHolder: 'LOST REPLY NEVER' })
  const lost = new Promise((resolve) => setTimeout(resolve, 300))
  await Promise.race([house.sandbox.supplier.capture(transactionId), lost])
  for (let i = 0; i < 3; i++) await house.pass({ minutes: 2 })
  expect(await house.history(transactionId)).toEqual([
    'request: created → authorising',
    'check: authorising → charged-back',
  ])
  expect(await house.cash(player)).toBe(0)
  expect((await player.net()).periods.map(({ deposits }) => deposits)).toEqual([0, 0, 0, 0, 0])
})
