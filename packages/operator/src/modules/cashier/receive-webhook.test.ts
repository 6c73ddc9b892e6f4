import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { cards, type House, openHouse } from './house.fixture.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterEach(async () => {
  await house.verifyLedger()
})
afterAll(() => house.close())

const inbox = () => house.db.query<{ event_id: string }>('select event_id from cashier.webhook_inbox')

test('EARLY: webhooks that come before the reply credit once, and the reply agrees', async () => {
  const player = await house.newPlayer()
  const { status, transactionId } = await player.pay({ cardHolder: 'EARLY BIRD' })
  expect(status).toBe('APPROVED')
  expect(await house.history(transactionId)).toEqual([
    'request: created → authorising',
    'webhook: authorising → authorised',
    'webhook: authorised → captured',
  ])
  await house.pass({ minutes: 1 })
  expect(await house.cash(player)).toBe(10_000)
})

test.each(['LATE', 'TWICE', 'OUT OF ORDER', 'NEVER', 'LATE TWICE', 'EARLY TWICE OUT OF ORDER'])(
  '%s: however the webhooks come, a good card is credited once',
  async (cardHolder) => {
    const player = await house.newPlayer()
    expect(await player.pay({ cardHolder })).toMatchObject({ status: 'APPROVED' })
    for (let i = 0; i < 4; i++) await house.pass({ seconds: 10 })
    expect(await house.cash(player)).toBe(10_000)
    expect(await house.facts(player)).toEqual(['cashier.DepositApproved'])
  },
)

test('OUT OF ORDER and LOST REPLY: the capture is heard of before the authorisation, and credited', async () => {
  const player = await house.newPlayer()
  const { transactionId } = await player.pay({ cardHolder: 'OUT OF ORDER LOST REPLY' })
  await house.sandbox.supplier.status(transactionId)
  await Promise.race([
    house.sandbox.supplier.capture(transactionId),
    new Promise((resolve) => setTimeout(resolve, 300)),
  ])
  await house.deliver()
  expect(await house.history(transactionId)).toEqual([
    'request: created → authorising',
    'webhook: authorising → captured',
  ])
  await house.pass({ minutes: 1 })
  expect(await house.cash(player)).toBe(10_000)
})

test('TWICE: an event is taken in once, its second coming is accepted without effect', async () => {
  const player = await house.newPlayer()
  const before = (await inbox()).length
  await player.pay({ cardHolder: 'TWICE' })
  house.received.length = 0
  for (let i = 0; i < 3; i++) await house.pass({ seconds: 2 })
  expect(house.received).toHaveLength(4)
  expect(await inbox()).toHaveLength(before + 2)
})

test('twins of one webhook at the same time are taken in once', async () => {
  const player = await house.newPlayer()
  const reply = await player.pay({ cardNumber: cards.confirms })
  await house.bank(reply.redirectUrl, 'accept')
  house.received.length = 0
  await house.deliver()
  const copies = Array.from({ length: 30 }, () => house.webhook.handler(house.raw(house.received[0] ?? {})))
  expect((await Promise.all(copies)).map(({ status }) => status)).toEqual(copies.map(() => 200))
  expect(await house.cash(player)).toBe(10_000)
})

test('different messages of one deposit at the same time are all taken in at once', async () => {
  for (let deposit = 0; deposit < 5; deposit++) {
    const player = await house.newPlayer()
    const { transactionId: reference } = await player.pay({ cardNumber: cards.confirms })
    const payment = { amount: 10_000, currency: 'JPY' }
    const messages = Array.from({ length: 8 }, (_, n) =>
      house.signed({ reference, payment: { ...payment, state: n % 2 ? 'captured' : 'authorised' } }),
    )
    const replies = await Promise.all(messages.map((message) => house.webhook.handler(message)))
    expect(replies.map(({ status }) => status)).toEqual(messages.map(() => 200))
    expect(await house.cash(player)).toBe(10_000)
  }
})

test('a webhook without a signature, with another key or another body, or played again later, is refused and changes nothing', async () => {
  const player = await house.newPlayer()
  const { transactionId } = await player.pay({ cardNumber: cards.confirms })
  const rawBody = Buffer.from(
    JSON.stringify({
      id: 'evt_1',
      reference: transactionId,
      payment: { state: 'captured', amount: 10_000, currency: 'JPY' },
    }),
  )
  const other = await house.newPlayer()
  await other.pay()
  house.received.length = 0
  await house.deliver()
  const [genuine] = house.received
  const header = genuine?.headers['x-sandbox-signature']
  const forged = [
    {},
    { 'x-sandbox-signature': 't=1780272000,v1=' },
    { 'x-sandbox-signature': `t=1780272000,v1=${'0'.repeat(64)}` },
    { 'x-sandbox-signature': header },
  ]
  for (const headers of forged) {
    const { status, body } = await house.webhook.handler(house.raw({ rawBody, headers }))
    expect([status, JSON.parse(body).errors[0].code]).toEqual([401, 'SIGNATURE_INVALID'])
  }
  house.clock.advance({ minutes: 6 })
  expect((await house.webhook.handler(house.raw(genuine ?? {}))).status).toBe(401)
  expect(await house.cash(player)).toBe(0)
})

test('a webhook that is not accepted is sent again until it is', async () => {
  const player = await house.newPlayer()
  const { redirectUrl } = await player.pay({ cardNumber: cards.confirms })
  await house.bank(redirectUrl, 'accept')
  let answers = [500, 503]
  house.sandbox.deliverTo(
    async (delivery) => answers.shift() ?? (await house.webhook.handler(house.raw(delivery))).status,
  )
  await house.deliver()
  expect(await house.cash(player)).toBe(0)
  for (let i = 0; i < 3; i++) {
    house.clock.advance({ seconds: 31 })
    await house.deliver()
  }
  answers = []
  expect(await house.cash(player)).toBe(10_000)
})
