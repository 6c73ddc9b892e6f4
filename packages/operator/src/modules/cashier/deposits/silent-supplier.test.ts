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

test('LOST REPLY: a deposit without replies is pending, and credited once by the webhook', async () => {
  const player = await fixture.newPlayer()
  const reply = await player.pay({ cardHolder: 'LOST REPLY' })
  expect(reply).toMatchObject({ status: 'PENDING' })
  expect(await fixture.cash(player)).toBe(0)
  await fixture.deliver() // authorised; the reply to the capture is lost too, but its webhook arrives
  await fixture.deliver()
  expect(await fixture.cash(player)).toBe(10_000)
  await fixture.pass({ minutes: 5 })
  expect(await fixture.cash(player)).toBe(10_000)
})

test('a supplier that does not reply in time leaves the deposit pending', async () => {
  const slow = fixture.build({
    suppliers: [{ ...fixture.sandbox.supplier, authorise: () => new Promise(() => undefined) }],
    supplierTimeoutMs: 1000,
  })
  const player = await fixture.newPlayer()
  expect(await createPlayer(player.playerId, slow).pay()).toMatchObject({ status: 'PENDING' })
})

test('LOST REPLY and NEVER: without reply and webhook the status check finds the money', async () => {
  const player = await fixture.newPlayer()
  const { transactionId } = await player.pay({ cardHolder: 'LOST REPLY NEVER' })
  await fixture.pass({ seconds: 5 })
  expect(await player.status(transactionId)).toMatchObject({ status: 'PENDING' })
  await fixture.pass({ minutes: 1 }) // authorised; captured, the reply lost
  await fixture.pass({ minutes: 1 })
  expect(await fixture.history(transactionId)).toEqual([
    'request: created → authorising',
    'check: authorising → authorised',
    'check: authorised → captured',
  ])
  expect(await fixture.cash(player)).toBe(10_000)
  expect(await fixture.facts(player)).toEqual(['cashier.DepositApproved'])
})

test('LOST REPLY on a declined card: the status check finds the reason', async () => {
  const player = await fixture.newPlayer()
  const { transactionId } = await player.pay({ cardNumber: cards.noFunds, cardHolder: 'NEVER LOST REPLY' })
  await fixture.pass({ minutes: 1 })
  expect(await player.status(transactionId)).toMatchObject({ status: 'DECLINED', reason: 'INSUFFICIENT_CARD_FUNDS' })
})

test('a status request for a pending payment also asks the supplier', async () => {
  const player = await fixture.newPlayer()
  const { transactionId, redirectUrl } = await player.pay({ cardNumber: cards.confirms, cardHolder: 'NEVER' })
  await fixture.bank(redirectUrl, 'accept')
  expect(await player.status(transactionId)).toMatchObject({ status: 'PENDING' })
  fixture.clock.advance({ seconds: 11 })
  expect(await player.status(transactionId)).toMatchObject({ status: 'APPROVED' })
  expect(await fixture.cash(player)).toBe(10_000)
})

test('a supplier that is down declines the deposit before any money can move', async () => {
  const down = fixture.build({
    suppliers: [{ ...fixture.sandbox.supplier, tokenise: () => Promise.reject(new Error('no route to host')) }],
  })
  const player = await fixture.newPlayer()
  const reply = await createPlayer(player.playerId, down).pay()
  expect(reply).toMatchObject({ status: 'DECLINED', reason: 'SUPPLIER_UNAVAILABLE' })
  await fixture.pass({ minutes: 30 })
  expect(await fixture.cash(player)).toBe(0)
})

test('an authorisation request that never arrived is given up after two minutes, not before', async () => {
  const lossy = fixture.build({
    suppliers: [{ ...fixture.sandbox.supplier, authorise: () => Promise.reject(new Error('connection reset')) }],
  })
  const player = await fixture.newPlayer()
  const { transactionId, status } = await createPlayer(player.playerId, lossy).pay()
  expect(status).toBe('PENDING')
  await fixture.pass({ minutes: 1 })
  expect(await player.status(transactionId)).toMatchObject({ status: 'PENDING' })
  await fixture.pass({ minutes: 2 })
  expect(await player.status(transactionId)).toMatchObject({ status: 'DECLINED', reason: 'SUPPLIER_UNAVAILABLE' })
})

test('a crash between capture and credit loses nothing: the next check credits the money', async () => {
  const crashing = fixture.build({
    wallet: { ...fixture.wallet, postBatch: () => Promise.reject(new Error('the machine is gone')) },
  })
  const player = await fixture.newPlayer()
  await expect(createPlayer(player.playerId, crashing).pay({ idempotencyKey: 'crash-0001' })).rejects.toThrow(/gone/)
  expect(await fixture.cash(player)).toBe(0)
  await fixture.pass({ minutes: 1 })
  expect(await fixture.cash(player)).toBe(10_000)
  expect(await fixture.facts(player)).toEqual(['cashier.DepositApproved'])
  expect(await player.pay({ idempotencyKey: 'crash-0001' })).toMatchObject({ status: 'APPROVED' })
  expect(await fixture.cash(player)).toBe(10_000)
})

test("the same request after a crash gets the deposit's current state", async () => {
  const crashing = fixture.build({
    wallet: { ...fixture.wallet, postBatch: () => Promise.reject(new Error('the machine is gone')) },
  })
  const player = await fixture.newPlayer()
  await expect(createPlayer(player.playerId, crashing).pay({ idempotencyKey: 'crash-0002' })).rejects.toThrow(/gone/)
  fixture.clock.advance({ seconds: 15 })
  expect(await player.pay({ idempotencyKey: 'crash-0002' })).toMatchObject({ status: 'APPROVED' })
  expect(await fixture.cash(player)).toBe(10_000)
})

test('two nodes that check at the same time credit once', async () => {
  const players = await Promise.all(Array.from({ length: 6 }, () => fixture.newPlayer()))
  await Promise.all(players.map((player) => player.pay({ cardHolder: 'LOST REPLY NEVER' })))
  for (let i = 0; i < 3; i++) {
    fixture.clock.advance({ minutes: 1 })
    await Promise.all([fixture.cashier, fixture.build()].flatMap(({ jobs }) => jobs.map((job) => job.run())))
  }
  expect(await Promise.all(players.map(fixture.cash))).toEqual(players.map(() => 10_000))
})

test('a supplier that reports another sum than requested moves nothing', async () => {
  const lying = fixture.build({
    suppliers: [
      { ...fixture.sandbox.supplier, capture: async () => ({ state: 'captured', amount: 99_999, currency: 'JPY' }) },
    ],
  })
  const player = await fixture.newPlayer()
  await expect(createPlayer(player.playerId, lying).pay()).rejects.toThrow(/reports the requested sum/)
  expect(await fixture.cash(player)).toBe(0)
})
