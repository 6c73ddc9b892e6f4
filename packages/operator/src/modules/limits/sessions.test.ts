import { createBrowser } from '@andon/tests/browser'
import { startServer, type TestServer } from '@andon/tests/server'
import { afterAll, beforeAll, expect, test } from 'vitest'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
  server.clock.set(server.clock.now().round('second'))
})
afterAll(() => server.close())

const api = '/ajax/ResponsibleGaming'

async function player() {
  const browser = createBrowser(server.origin)
  const { email, password } = await browser.register()
  const logIn = async () => {
    await browser.get('/ajax/login/status')
    return browser.post('/ajax/login', { email, password })
  }
  const set = async (fields: Record<string, unknown>) => (await browser.post(`${api}/setLimits`, fields)).body
  return { browser, logIn, set }
}
const first = ({ body }: { body: { errors?: { code: string; errorCode?: string }[] } }) => body.errors?.[0]

test('a session ends when its limit is used up, and login is possible when time is available again', async () => {
  const { browser, logIn, set } = await player()
  server.clock.advance({ minutes: 10 })
  const { limits } = await set({ limitType: 'session', minutes: 30, period: 1 })
  expect(limits).toMatchObject([{ minutes: 30, used: 10, remaining: 20 }])
  const { sessionEndsAt } = (await browser.get(`${api}/overview`)).body
  expect(sessionEndsAt).toBe(server.clock.now().add({ minutes: 20 }).toString())
  server.clock.advance({ minutes: 19, seconds: 59 })
  expect((await browser.get('/ajax/profile/getBalance')).status).toBe(200)
  server.clock.advance({ seconds: 1 })
  const over = await browser.get('/ajax/profile/getBalance')
  expect([over.status, first(over)?.errorCode, first(over)?.code]).toEqual([401, '100187', 'SESSION_LIMIT_REACHED'])
  const early = await logIn()
  expect(first(early)).toMatchObject({
    code: 'SESSION_LIMIT_REACHED',
    params: { limitType: 'session', limit: 30, used: 30, remaining: 0 },
  })
  const { passesAt } = early.body.errors[0].params
  server.clock.set(Temporal.Instant.from(passesAt).subtract({ seconds: 1 }))
  expect((await logIn()).status).toBe(401)
  server.clock.set(Temporal.Instant.from(passesAt).add({ milliseconds: 1 }))
  expect((await logIn()).status).toBe(200)
  expect((await browser.get('/ajax/profile/getBalance')).status).toBe(200)
})

test('a limit below the time already used ends the session that sets it, which a preview tells before', async () => {
  const { browser, set } = await player()
  server.clock.advance({ minutes: 20 })
  const preview = async (minutes: number) =>
    (await browser.get(`${api}/previewLimit`, { limitType: 'session', minutes, period: 7 })).body
  expect(await preview(30)).toMatchObject({ holdsNow: true, used: 20, remaining: 10 })
  expect(await preview(15)).toMatchObject({ holdsNow: true, used: 20, remaining: 0 })
  await set({ limitType: 'session', minutes: 15, period: 7 })
  expect(first(await browser.get('/ajax/profile/getBalance'))?.code).toBe('SESSION_LIMIT_REACHED')
})

test('no stake is accepted once the session limit is used up, even before the session is ended', async () => {
  const { browser, set } = await player()
  await set({ limitType: 'session', minutes: 5, period: 1 })
  const [row] = await server.db.query<{ id: string }>(
    'select id from identity.sessions order by started_at desc limit 1',
  )
  const live = () => server.app.operator.identity.sessionsLive(server.app.runtime.db, [row?.id ?? ''])
  expect((await live()).size).toBe(1)
  server.clock.advance({ minutes: 5 })
  expect((await live()).size).toBe(0)
  for (const job of server.app.operator.identity.jobs) await job.run()
  expect(first(await browser.get('/ajax/profile/getBalance'))?.code).toBe('SESSION_LIMIT_REACHED')
})

test('an idle session counts only until the player was last active', async () => {
  const { browser, logIn, set } = await player()
  await set({ limitType: 'session', minutes: 60, period: 1 })
  server.clock.advance({ minutes: 10 })
  await browser.get('/ajax/login/status')
  server.clock.advance({ minutes: 31 })
  expect(first(await browser.get('/ajax/profile/getBalance'))).toMatchObject({ errorCode: '100188' })
  await logIn()
  expect((await browser.get('/ajax/balance/getSessionLimit')).body.limits).toMatchObject([{ used: 11, remaining: 49 }])
})

test('a game’s reality check uses the shorter of the player’s and the jurisdiction’s interval', async () => {
  const { browser, set } = await player()
  const [game] = (await browser.get('/ajax/game/getGames')).body.games
  const launch = async () =>
    (await browser.get('/ajax/launcher/realgames', { gameSymbol: game.gameCode })).body.realityCheck
  expect(await launch()).toMatchObject({ RealityIntervalValue: 60 })
  await set({ limitType: 'reality', minutes: 15 })
  expect(await launch()).toEqual({
    RealityIntervalValue: 15,
    isDue: false,
    dueInSeconds: 900,
    RealityGameCloseURLValue: expect.stringContaining('/ja/'),
    RealityGameHistoryURLValue: expect.stringContaining('/ja/account/bet-history'),
  })
  expect((await browser.get('/ajax/balance/getRealitySessionLimit')).body.limits).toMatchObject([
    { limitType: 'reality', minutes: 15 },
  ])
  const raised = await set({ limitType: 'reality', minutes: 120 })
  expect(raised.limits).toMatchObject([{ minutes: 15, status: 'PENDING', pendingChange: { minutes: 120 } }])
})

test('the play history has deposits, stakes, net result and time by day and by week', async () => {
  const { browser } = await player()
  await browser.deposit(3_000)
  server.clock.advance({ minutes: 20 })
  const days = (await browser.get(`${api}/playHistory`, { by: 'day', months: 1, timeZone: 'Asia/Tokyo' })).body
  expect(days.total).toEqual({ deposited: 3_000, staked: 0, won: 0, net: 0, minutesPlayed: 20 })
  expect(days.spans.length).toBeGreaterThanOrEqual(28)
  expect(days.spans.at(-1).from).toBe(server.clock.now().toZonedDateTimeISO('Asia/Tokyo').toPlainDate().toString())
  const weeks = (await browser.get(`${api}/playHistory`, { by: 'week', months: 12, timeZone: 'Europe/Stockholm' })).body
  expect(weeks.total).toEqual(days.total)
  expect(weeks.spans.length).toBeGreaterThanOrEqual(52)
  expect((await browser.get(`${api}/playHistory`, { timeZone: 'Mars/Olympus' })).status).toBe(400)
})
