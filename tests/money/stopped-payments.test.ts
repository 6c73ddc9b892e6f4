import { randomUUID } from 'node:crypto'
import { type Browser, createBrowser } from '@andon/tests/browser'
import { startServer, type TestServer } from '@andon/tests/server'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

/** The supplier's pages were open before the player was stopped, and are answered afterwards. */

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterEach(async () => {
  expect(await server.app.operator.wallet.verify(server.db)).toMatchObject({ clean: true })
})
afterAll(() => server.close())

const typed = { cardHolder: 'HANA YAMADA', expiryMonth: '12', expiryYear: '2039', cvv: '123' }
const money = (more = {}) => ({ amount: 5000, currency: 'JPY', idempotencyKey: randomUUID(), ...more })

/** Opens a payment of 5,000 yen and returns how to pay it on the supplier's page. */
const pages = {
  'hosted card': async (player: Browser) => {
    const { body } = await player.post('/ajax/cashier/getThirdPartyHostedUri', money())
    return { ...body, url: body.hostedUri, fields: { cardNumber: '4111111111111111', ...typed } }
  },
  wallet: async (player: Browser) => {
    const { body } = await player.post('/ajax/cashier/makeWalletPayment', money({ paymentMethod: 'PAPERWALLET' }))
    return { ...body, url: body.redirectUrl, fields: { account: `${randomUUID()}@paper.example` } }
  },
  '3-D Secure': async (player: Browser) => {
    const { body } = await player.deposit(5000, { cardNumber: '4000000000003220' })
    return { ...body, url: body.redirectUrl, fields: {} }
  },
  transfer: async (player: Browser) => {
    const { body } = await player.post('/ajax/cashier/makeWalletPayment', money({ paymentMethod: 'BANKTRANSFER' }))
    return { ...body, url: body.transfer.pageUrl, fields: { amount: '5000', accountHolder: 'HANA YAMADA' } }
  },
}

interface Opened {
  readonly transactionId: string
  readonly url: string
  readonly fields: Record<string, string>
}

async function openAll() {
  const browser = createBrowser(server.origin)
  const credentials = await browser.register()
  const opened: Record<string, Opened> = {}
  for (const [name, open] of Object.entries(pages)) opened[name] = await open(browser)
  return { browser, credentials, opened }
}

/** The page is the supplier's: answering it needs no session with us. */
const answer = ({ url, fields }: Opened) =>
  createBrowser(server.origin).post(new URL(url).pathname, { answer: 'accept', ...fields })

async function expectRefused(browser: Browser, opened: Record<string, Opened>, reason: string): Promise<void> {
  for (const [name, payment] of Object.entries(opened)) {
    const { transactionId } = payment
    const page = await answer(payment)
    if (name !== 'transfer')
      expect([page.status, page.body]).toEqual([200, expect.stringContaining('取り消されました')])
    const status = async () => (await browser.post('/ajax/cashier/gettransationStatus', { transactionId })).body
    const expected = name === 'transfer' ? 'PENDING' : 'DECLINED'
    await expect.poll(status).toMatchObject({ status: expected, reason })
  }
  expect((await browser.get('/ajax/profile/getBalance')).body.cash).toBe(0)
  const transfer = opened.transfer?.transactionId ?? ''
  const { backOffice } = server.app.operator.cashier
  expect(await backOffice.depositsInReview()).toContainEqual(expect.objectContaining({ id: transfer, reason }))
  expect(await backOffice.credit(transfer, 'ops')).toMatchObject({ problem: expect.stringContaining(reason) })
  expect(await backOffice.giveBack(transfer, 'ops')).toHaveProperty('payment')
}

test('pages that were open when the account was locked accept no payment and show that', async () => {
  const { browser, credentials, opened } = await openAll()
  expect((await browser.post('/ajax/ResponsibleGaming/lockAccount', { days: 365 })).status).toBe(200)
  const restricted = createBrowser(server.origin)
  await restricted.get('/ajax/login/status')
  const { email, password } = credentials
  await restricted.post('/ajax/login', { email, password, withdrawalOnly: 'true' })
  await expectRefused(restricted, opened, 'ACCOUNT_LOCKED')
  const mails = async () => {
    const { messages } = (await restricted.get('/sandbox/outbox', { to: email })).body
    return messages.map(({ subject }: { subject: string }) => subject)
  }
  const declined = '入金が完了しませんでした'
  const held = '入金をお受けできないため、返金します'
  await expect.poll(mails).toEqual(expect.arrayContaining([declined, declined, declined, held]))
})

test('a lowered deposit limit stops deposits that were opened under the higher one', async () => {
  const { browser, opened } = await openAll()
  const limit = { limitType: 'deposit', amount: 1000, period: 1 }
  expect((await browser.post('/ajax/ResponsibleGaming/setLimits', limit)).status).toBe(200)
  await expectRefused(browser, opened, 'LIMIT_REACHED')
  const { limits } = (await browser.get('/ajax/balance/getDepositLimit')).body
  expect(limits).toMatchObject([{ amount: 1000, used: 0 }])
})
