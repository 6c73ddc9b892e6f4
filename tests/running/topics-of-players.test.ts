import { randomUUID } from 'node:crypto'
import type { MessageOf, Topic } from '@andon/contract/topic'
import { limitsTopic } from '@andon/contract/topics/limits'
import { paymentsTopic } from '@andon/contract/topics/payments'
import { type Browser, createBrowser } from '@andon/tests/browser'
import { openPage } from '@andon/tests/open-page'
import { startServer, type TestServer } from '@andon/tests/server'
import { verifyPlayer } from '@andon/tests/verify-player'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

const slow = { timeout: 900_000 }
const patience = { timeout: 30_000, interval: 100 }

async function newPlayer() {
  const browser = createBrowser(server.origin)
  await browser.register()
  return browser
}

/** A page of the player, subscribed to one topic; parses every message. */
async function listen<T extends Topic>(browser: Browser, topic: T) {
  const page = await openPage(server.origin, browser.jar, [topic.name])
  const states = () =>
    page
      .heard()
      .filter((data) => data !== undefined)
      .map((data) => understood(topic, data))
  return { states, close: page.close }
}

function understood<T extends Topic>(topic: T, data: unknown): MessageOf<T> {
  const result = topic.payload['~run']({ value: data }, {})
  if (!result.typed) throw new Error(`${topic.name}: ${JSON.stringify(data)} does not fit its schema`)
  return result.value as MessageOf<T> // of this topic's schema
}

test("only the player's own open pages receive a payment: complete, and with a higher version", slow, async () => {
  const [browser, other] = [await newPlayer(), await newPlayer()]
  const [page, stranger] = [await listen(browser, paymentsTopic), await listen(other, paymentsTopic)]
  const { transactionId } = (await browser.deposit(10_000)).body
  const deposit = { kind: 'deposit', transactionId, paymentMethod: 'CREDITCARD', amount: 10_000, currency: 'JPY' }
  await vi.waitFor(() => expect(page.states().at(-1)).toMatchObject({ ...deposit, status: 'APPROVED' }), patience)
  await browser.deposit(5_000, { cardNumber: '4000000000000002' })
  await vi.waitFor(
    () => expect(page.states().at(-1)).toMatchObject({ status: 'DECLINED', reason: 'CARD_DECLINED' }),
    patience,
  )
  await verifyPlayer(server, browser)
  const withdrawal = { amount: 4_000, currency: 'JPY', paymentMethod: 'CREDITCARD', idempotencyKey: randomUUID() }
  const asked = (await browser.post('/ajax/cashier/makeCCWithdrawal', withdrawal)).body.transactionId
  const told = () => page.states().filter((state) => state.transactionId === asked)
  await vi.waitFor(async () => {
    server.clock.advance({ seconds: 61 })
    for (const job of server.app.operator.cashier.jobs) await job.run()
    expect(told().at(-1)).toMatchObject({ kind: 'withdrawal', amount: 4_000, status: 'PAID' })
  }, patience)
  expect(told().map(({ status }) => status)).toEqual(['REQUESTED', 'APPROVED', 'PAID'])
  const versions = told().map(({ version }) => version)
  expect(versions).toEqual([...new Set(versions)].sort())
  expect(stranger.states()).toEqual([])
  page.close()
  stranger.close()
})

test('open pages receive all limits of the player after each change', async () => {
  const browser = await newPlayer()
  const page = await listen(browser, limitsTopic)
  const set = (fields: object) => browser.post('/ajax/ResponsibleGaming/setLimits', { ...fields })
  await set({ limitType: 'deposit', amount: 20_000, period: 7 })
  await set({ limitType: 'session', minutes: 120, period: 1 })
  await set({ limitType: 'deposit', amount: 30_000, period: 7 })
  await vi.waitFor(() => expect(page.states()).toHaveLength(3), patience)
  expect(page.states().map(({ limits }) => limits.length)).toEqual([1, 2, 2])
  expect(page.states().map(({ version }) => version)).toEqual([1, 2, 3])
  expect(page.states().at(-1)?.limits).toMatchObject([
    { limitType: 'deposit', amount: 20_000, status: 'PENDING', pendingChange: { amount: 30_000 } },
    { limitType: 'session', minutes: 120, status: 'ACTIVE' },
  ])
  page.close()
})

test('open pages receive a lock and its end before the end of the session', async () => {
  const browser = await newPlayer()
  const page = await openPage(server.origin, browser.jar, ['limits', 'session'])
  const { lock } = (await browser.post('/ajax/ResponsibleGaming/takeBreak', { days: 7 })).body
  expect(Temporal.Instant.from(lock.until).since(server.clock.now()).total('days')).toBeCloseTo(7, 1)
  const told = () => page.heard().filter((data) => data !== undefined)
  await vi.waitFor(() => expect(told()).toHaveLength(2), patience)
  expect(told()).toEqual([
    { limits: [], version: 1, lock },
    { state: 'ended', reason: 'ACCOUNT_LOCKED' },
  ])
  page.close()
})
