import { randomUUID } from 'node:crypto'
import { createBrowser } from '@andon/tests/browser'
import { startServer, type TestServer } from '@andon/tests/server'
import { verifyPlayer } from '@andon/tests/verify-player'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterEach(async () => {
  expect(await server.app.operator.wallet.verify(server.db)).toMatchObject({ clean: true })
})
afterAll(() => server.close())

const patience = { timeout: 30_000, interval: 100 }

test('a locked player withdraws all their money, an operator approves, and it is paid during the lock', async () => {
  const before = createBrowser(server.origin)
  const { email, password, playerID } = await before.register()
  await before.deposit(100_000)
  await verifyPlayer(server, before)
  await before.post('/ajax/ResponsibleGaming/lockAccount', { days: 184 })

  const browser = createBrowser(server.origin)
  await browser.get('/ajax/login/status')
  const refused = await browser.post('/ajax/login', { email, password })
  expect(refused).toMatchObject({
    status: 403,
    body: { errors: [{ code: 'ACCOUNT_LOCKED', params: { kind: 'lock' } }] },
  })
  const login = await browser.post('/ajax/login', { email, password, withdrawalOnly: 'true' })
  expect(login.body).toMatchObject({ success: true, restricted: true })
  expect((await browser.deposit(1_000)).body.errors[0].code).toBe('ACCOUNT_LOCKED')
  const play = await browser.get('/ajax/launcher/realgames', { gameSymbol: 'lantern-river' })
  expect(play.status).toBeGreaterThanOrEqual(400)

  const withdrawal = { amount: 100_000, currency: 'JPY', paymentMethod: 'CREDITCARD', idempotencyKey: randomUUID() }
  const { transactionId } = (await browser.post('/ajax/cashier/makeCCWithdrawal', withdrawal)).body
  const { backOffice, jobs } = server.app.operator.cashier
  expect((await backOffice.withdrawals()).map(({ id }) => id)).toContain(transactionId)
  expect(await backOffice.approve(transactionId, 'mori')).toMatchObject({ payment: { state: 'approved' } })
  await vi.waitFor(async () => {
    server.clock.advance({ seconds: 61 })
    for (const job of jobs) await job.run()
    const { body } = await browser.post('/ajax/cashier/gettransationStatus', { transactionId })
    expect(body).toMatchObject({ kind: 'withdrawal', status: 'PAID', amount: 100_000 })
  }, patience)

  expect((await browser.get('/ajax/profile/getBalance')).body).toMatchObject({ cash: 0 })
  const criteria = JSON.stringify({ range: '7Days' })
  const history = (await browser.post('/ajax/Report/getTransactionHistory', { criteria })).body
  expect(history.transactions.map(({ amount }: { amount: number }) => amount)).toContain(-100_000)
  const lock = await server.app.operator.limits.lockOf(server.db, [playerID])
  expect(lock.get(playerID)).toMatchObject({ kind: 'lock' })
})
