import { randomUUID } from 'node:crypto'
import { referenceOf } from '@andon/contract/reference'
import { type Browser, createBrowser } from '@andon/tests/browser'
import { operatorCommand } from '@andon/tests/operator-command'
import { startServer, type TestServer } from '@andon/tests/server'
import { verifyPlayer } from '@andon/tests/verify-player'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterEach(async () => {
  expect(await server.app.operator.wallet.verify(server.db)).toMatchObject({ clean: true })
})
afterAll(() => server.close())

/** Runs an operator command. */
const operator = (...words: string[]) => operatorCommand(server, words)

/** Pays what is approved. A withdrawal that the server's own job of the minute has begun to pay is left to that. */
async function payWithdrawals(): Promise<void> {
  await server.app.operator.cashier.jobs.find(({ name }) => name === 'cashier.payWithdrawals')?.run()
}

const cash = async (browser: Browser) => (await browser.get('/ajax/profile/getBalance')).body.cash
const withdrawal = (amount: number, more = {}) => ({
  amount,
  currency: 'JPY',
  paymentMethod: 'CREDITCARD',
  idempotencyKey: randomUUID(),
  ...more,
})
const status = async (browser: Browser, transactionId: string) =>
  (await browser.post('/ajax/cashier/gettransationStatus', { transactionId })).body

test('from the first deposit to the withdrawal to the card, with documents and an operator’s approval', async () => {
  const browser = createBrowser(server.origin)
  await browser.register()
  await browser.deposit(100_000)
  const early = await browser.post('/ajax/cashier/makeCCWithdrawal', withdrawal(60_000))
  expect(early).toMatchObject({ status: 422, body: { errors: [{ errorCode: '100146', code: 'KYC_REQUIRED' }] } })
  await verifyPlayer(server, browser)
  const first = await browser.post('/ajax/cashier/makeCCWithdrawal', withdrawal(60_000))
  expect(first.body).toMatchObject({ success: true, status: 'REQUESTED' })
  const second = await browser.post('/ajax/cashier/makeCCWithdrawal', withdrawal(30_000))
  expect(await cash(browser)).toBe(10_000)
  const list = await operator('withdrawals', 'list')
  expect(list).toContain(first.body.transactionId)
  expect(list).toContain('AMOUNT')
  const reference = referenceOf(first.body.transactionId)
  expect(list).toContain(reference)
  expect(await operator('payments', reference.toLowerCase())).toMatch(
    new RegExp(`^${reference} {2}${first.body.transactionId} {2}withdrawal {2}requested .* 60000 JPY .*player .* ply_`),
  )
  expect(await operator('payments', first.body.transactionId)).toBe(await operator('payments', reference))
  await expect(operator('payments', '0000-0000')).rejects.toThrow('there is no payment 0000-0000')
  expect(await operator('withdrawals', 'approve', reference)).toMatch(/is approved$/)
  await operator('withdrawals', 'refuse', second.body.transactionId, 'please', 'ask', 'again')
  await payWithdrawals()
  const paid = { status: 'PAID', kind: 'withdrawal' }
  await expect.poll(() => status(browser, first.body.transactionId)).toMatchObject(paid)
  expect(await status(browser, second.body.transactionId)).toMatchObject({
    status: 'REFUSED',
    note: 'please ask again',
  })
  expect(await cash(browser)).toBe(40_000)
  const criteria = JSON.stringify({ range: '7Days' })
  const { body } = await browser.post('/ajax/Report/getTransactionHistory', { criteria })
  const types = body.transactions.map(({ type, amount }: { type: string; amount: number }) => [type, amount])
  expect(types).toHaveLength(4) // the command uses another clock than the test, so the order is not checked
  expect(types).toEqual(
    expect.arrayContaining([
      ['cashoutReversal', 30_000],
      ['withdraw', -30_000],
      ['withdraw', -60_000],
      ['realCashDeposit', 100_000],
    ]),
  )
})

test('the overview has what the page shows, and a small withdrawal is approved automatically', async () => {
  const browser = createBrowser(server.origin)
  await browser.register()
  await browser.deposit(10_000)
  await verifyPlayer(server, browser)
  const { body } = await browser.post('/ajax/cashier/makeCCWithdrawal', withdrawal(4_131))
  const data = (await browser.get('/ajax/cashier/getCashierData')).body
  expect(data).toMatchObject({
    success: true,
    currency: 'JPY',
    balance: { withdrawable: 5_869, tiedToBonus: 0, held: 4_131 },
    withdrawalCancellable: false,
    verification: { identityStatus: 'vrfn_verified', addressStatus: 'vrfn_verified' },
    pending: [{ transactionId: body.transactionId, kind: 'withdrawal' }],
  })
  expect(data.methods).toHaveLength(4)
  expect(data.withdrawalMethods[0].destinations).toMatchObject([{ label: 'VISA •••• 1111', netDeposited: 5_869 }])
})

test('a locked player can log in to withdraw only, and cannot deposit', async () => {
  const browser = createBrowser(server.origin)
  const { email, password } = await browser.register()
  await browser.deposit(10_000)
  await verifyPlayer(server, browser)
  await browser.post('/ajax/ResponsibleGaming/takeBreak', { days: 7 })
  const again = createBrowser(server.origin)
  await again.get('/ajax/login/status')
  await again.post('/ajax/login', { email, password, withdrawalOnly: 'true' })
  const { body } = await again.post('/ajax/cashier/makeCCWithdrawal', withdrawal(4_131))
  expect(body).toMatchObject({ success: true, status: 'REQUESTED' })
  expect((await again.get('/ajax/cashier/getCashierData')).body).toMatchObject({ balance: { withdrawable: 5_869 } })
  const wallet = withdrawal(1_000, { paymentMethod: 'VOUCHER', voucherCode: 'LAMP-1000-LOCK1' })
  const refused = await again.post('/ajax/cashier/makeWalletPayment', wallet)
  expect([401, 403]).toContain(refused.status)
})

test("a deposit past the player's own limit is refused with every method, and pending deposits count", async () => {
  const browser = createBrowser(server.origin)
  await browser.register()
  const limit = await browser.post('/ajax/ResponsibleGaming/setLimits', {
    limitType: 'deposit',
    amount: 10_000,
    period: 1,
  })
  expect(limit.status).toBe(200)
  const wallet = (amount: number, paymentMethod: string, more = {}) =>
    browser.post('/ajax/cashier/makeWalletPayment', withdrawal(amount, { paymentMethod, ...more }))
  expect((await wallet(6_000, 'BANKTRANSFER')).body).toMatchObject({ status: 'PENDING' })
  expect((await browser.get('/ajax/cashier/getAvailablePaymentMethodsLimits')).body).toMatchObject({
    depositAllowance: 4_000,
  })
  for (const refused of [
    await wallet(5_000, 'PAPERWALLET'),
    await wallet(5_000, 'VOUCHER', { voucherCode: 'LAMP-5000-LIMIT1' }),
    await browser.post('/ajax/cashier/getThirdPartyHostedUri', withdrawal(5_000)),
    await browser.deposit(5_000),
  ])
    expect(refused.body).toMatchObject({ errors: [{ code: 'LIMIT_REACHED' }] })
  expect((await wallet(4_000, 'VOUCHER', { voucherCode: 'LAMP-4000-LIMIT2' })).body).toMatchObject({
    status: 'APPROVED',
  })
})
