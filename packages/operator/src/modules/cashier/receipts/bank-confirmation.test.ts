import { hash } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type CashierFixture, cards, openCashier } from '../cashier.fixture.ts'

let fixture: CashierFixture
beforeAll(async () => {
  fixture = await openCashier()
})
afterEach(async () => {
  await fixture.verifyLedger()
})
afterAll(() => fixture.close())

test('a card that needs confirmation is pending with the page to open, and credited once confirmed', async () => {
  const player = await fixture.newPlayer()
  const reply = await player.pay({ cardNumber: cards.confirms, returnPath: '/ja/lobbies/slots?sort=AtoZ' })
  expect(reply).toMatchObject({ success: true, status: 'PENDING' })
  expect(reply.redirectUrl).toMatch(/^http:\/\/leo\.localhost:4000\/sandbox\/bank\/[\w-]{32}$/)
  expect(await player.status(reply.transactionId)).toMatchObject({ redirectUrl: reply.redirectUrl })
  const answer = await fixture.bank(reply.redirectUrl, 'accept')
  expect(answer.status).toBe(303)
  expect(answer.headers.location).toBe(`/ja/lobbies/slots?sort=AtoZ&transactionId=${reply.transactionId}`)
  await fixture.deliver()
  const status = await player.status(reply.transactionId)
  expect(status).toEqual({
    success: true,
    kind: 'deposit',
    paymentMethod: 'CREDITCARD',
    at: expect.any(String),
    transactionId: reply.transactionId,
    status: 'APPROVED',
    amount: 10_000,
    currency: 'JPY',
    source: 'VISA •••• 3220',
  })
  expect(await fixture.cash(player)).toBe(10_000)
})

test('refusing on the page declines the deposit', async () => {
  const player = await fixture.newPlayer()
  const { transactionId, redirectUrl } = await player.pay({ cardNumber: cards.confirms })
  expect((await fixture.bank(redirectUrl, 'refuse')).status).toBe(303)
  await fixture.deliver()
  expect(await player.status(transactionId)).toMatchObject({ status: 'DECLINED', reason: 'CONFIRMATION_REFUSED' })
  expect(await fixture.cash(player)).toBe(0)
})

test('the first answer counts', async () => {
  const player = await fixture.newPlayer()
  const { transactionId, redirectUrl } = await player.pay({ cardNumber: cards.confirms })
  await Promise.all([
    fixture.bank(redirectUrl, 'refuse'),
    ...Array.from({ length: 5 }, () => fixture.bank(redirectUrl, 'refuse')),
  ])
  await fixture.bank(redirectUrl, 'accept')
  await fixture.deliver()
  expect(await player.status(transactionId)).toMatchObject({ status: 'DECLINED' })
  expect(await fixture.cash(player)).toBe(0)
})

test('LATE: a confirmation whose webhook is late is credited once', async () => {
  const player = await fixture.newPlayer()
  const { transactionId, redirectUrl } = await player.pay({ cardNumber: cards.confirms, cardHolder: 'LATE' })
  await fixture.bank(redirectUrl, 'accept')
  await fixture.deliver()
  expect(await player.status(transactionId)).toMatchObject({ status: 'PENDING' })
  await fixture.pass({ seconds: 21 })
  await fixture.pass({ seconds: 21 })
  expect(await player.status(transactionId)).toMatchObject({ status: 'APPROVED' })
  expect(await fixture.cash(player)).toBe(10_000)
})

test.each(['', 'NEVER'])(
  'without an answer within 30 minutes it expires, and a later confirmation moves nothing %s',
  async (habit) => {
    const player = await fixture.newPlayer()
    const { transactionId, redirectUrl } = await player.pay({
      cardNumber: cards.confirms,
      cardHolder: `AKARI ${habit}`,
    })
    await fixture.pass({ minutes: 29 })
    expect(await player.status(transactionId)).toMatchObject({ status: 'PENDING' })
    await fixture.pass({ minutes: 2 })
    await fixture.pass({ minutes: 11 })
    await fixture.bank(redirectUrl, 'accept')
    await fixture.pass({ minutes: 11 })
    expect(await player.status(transactionId)).toMatchObject({ status: 'DECLINED', reason: 'CONFIRMATION_EXPIRED' })
    expect(await fixture.cash(player)).toBe(0)
  },
)

test('the page needs no script, posts only to itself, and is in both languages', async () => {
  const player = await fixture.newPlayer()
  const { redirectUrl } = await player.pay({ cardNumber: cards.confirms })
  const page = await fixture.bank(redirectUrl)
  expect(page.status).toBe(200)
  expect(page.body).toContain('<html lang="en">')
  expect(page.body).toContain('¥\u00a010,000')
  expect(page.body).not.toMatch(/<script|\son\w+=|style="/)
  const style = /<style>(.*)<\/style>/s.exec(page.body)?.[1] ?? ''
  expect(page.headers['content-security-policy']).toBe(
    `default-src 'none'; style-src 'sha256-${hash('sha256', style, 'base64')}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  )
  const authorisationId = new URL(redirectUrl ?? '').pathname.split('/').at(-1) ?? ''
  const [get] = fixture.sandbox.bankPages
  const japanese = await get?.handler(fixture.raw({ params: { authorisationId }, query: { language: 'ja' } }))
  expect(japanese?.body).toContain('<html lang="ja">')
  expect(japanese?.body).toContain('承認する')
})

test('an unknown page is 404, an answer that is neither accept nor refuse is 400, a repeated one redirects to the merchant', async () => {
  expect((await fixture.bank('http://leo.localhost/sandbox/bank/nothing')).status).toBe(404)
  expect((await fixture.bank('http://leo.localhost/sandbox/bank/nothing', 'accept')).status).toBe(404)
  const player = await fixture.newPlayer()
  const { redirectUrl } = await player.pay({ cardNumber: cards.confirms })
  expect((await fixture.bank(redirectUrl, 'perhaps' as 'accept')).status).toBe(400)
  await fixture.bank(redirectUrl, 'accept')
  expect((await fixture.bank(redirectUrl)).body).toMatch(
    /already ended.*href="\/en\/account\/cashier\?transactionId=dep_/s,
  )
})

test.each(['/.//evil.example/', '/..//evil.example', '/%2e//evil.example'])(
  'the page redirects to a path of the operator only, not to %s',
  async (returnPath) => {
    const player = await fixture.newPlayer()
    const { redirectUrl } = await player.pay({ cardNumber: cards.confirms, returnPath })
    const { headers } = await fixture.bank(redirectUrl, 'accept')
    expect(new URL(headers.location ?? '', 'http://leo.localhost:4000').origin).toBe('http://leo.localhost:4000')
  },
)
