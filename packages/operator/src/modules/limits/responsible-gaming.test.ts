import { type Browser, createBrowser } from '@andon/tests/browser'
import { startServer, type TestServer } from '@andon/tests/server'
import { afterAll, beforeAll, expect, test } from 'vitest'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

const api = '/ajax/ResponsibleGaming'

async function player(changes: Record<string, unknown> = {}) {
  const browser = createBrowser(server.origin)
  const { email, password, playerID } = await browser.register(changes)
  const logIn = async (fields: Record<string, unknown> = {}, by: Browser = browser) => {
    await by.get('/ajax/login/status')
    return by.post('/ajax/login', { email, password, ...fields })
  }
  const set = (fields: Record<string, unknown>) => browser.post(`${api}/setLimits`, fields)
  return { browser, playerID, logIn, set }
}
type Player = Awaited<ReturnType<typeof player>>

/** Keeps the session active while time passes. */
async function stay({ browser }: Player, minutes: number): Promise<void> {
  for (let left = minutes; left > 0; left -= 20) {
    server.clock.advance({ minutes: Math.min(20, left) })
    await browser.get('/ajax/login/status')
  }
}
const code = ({ body }: { body: { errors?: { code: string }[] } }) => body.errors?.[0]?.code

test('a limit applies at once, includes earlier use and is returned in the shape of the contract', async () => {
  const { browser, set } = await player()
  expect((await browser.deposit(4_000)).body).toMatchObject({ success: true })
  const { status, body } = await set({ limitType: 'deposit', amount: 10_000, period: 1 })
  expect(status).toBe(200)
  expect(body.limits).toMatchObject([
    {
      limitType: 'deposit',
      amount: 10_000,
      currency: 'JPY',
      period: 1,
      status: 'ACTIVE',
      used: 4_000,
      remaining: 6_000,
    },
  ])
  const refused = await browser.deposit(6_001)
  expect(refused.status).toBe(422)
  expect(refused.body.errors[0]).toMatchObject({
    code: 'LIMIT_REACHED',
    field: 'amount',
    params: { limitType: 'deposit', limit: 10_000, used: 4_000, remaining: 6_000 },
  })
  expect(Date.parse(refused.body.errors[0].params.passesAt)).toBeGreaterThan(server.clock.now().epochMilliseconds)
  expect((await browser.deposit(6_000)).body).toMatchObject({ success: true, status: 'APPROVED' })
})

test('a declined deposit no longer counts', async () => {
  const { browser, set } = await player()
  await set({ limitType: 'deposit', amount: 5_000, period: 7 })
  expect((await browser.deposit(5_000, { cardNumber: '4000000000000002' })).body).toMatchObject({ status: 'DECLINED' })
  expect((await browser.deposit(5_000)).body).toMatchObject({ status: 'APPROVED' })
})

test('a raise waits 24 hours and has to be confirmed; a lower limit applies at once and cancels it', async () => {
  const one = await player()
  const { browser, set } = one
  await set({ limitType: 'deposit', amount: 5_000, period: 1 })
  const asked = (await set({ limitType: 'deposit', amount: 9_000, period: 1 })).body.limits[0]
  expect(asked).toMatchObject({
    status: 'PENDING',
    amount: 5_000,
    pendingChange: { amount: 9_000, removal: false, confirmable: false },
  })
  expect(code(await browser.deposit(5_001))).toBe('LIMIT_REACHED')
  const early = await browser.post(`${api}/confirmDepositLimits`)
  expect(early.body.errors[0]).toMatchObject({
    code: 'LIMIT_CHANGE_WAITS',
    params: { confirmableAt: asked.pendingChange.confirmableAt },
  })
  const stranger = (await player()).browser
  for (const [who, call] of [
    [stranger, 'confirmDepositLimits'],
    [browser, 'confirmLimits'],
  ] as const)
    expect(code(await who.post(`${api}/${call}`, { limitId: asked.id }))).toBe('LIMIT_UNKNOWN')
  await stay(one, 11 * 60)
  await one.logIn()
  await stay(one, 11 * 60)
  await one.logIn()
  await stay(one, 121)
  const waiting = (await browser.get('/ajax/balance/getDepositLimit')).body.limits[0]
  expect(waiting).toMatchObject({ status: 'PENDING', amount: 5_000, pendingChange: { confirmable: true } })
  const twins = await Promise.all(Array.from({ length: 50 }, () => browser.post(`${api}/confirmDepositLimits`)))
  for (const { body } of twins) expect(body.limits).toMatchObject([{ status: 'ACTIVE', amount: 9_000 }])
  await set({ limitType: 'deposit', amount: 20_000, period: 1 })
  expect((await set({ limitType: 'deposit', amount: 3_000, period: 1 })).body.limits).toEqual([
    expect.objectContaining({ status: 'ACTIVE', amount: 3_000 }),
  ])
  const { history } = (await browser.get(`${api}/getRGDepositLimitsHistory`)).body
  expect(history.map(({ change }: { change: string }) => change)).toEqual([
    'LOWERED',
    'RAISE_ASKED',
    'RAISED',
    'RAISE_ASKED',
    'SET',
  ])
  expect(history[0]).toMatchObject({ amount: 3_000, previousAmount: 9_000, period: 1 })
})

test('a Swedish player waits 72 hours for a raise', async () => {
  const { browser, set } = await player({ country: 'SE', areaCode: '46' })
  await set({ limitType: 'loss', amount: 5_000, period: 7 })
  const { pendingChange } = (await set({ limitType: 'loss', amount: 6_000, period: 7 })).body.limits[0]
  const wait = Temporal.Instant.from(pendingChange.confirmableAt).since(
    Temporal.Instant.from(pendingChange.requestedAt),
  )
  expect(wait.total('hours')).toBe(72)
  expect((await browser.get(`${api}/overview`)).body.rules.limitRaiseWaitHours).toBe(72)
})

test('fifty identical concurrent requests for a limit, a raise or a removal have one effect', async () => {
  const { browser, set } = await player()
  const fifty = (call: () => Promise<unknown>) => Promise.all(Array.from({ length: 50 }, call))
  await fifty(() => set({ limitType: 'wager', amount: 500, period: -1, customDays: 10 }))
  await fifty(() => set({ limitType: 'wager', amount: 700, period: -1, customDays: 10 }))
  await fifty(() => browser.post(`${api}/deleteLimits`, { limitType: 'wager' }))
  const { limits } = (await browser.get('/ajax/balance/getWagerLimit')).body
  expect(limits).toMatchObject([
    { amount: 500, period: -1, customDays: 10, status: 'PENDING', pendingChange: { removal: true } },
  ])
  const { history } = (await browser.get(`${api}/getUserWagerLimitsHistory`)).body
  expect(history.map(({ change }: { change: string }) => change)).toEqual(['REMOVAL_ASKED', 'RAISE_ASKED', 'SET'])
})

test.each([
  ['deposit', { amount: 100 }, 'period'],
  ['deposit', { period: 1 }, 'amount'],
  ['deposit', { period: 2, amount: 100 }, 'period'],
  ['wager', { period: -1, amount: 100 }, 'customDays'],
  ['wager', { period: -1, amount: 100, customDays: 400 }, 'customDays'],
  ['session', { period: 1, minutes: 1441 }, 'minutes'],
  ['session', { period: 1, amount: 100 }, 'minutes'],
  ['reality', { minutes: 0 }, 'minutes'],
  ['loss', { period: 1, amount: 0 }, 'amount'],
  ['sleep', { period: 1, amount: 100 }, 'limitType'],
])('a %s limit of %o is refused for its %s', async (limitType, fields, field) => {
  const { set } = await shared()
  const { status, body } = await set({ limitType, ...fields })
  expect([status, body.errors[0].code, body.errors[0].field]).toEqual([400, 'FIELD_INVALID', field])
})
let known: Player | undefined
async function shared(): Promise<Player> {
  known ??= await player()
  return known
}

test("a player cannot see or change another player's limits", async () => {
  const [one, other] = [await player(), await player()]
  const { id } = (await one.set({ limitType: 'loss', amount: 100, period: 1 })).body.limits[0]
  expect(code(await other.browser.post(`${api}/deleteLimits`, { limitId: id }))).toBe('LIMIT_UNKNOWN')
  expect((await other.browser.get('/ajax/balance/getLossLimit')).body.limits).toEqual([])
})
