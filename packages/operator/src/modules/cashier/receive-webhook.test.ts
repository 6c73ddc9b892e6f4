import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type CashierFixture, cards, openCashier } from './cashier.fixture.ts'
import { createPlayer } from './player.fixture.ts'

let fixture: CashierFixture
beforeAll(async () => {
  fixture = await openCashier()
})
afterEach(async () => {
  await fixture.verifyLedger()
})
afterAll(() => fixture.close())

const inbox = () => fixture.db.query<{ event_id: string }>('select event_id from cashier.webhook_inbox')

/** Pays through a cashier that waits long enough for the supplier also on a busy machine. */
const newPatientPlayer = async () =>
  createPlayer((await fixture.newPlayer()).playerId, fixture.build({ supplierTimeoutMs: 30_000 }))

test('EARLY: webhooks before the reply credit once, and the reply agrees', async () => {
  const player = await newPatientPlayer()
  const { status, transactionId } = await player.pay({ cardHolder: 'EARLY BIRD' })
  expect(status).toBe('APPROVED')
  expect(await fixture.history(transactionId)).toEqual([
    'request: created → authorising',
    'webhook: authorising → authorised',
    'webhook: authorised → captured',
  ])
  await fixture.pass({ minutes: 1 })
  expect(await fixture.cash(player)).toBe(10_000)
})

test.each(['LATE', 'TWICE', 'OUT OF ORDER', 'NEVER', 'LATE TWICE', 'EARLY TWICE OUT OF ORDER'])(
  '%s: however the webhooks come, a good card is credited once',
  async (cardHolder) => {
    const player = await newPatientPlayer()
    expect(await player.pay({ cardHolder })).toMatchObject({ status: 'APPROVED' })
    for (let i = 0; i < 4; i++) await fixture.pass({ seconds: 10 })
    expect(await fixture.cash(player)).toBe(10_000)
    expect(await fixture.facts(player)).toEqual(['cashier.DepositApproved'])
  },
)

test('OUT OF ORDER and LOST REPLY: a capture reported before its authorisation is credited', async () => {
  const player = await fixture.newPlayer()
  const { transactionId } = await player.pay({ cardHolder: 'OUT OF ORDER LOST REPLY' })
  await fixture.sandbox.supplier.status(transactionId)
  await expect(fixture.sandbox.supplier.capture(transactionId)).rejects.toThrow('lost')
  await fixture.deliver()
  expect(await fixture.history(transactionId)).toEqual([
    'request: created → authorising',
    'webhook: authorising → captured',
  ])
  await fixture.pass({ minutes: 1 })
  expect(await fixture.cash(player)).toBe(10_000)
})

test('TWICE: an event is handled once; the second delivery is accepted without effect', async () => {
  const player = await fixture.newPlayer()
  const before = (await inbox()).length
  await player.pay({ cardHolder: 'TWICE' })
  fixture.received.length = 0
  for (let i = 0; i < 3; i++) await fixture.pass({ seconds: 2 })
  expect(fixture.received).toHaveLength(4)
  expect(await inbox()).toHaveLength(before + 2)
})

test('concurrent copies of one webhook are handled once', async () => {
  const player = await fixture.newPlayer()
  const reply = await player.pay({ cardNumber: cards.confirms })
  await fixture.bank(reply.redirectUrl, 'accept')
  fixture.received.length = 0
  await fixture.deliver()
  const copies = Array.from({ length: 30 }, () => fixture.webhook.handler(fixture.raw(fixture.received[0] ?? {})))
  expect((await Promise.all(copies)).map(({ status }) => status)).toEqual(copies.map(() => 200))
  expect(await fixture.cash(player)).toBe(10_000)
})

test('concurrent different events of one deposit are all handled', async () => {
  for (let deposit = 0; deposit < 5; deposit++) {
    const player = await fixture.newPlayer()
    const { transactionId: reference } = await player.pay({ cardNumber: cards.confirms })
    const payment = { amount: 10_000, currency: 'JPY' }
    const messages = Array.from({ length: 8 }, (_, n) =>
      fixture.signed({ reference, payment: { ...payment, state: n % 2 ? 'captured' : 'authorised' } }),
    )
    const replies = await Promise.all(messages.map((message) => fixture.webhook.handler(message)))
    expect(replies.map(({ status }) => status)).toEqual(messages.map(() => 200))
    expect(await fixture.cash(player)).toBe(10_000)
  }
})

test('a webhook without a signature, with another key or another body, or replayed later, is refused and changes nothing', async () => {
  const player = await fixture.newPlayer()
  const { transactionId } = await player.pay({ cardNumber: cards.confirms })
  const rawBody = Buffer.from(
    JSON.stringify({
      id: 'evt_1',
      reference: transactionId,
      payment: { state: 'captured', amount: 10_000, currency: 'JPY' },
    }),
  )
  const other = await fixture.newPlayer()
  await other.pay()
  fixture.received.length = 0
  await fixture.deliver()
  const [genuine] = fixture.received
  const header = genuine?.headers['x-sandbox-signature']
  const forged = [
    {},
    { 'x-sandbox-signature': 't=1780272000,v1=' },
    { 'x-sandbox-signature': `t=1780272000,v1=${'0'.repeat(64)}` },
    { 'x-sandbox-signature': header },
  ]
  for (const headers of forged) {
    const { status, body } = await fixture.webhook.handler(fixture.raw({ rawBody, headers }))
    expect([status, JSON.parse(body).errors[0].code]).toEqual([401, 'SIGNATURE_INVALID'])
  }
  fixture.clock.advance({ minutes: 6 })
  expect((await fixture.webhook.handler(fixture.raw(genuine ?? {}))).status).toBe(401)
  expect(await fixture.cash(player)).toBe(0)
})

test('a webhook is sent again until it is accepted', async () => {
  const player = await fixture.newPlayer()
  const { redirectUrl } = await player.pay({ cardNumber: cards.confirms })
  await fixture.bank(redirectUrl, 'accept')
  let statuses = [500, 503]
  fixture.sandbox.deliverTo(
    async (delivery) => statuses.shift() ?? (await fixture.webhook.handler(fixture.raw(delivery))).status,
  )
  await fixture.deliver()
  expect(await fixture.cash(player)).toBe(0)
  for (let i = 0; i < 3; i++) {
    fixture.clock.advance({ seconds: 31 })
    await fixture.deliver()
  }
  statuses = []
  expect(await fixture.cash(player)).toBe(10_000)
})
