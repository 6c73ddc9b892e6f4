import { createBrowser } from '@andon/tests/browser'
import { openGame } from '@andon/tests/open-game'
import { startServer, type TestServer } from '@andon/tests/server'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterEach(async () => {
  expect(await server.app.operator.wallet.verify(server.db)).toMatchObject({ clean: true })
})
afterAll(() => server.close())

/** A player with an open game, over the arcade's own API. */
async function atTheGame() {
  const browser = createBrowser(server.origin)
  const { playerID } = await browser.register()
  await browser.deposit(50_000)
  const game = await openGame(browser)
  const play = (stake: number) => {
    server.clock.advance({ seconds: 3 })
    return game.play(stake)
  }
  const staked = async () => {
    const [row] = await server.db.query<{ count: number; sum: number }>(
      `select count(*)::int as count, coalesce(sum(-e.amount), 0)::int as sum from wallet.transfers t
       join wallet.entries e on e.transfer = t.number and e.amount < 0 where t.owner = $1 and t.kind = 'stake'`,
      [playerID],
    )
    return row ?? { count: 0, sum: 0 }
  }
  return { browser, playerID, play, staked }
}

test('a spin above the rest of a limit is refused with the name of the limit and takes nothing; lower stakes pass until the limit', async () => {
  const { browser, play, staked } = await atTheGame()
  expect((await play(200)).status).toBe(200)
  await browser.post('/ajax/ResponsibleGaming/setLimits', { limitType: 'wager', amount: 500, period: 1 })
  expect((await play(1_000)).body.errors[0].code).toBe('LIMIT_REACHED')
  expect((await play(200)).status).toBe(200)
  expect((await play(100)).status).toBe(200)
  expect((await play(100)).body.errors[0].code).toBe('LIMIT_REACHED')
  expect(await staked()).toEqual({ count: 3, sum: 500 })
  expect((await browser.get('/ajax/balance/getWagerLimit')).body.limits).toMatchObject([{ used: 500, remaining: 0 }])
  const { total } = (await browser.get('/ajax/ResponsibleGaming/playHistory')).body
  expect(total).toMatchObject({ deposited: 50_000, staked: 500, net: total.won - 500 })
})

test('a lock in the middle of play is always granted, and no stake commits after it', async () => {
  const players = await Promise.all(Array.from({ length: 6 }, atTheGame))
  await Promise.all(
    players.map(async ({ browser, play, staked }) => {
      let going = true
      const games = [1, 2].map(async () => {
        while (going) await play(100)
      })
      while ((await staked()).count < 2);
      const lock = await browser.post('/ajax/ResponsibleGaming/takeBreak', { days: 1 })
      const before = await staked()
      expect(lock.status).toBe(200)
      const late = await play(100)
      going = false
      await Promise.all(games)
      expect(late.status).toBeGreaterThanOrEqual(400)
      expect(await staked()).toEqual(before)
    }),
  )
})
