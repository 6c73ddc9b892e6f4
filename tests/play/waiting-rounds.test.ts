import { randomUUID } from 'node:crypto'
import { gameApi } from '@andon/arcade/game-api'
import { title as hotSpringDig } from '@andon/arcade/titles/hot-spring-dig/index'
import { type Browser, createBrowser } from '@andon/tests/browser'
import { startServer, type TestServer } from '@andon/tests/server'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(async () => {
  expect(await server.app.operator.wallet.verify(server.db)).toMatchObject({ clean: true })
  await server.close()
})

const gameCode = 'hot-spring-dig'
const hours = hotSpringDig.actWithinHours ?? 0

async function playerWithOpenRound() {
  const browser = createBrowser(server.origin)
  const person = await browser.register()
  await browser.deposit(10_000)
  const { body: launched } = await browser.get('/ajax/launcher/realgames', { gameSymbol: gameCode })
  const { origin, hash } = new URL(launched.launchUrl)
  const call = async (route: string, body: object, token = '') => {
    const reply = await fetch(`${origin}${route.split(' ')[1]}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    })
    return reply.json()
  }
  const session = { token: hash.replace('#token=', ''), gameCode, language: 'ja' }
  const { sessionToken } = await call(gameApi.openSession.route, session)
  const press = { stake: 1000, requestId: randomUUID(), choice: { hazards: 3 } }
  const { round } = await call(gameApi.playRound.route, press, sessionToken)
  return { browser, person, roundId: String(round.id) }
}

/** A day later the old login has ended. */
async function logIn({ email, password }: { email: string; password: string }): Promise<Browser> {
  const browser = createBrowser(server.origin)
  await browser.get('/ajax/login/status')
  expect((await browser.post('/ajax/login', { email, password })).status).toBe(200)
  return browser
}

const waitingOf = async (browser: Browser) =>
  (await browser.post('/ajax/Report/getWaitingRounds', { languageId: 'en' })).body
const historyOf = async (browser: Browser) =>
  (await browser.post('/ajax/Report/getBetHistory', { languageId: 'en', criteria: '{"range":"7Days"}' })).body.rounds

test('a round that waits is listed with its end until then, and afterwards once as finished by the rules, and in the history', async () => {
  const { browser, person, roundId } = await playerWithOpenRound()
  const named = { roundId, gameCode, gameName: 'Hot-Spring Dig', stake: 1000 }
  const { waiting, finished } = await waitingOf(browser)
  expect(finished).toEqual([])
  expect(waiting).toMatchObject([named])
  const [{ openedAt, waitsUntil }] = waiting
  expect(Temporal.Instant.from(waitsUntil).since(openedAt).total('hours')).toBe(hours)
  expect(await historyOf(browser)).toMatchObject([{ roundId, state: 'open', waitsUntil }])

  server.clock.advance({ hours, minutes: 1 })
  const later = await logIn(person)
  await vi.waitFor(async () => expect((await waitingOf(later)).waiting).toEqual([]))
  const ended = await waitingOf(later)
  expect(ended.finished).toMatchObject([{ ...named, win: expect.any(Number), shownByGame: true }])
  const [round] = await historyOf(later)
  expect(round).toMatchObject({ roundId, state: 'settled', finishedByRules: true })
  expect(round.waitsUntil).toBeUndefined()

  const [{ finishedAt }] = ended.finished
  const { status } = await later.post('/ajax/Report/getWaitingRounds', { languageId: 'en', seenUntil: finishedAt })
  expect([status, (await waitingOf(later)).finished]).toEqual([200, []])
  expect(await historyOf(later)).toMatchObject([{ roundId, finishedByRules: true }])
})

test('another player sees nothing of it, and a mark in the future hides nothing that comes', async () => {
  const { browser, person } = await playerWithOpenRound()
  const stranger = createBrowser(server.origin)
  await stranger.register()
  expect(await waitingOf(stranger)).toMatchObject({ waiting: [], finished: [] })
  await browser.post('/ajax/Report/getWaitingRounds', { languageId: 'en', seenUntil: '2099-01-01T00:00:00Z' })
  server.clock.advance({ hours, minutes: 1 })
  const later = await logIn(person)
  await vi.waitFor(async () => expect((await waitingOf(later)).finished).toHaveLength(1))
  const refused = await later.post('/ajax/Report/getWaitingRounds', { languageId: 'en', seenUntil: 'soon' })
  expect([refused.status, refused.body.errors[0].field]).toEqual([400, 'seenUntil'])
})

test('a bet at a live table is told as being in play, with its stake, until the table has decided it', async () => {
  const { browser, roundId } = await playerWithOpenRound()
  await server.db.query(
    `update catalogue.games set details = details || '{"category": "live-casino"}' where game_code = $1`,
    [gameCode],
  )
  const { running } = await waitingOf(browser)
  const named = { gameCode, gameName: 'Hot-Spring Dig', currency: 'JPY' }
  expect(running).toEqual([{ ...named, stake: 1000, openedAt: expect.any(String) }])
  await server.db.query(`update game_wallet.rounds set state = 'closed', closed_at = opened_at where round_id = $1`, [
    roundId,
  ])
  expect((await waitingOf(browser)).running).toEqual([])
})
