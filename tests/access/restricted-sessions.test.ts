import { randomUUID } from 'node:crypto'
import { playerApi } from '@andon/contract'
import { openApi } from '@andon/contract/openapi'
import { type Browser, createBrowser } from '@andon/tests/browser'
import { declaredCalls } from '@andon/tests/declared-calls'
import { startServer, type TestServer } from '@andon/tests/server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

/** What a restricted session may call, for each of the three causes: generated from the declarations. */

interface Restricted {
  readonly browser: Browser
  readonly playerID: string
}

const causes = ['lock', 'break', 'session limit'] as const
type Cause = (typeof causes)[number]

let server: TestServer
const restricted = {} as Record<Cause, Restricted>
beforeAll(async () => {
  server = await startServer()
  for (const cause of causes) restricted[cause] = await restrictedSession(cause)
})
afterAll(() => server.close())

async function restrictedSession(cause: Cause): Promise<Restricted> {
  const browser = createBrowser(server.origin)
  const { email, password, playerID } = await browser.register()
  await browser.deposit(20_000)
  if (cause === 'lock') await browser.post('/ajax/ResponsibleGaming/lockAccount', { days: 365 })
  if (cause === 'break') await browser.post('/ajax/ResponsibleGaming/takeBreak', { days: 30 })
  if (cause === 'session limit') {
    const limit = { limitType: 'session', minutes: 5, period: 1 }
    await browser.post('/ajax/ResponsibleGaming/setLimits', limit)
    server.clock.advance({ minutes: 6 })
  }
  await browser.get('/ajax/login/status')
  const login = await browser.post('/ajax/login', { email, password, withdrawalOnly: 'true' })
  expect(login.body).toMatchObject({ success: true, restricted: true })
  return { browser, playerID }
}

const codeOf = (body: { errors?: { code: string }[] }) => body.errors?.[0]?.code

const endsTheSession = new Set(['identity.logout'])
const ofPlayers = declaredCalls.filter(({ endpoint }) => endpoint.access === 'player')
const open = declaredCalls.filter(({ id, endpoint }) => endpoint.whileRestricted && !endsTheSession.has(id))
const closed = ofPlayers.filter(({ endpoint }) => !endpoint.whileRestricted)

describe.each(causes)('in a session restricted by a %s', (cause) => {
  test.each(closed)('$id is refused', async ({ method, path }) => {
    const { status, body } = await restricted[cause].browser.call(method, path)
    expect([status, codeOf(body)]).toEqual([403, 'ACCOUNT_LOCKED'])
  })

  test.each(open)('$id is open', async ({ method, path }) => {
    const { status, body } = await restricted[cause].browser.call(method, path)
    expect([401, 403]).not.toContain(status)
    expect(codeOf(body)).not.toBe('ACCOUNT_LOCKED')
  })

  test('no endpoint opens a deposit, a bonus or a game, with any fields', async () => {
    const { browser, playerID } = restricted[cause]
    const before = await opened(playerID)
    await callEverything(browser)
    expect(await opened(playerID)).toEqual(before)
    expect((await browser.get('/ajax/login/status')).body).toMatchObject({ loggedIn: true, restricted: true })
  })
})

test('the same calls in an ordinary session open deposits, bonuses and games', async () => {
  const browser = createBrowser(server.origin)
  const { playerID } = await browser.register()
  await callEverything(browser)
  const { deposits, bonuses, launches } = await opened(playerID)
  expect(deposits).toBe(3) // by card, on the supplier's page, by wallet
  expect(bonuses).toBe(1)
  expect(launches).toBe(1)
})

test('withdrawals are the only open calls that move money, and no call about bonuses or games is open', () => {
  const money = open.filter(({ endpoint }) => endpoint.rate === 'money').map(({ id }) => id)
  expect(money).toEqual(['cashier.makeCCWithdrawal', 'cashier.makeWalletWithdrawal', 'cashier.cancelWithdrawal'])
  expect(open.filter(({ module }) => module === 'bonuses' || module === 'catalogue')).toEqual([])
})

test('the published contract marks what a restricted session may call', () => {
  const { paths } = openApi(playerApi, { version: '1' })
  expect(paths['/ajax/cashier/makeCCWithdrawal']?.post).toMatchObject({ 'x-while-restricted': true })
  expect(paths['/ajax/cashier/getThirdPartyHostedUri']?.post).toMatchObject({ 'x-while-restricted': false })
})

/** Fields with which every call that begins a deposit, a bonus or a game succeeds; a call ignores those it does not read. */
const fields = {
  amount: 5000,
  currency: 'JPY',
  cardNumber: '4111111111111111',
  cardHolder: 'HANA YAMADA',
  expiryMonth: '12',
  expiryYear: '2039',
  cvv: '123',
  gameSymbol: 'lantern-river',
  gameCode: 'lantern-river',
  vendorId: 'bookmaker',
  authToken: 'a'.repeat(43),
}

async function callEverything(browser: Browser): Promise<void> {
  for (const { id, method, path } of declaredCalls) {
    if (endsTheSession.has(id) || id === 'identity.registration') continue
    const paymentMethod = /wallet/i.test(id) ? 'PAPERWALLET' : 'CREDITCARD'
    const idempotencyKey = randomUUID()
    const bonus = id === 'bonuses.claim' ? { bonusCode: 'HELLO' } : {}
    const url = path.replace('/freegames', '/realgames')
    await browser.call(method, url, { ...fields, paymentMethod, idempotencyKey, ...bonus })
  }
}

async function opened(playerId: string): Promise<{ deposits: number; bonuses: number; launches: number }> {
  const [counts] = await server.db.query<{ deposits: number; bonuses: number; launches: number }>(
    `select (select count(*)::int from cashier.deposits where player_id = $1) as deposits,
            (select count(*)::int from bonuses.bonuses where player_id = $1) as bonuses,
            (select count(*)::int from catalogue.launch_tokens where player_id = $1) as launches`,
    [playerId],
  )
  if (!counts) throw new Error('counts are one row')
  return counts
}
