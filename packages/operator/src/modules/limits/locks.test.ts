import { createBrowser } from '@andon/tests/browser'
import { openPage } from '@andon/tests/open-page'
import { startServer, type TestServer } from '@andon/tests/server'
import { afterAll, beforeAll, expect, test } from 'vitest'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
  server.clock.set(server.clock.now().round('second'))
})
afterAll(() => server.close())

const api = '/ajax/ResponsibleGaming'
const code = ({ body }: { body: { errors?: { code: string }[] } }) => body.errors?.[0]?.code

async function player(changes: Record<string, unknown> = {}) {
  const browser = createBrowser(server.origin)
  const { email, password, playerID } = await browser.register(changes)
  const logIn = async (fields: Record<string, unknown> = {}) => {
    const other = createBrowser(server.origin)
    await other.get('/ajax/login/status')
    return { other, ...(await other.post('/ajax/login', { email, password, ...fields })) }
  }
  return { browser, playerID, logIn }
}

test('a lock ends every session at once, sends the reason to open pages and blocks login, deposits and play until it ends', async () => {
  const { browser, logIn } = await player()
  const { other } = await logIn()
  const page = await openPage(server.origin, other.jar)
  const { body } = await browser.post(`${api}/lockAccount`, { days: 184 })
  const until = server.clock.now().add({ hours: 184 * 24 })
  expect(body).toMatchObject({ success: true, lock: { kind: 'lock', until: until.toString() } })
  await expect.poll(page.heard).toContainEqual({ state: 'ended', reason: 'ACCOUNT_LOCKED' })
  page.close()
  const atOnce = await browser.post('/ajax/login', { email: 'nobody@example.com', password: 'paper-lantern-0000' })
  expect(code(atOnce)).toBe('LOGIN_FAILED') // this browser already has a visitor's anti-forgery token
  for (const old of [browser, other]) expect((await old.deposit(1_000)).status).toBe(401)
  server.clock.set(until.subtract({ seconds: 1 }))
  const refused = await logIn()
  expect([refused.status, code(refused)]).toEqual([403, 'ACCOUNT_LOCKED'])
  expect(refused.body.errors[0].params).toMatchObject({ kind: 'lock' })
})

test('an expired lock applies until one day after the player requests the return', async () => {
  const { browser, playerID, logIn } = await player({ subscribeEmail: 'true' })
  await browser.post(`${api}/lockAccount`, { days: 184 })
  const early = (await logIn({ withdrawalOnly: 'true' })).other
  expect(code(await early.post(`${api}/requestReturn`))).toBe('LOCK_NOT_OVER')
  server.clock.advance({ hours: 300 * 24 })
  const refused = await logIn()
  expect([refused.status, code(refused)]).toEqual([403, 'ACCOUNT_LOCKED'])
  expect(refused.body.errors[0].params).toMatchObject({ kind: 'lock', isOver: true })
  const { other } = await logIn({ withdrawalOnly: 'true' })
  expect((await other.get(`${api}/overview`)).body.lock).toMatchObject({ isOver: true })
  const asked = await other.post(`${api}/requestReturn`)
  const returnsAt = server.clock.now().add({ hours: 24 })
  expect(asked.body.lock.returnsAt).toBe(returnsAt.toString())
  server.clock.advance({ hours: 1 })
  const { other: later } = await logIn({ withdrawalOnly: 'true' })
  expect((await later.post(`${api}/requestReturn`)).body.lock.returnsAt).toBe(returnsAt.toString()) // a repeated request changes nothing
  server.clock.set(returnsAt.subtract({ seconds: 1 }))
  expect(code(await logIn())).toBe('ACCOUNT_LOCKED')
  server.clock.set(returnsAt)
  const back = await logIn()
  expect(back.status).toBe(200)
  expect((await back.other.deposit(1_000)).body).toMatchObject({ status: 'APPROVED' })
  expect((await back.other.post('/ajax/profile/getSubscriptionPreferenes')).body).toMatchObject({
    subscribeEmail: false,
  })
  expect(await server.db.query('select from limits.returns where player_id = $1', [playerID])).toHaveLength(1)
})

test('locking the account again cancels the requested return', async () => {
  const { browser, logIn } = await player()
  await browser.post(`${api}/lockAccount`, { days: 184 })
  server.clock.advance({ hours: 184 * 24 })
  const { other } = await logIn({ withdrawalOnly: 'true' })
  await other.post(`${api}/requestReturn`)
  expect((await other.post(`${api}/takeBreak`, { days: 1 })).body.lock).toMatchObject({ kind: 'lock' })
  server.clock.advance({ hours: 25 })
  expect(code(await logIn())).toBe('ACCOUNT_LOCKED')
})

test('a permanent lock cannot be ended', async () => {
  const { browser, logIn } = await player()
  await browser.post(`${api}/lockAccount`, { days: 5_256_000 })
  const { other } = await logIn({ withdrawalOnly: 'true' })
  expect(code(await other.post(`${api}/requestReturn`))).toBe('LOCK_NOT_OVER')
})

test('a locked player can log in for withdrawals only and cannot play', async () => {
  const { browser, playerID, logIn } = await player({ subscribeEmail: 'true' })
  await browser.deposit(5_000)
  await browser.post(`${api}/takeBreak`, { days: 7 })
  const { other, body } = await logIn({ withdrawalOnly: 'true' })
  expect(body).toMatchObject({ success: true, restricted: true })
  expect((await other.get('/ajax/login/status')).body).toMatchObject({ loggedIn: true, restricted: true })
  expect((await other.get('/ajax/profile/getBalance')).body).toMatchObject({ cash: 5_000 })
  expect((await other.get(`${api}/overview`)).body.lock).toMatchObject({ kind: 'break' })
  const withdrawal = await other.post('/ajax/cashier/makeCCWithdrawal', { amount: 1_000, currency: 'JPY' })
  expect([401, 403]).not.toContain(withdrawal.status)
  const preferences = await other.post('/ajax/profile/getSubscriptionPreferenes')
  expect(preferences.body).toMatchObject({ subscribeEmail: false, subscribeSms: false })
  expect(code(await other.deposit(1_000))).toBe('ACCOUNT_LOCKED')
  expect(code(await other.post(`${api}/setLimits`, { limitType: 'loss', amount: 1, period: 1 }))).toBe('ACCOUNT_LOCKED')
  const [game] = (await other.get('/ajax/game/getGames')).body.games
  const launch = () => other.get('/ajax/launcher/realgames', { gameSymbol: game.gameCode })
  expect(code(await launch())).toBe('REAL_PLAY_LOGIN_REQUIRED')
  server.clock.advance({ hours: 7 * 24 })
  expect((await launch()).status).toBe(401) // the session stays restricted after the break
  expect((await logIn()).body).not.toHaveProperty('restricted')
  expect(playerID).toMatch(/^ply_/)
})

test('a lock withdraws the marketing consent permanently, and the change is recorded', async () => {
  const { browser, playerID } = await player({ subscribeEmail: 'true', subscribeSms: 'true' })
  await browser.post(`${api}/lockAccount`, { days: 184 })
  const stored = 'select subscribe_email or subscribe_sms as subscribed from identity.players where id = $1'
  expect(await server.db.query(stored, [playerID])).toEqual([{ subscribed: false }])
  const changes = 'select channel, subscribed from profile.subscription_changes where player_id = $1 order by id'
  expect(await server.db.query(changes, [playerID])).toEqual([
    { channel: 'email', subscribed: false },
    { channel: 'sms', subscribed: false },
  ])
})

test('a player who may play gets an ordinary session even if the request is for withdrawals only', async () => {
  const { logIn } = await player()
  expect((await logIn({ withdrawalOnly: 'true' })).body).not.toHaveProperty('restricted')
})

test('a lock can be made longer but not shorter, and fifty identical concurrent requests have one effect', async () => {
  const { browser, playerID, logIn } = await player()
  const twins = await Promise.all(Array.from({ length: 50 }, () => browser.post(`${api}/lockAccount`, { days: 365 })))
  expect(twins.filter(({ status }) => status === 200).length).toBeGreaterThan(0)
  for (const { status } of twins) expect([200, 401]).toContain(status)
  const taken = () => server.db.query('select from limits.exclusions where player_id = $1', [playerID])
  expect(await taken()).toHaveLength(1)
  const { other } = await logIn({ withdrawalOnly: 'true' })
  expect(code(await other.post(`${api}/lockAccount`, { days: 184 }))).toBe('LOCK_SHORTER')
  expect(code(await other.post(`${api}/takeBreak`, { days: 30 }))).toBe('LOCK_SHORTER')
  expect((await other.post(`${api}/lockAccount`, { days: 5_256_000 })).body.lock).not.toHaveProperty('until')
  server.clock.advance({ hours: 24 * 365 * 20 })
  expect(code(await logIn())).toBe('ACCOUNT_LOCKED')
  await expect(server.db.query('delete from limits.exclusions')).rejects.toThrow('never changed')
})

test.each([1, 30, 183, 0, -1, '184.5', ''])('a lock of %s days is not one of the six durations', async (days) => {
  const { browser } = await player()
  expect((await browser.post(`${api}/lockAccount`, { days })).status).toBe(400)
  expect((await browser.get('/ajax/profile/getBalance')).status).toBe(200)
})
