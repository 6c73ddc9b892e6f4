import { createBrowser } from '@andon/tests/browser'
import { openGame } from '@andon/tests/open-game'
import { startServer, type TestServer } from '@andon/tests/server'
import { afterAll, beforeAll, expect, test } from 'vitest'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

/** A player of that country and age, with an open game. */
async function atTheGame(country: string, years: number) {
  const browser = createBrowser(server.origin)
  const birthday = server.clock.now().toZonedDateTimeISO('UTC').toPlainDate().subtract({ years })
  await browser.register({ country, dateOfBirth: birthday.toString() })
  expect((await browser.deposit(20_000)).status).toBe(200)
  const { game, play: spin } = await openGame(browser)
  const play = async (stake: number) => {
    const { status, body } = await spin(stake)
    return { status, body, code: body.errors?.[0]?.code, params: body.errors?.[0]?.params }
  }
  return { browser, game, play }
}

test.each([
  ['JP', 2_500],
  ['SE', 3_000],
  ['DE', 5_000],
])('a round of a player of %s starts no sooner than %i ms after the last', async (country, floor) => {
  const { game, play } = await atTheGame(country, 40)
  expect(game.cycleFloorMs).toBe(floor)
  expect((await play(20)).body).toMatchObject({ success: true, nextRoundInMs: floor })
  server.clock.advance({ milliseconds: floor - 1 })
  expect(await play(20)).toMatchObject({ code: 'CYCLE_TOO_FAST', params: { retryAfterMs: 1 } })
  server.clock.advance({ milliseconds: 1 })
  expect((await play(20)).status).toBe(200)
})

test.each([
  ['GB', 24, { max: 350, highest: 200, above: 400 }],
  ['GB', 25, { max: 900, highest: 600, above: 1_000 }],
  ['DE', 40, { max: 150, highest: 100, above: 200 }],
])(
  'in %s at the age of %i only lawful stakes are offered and accepted',
  async (country, years, { max, highest, above }) => {
    const { game, play } = await atTheGame(country, years)
    expect(Math.max(...game.stakes)).toBe(highest)
    expect(game.stakes).toContain(game.defaultStake)
    expect(await play(above)).toMatchObject({ status: 422, code: 'STAKE_ABOVE_CAP', params: { max } })
    expect((await play(highest)).status).toBe(200)
  },
)

test('a session of a player in Italy ends after 20 idle minutes, on the site and for stakes in a game', async () => {
  const { browser, play } = await atTheGame('IT', 40)
  server.clock.advance({ minutes: 19, seconds: 59 })
  expect((await browser.get('/ajax/login/status')).body).toMatchObject({ loggedIn: true })
  server.clock.advance({ minutes: 20 })
  expect(await play(20)).toMatchObject({ code: 'SESSION_EXPIRED' })
  expect((await browser.get('/ajax/balance/getWagerLimit')).body.errors[0].errorCode).toBe('100188')
})

test('a player with several open games starts one round a cycle; other requests get the waiting time, and no round is rolled back', async () => {
  const { browser, play } = await atTheGame('JP', 40)
  const games = [play]
  for (let count = 0; count < 3; count++) {
    const { play: spin } = await openGame(browser)
    games.push(async (stake: number) => {
      const { status, body } = await spin(stake)
      return { status, body, code: body.errors?.[0]?.code, params: body.errors?.[0]?.params }
    })
  }
  for (let turn = 0; turn < 4; turn++) {
    const answers = await Promise.all(games.map((spin) => spin(20)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 429, 429, 429])
    for (const { code, params } of answers.filter(({ status }) => status === 429))
      expect({ code, params }).toEqual({ code: 'CYCLE_TOO_FAST', params: { retryAfterMs: 2_500 } })
    server.clock.advance({ milliseconds: 2_500 })
  }
})

test('a fifth open game closes the oldest, whose next call is refused', async () => {
  const { browser, play } = await atTheGame('JP', 40)
  for (let count = 0; count < 4; count++) {
    server.clock.advance({ seconds: 1 })
    await openGame(browser)
  }
  expect(await play(20)).toMatchObject({ status: 409, code: 'GAME_SESSION_REPLACED' })
})
