import { randomUUID } from 'node:crypto'
import { gameApi } from '@andon/arcade/game-api'
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

async function playerWith(amount: number): Promise<Browser> {
  const browser = createBrowser(server.origin)
  await browser.register()
  expect((await browser.deposit(amount)).body).toMatchObject({ status: 'APPROVED' })
  return browser
}

/** Plays rounds over the arcade's API, as the game's page does; returns their ids, newest first. */
async function play(
  browser: Browser,
  { rounds, stake, gameCode = 'lantern-river' }: { rounds: number; stake: number; gameCode?: string },
): Promise<string[]> {
  const { body: launched } = await browser.get('/ajax/launcher/realgames', { gameSymbol: gameCode })
  const { origin, hash } = new URL(launched.launchUrl)
  const call = async (route: string, body: object, token = '') => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
    const reply = await fetch(`${origin}${route.split(' ')[1]}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    })
    return reply.json()
  }
  const session = { token: hash.replace('#token=', ''), gameCode, language: 'ja' }
  const { sessionToken } = await call(gameApi.openSession.route, session)
  const ids: string[] = []
  for (let n = 0; n < rounds; n++) {
    server.clock.advance({ seconds: 3 })
    const { round } = await call(gameApi.playRound.route, { stake, requestId: randomUUID() }, sessionToken)
    ids.unshift(round.id)
  }
  return ids
}

async function history(browser: Browser, name: string, criteria: object = {}) {
  const asked = { languageId: 'en', criteria: JSON.stringify({ range: '7Days', ...criteria }) }
  const { status, body } = await browser.post(`/ajax/Report/${name}`, asked)
  expect(status).toBe(200)
  return body
}

test('a deposit is in the history with the balance after it, and its reference is that of the payment', async () => {
  const browser = await playerWith(3000)
  const { transactions } = await history(browser, 'getTransactionHistory', { types: ['realCashDeposit'] })
  expect(transactions).toMatchObject([{ type: 'realCashDeposit', amount: 3000, currency: 'JPY', balanceAfter: 3000 }])
  const { reference: transactionId } = transactions[0]
  const { body } = await browser.post('/ajax/cashier/gettransationStatus', { transactionId })
  expect(body).toMatchObject({ transactionId, status: 'APPROVED', amount: 3000 })
})

test('rounds are in the bet history and, movement by movement, in the legacy one; the last balance is the player’s', async () => {
  const browser = await playerWith(10_000)
  const ids = await play(browser, { rounds: 3, stake: 100 })
  const { rounds, games, since } = await history(browser, 'getBetHistory')
  expect(rounds.map(({ roundId }: { roundId: string }) => roundId)).toEqual(ids)
  expect(rounds[0]).toMatchObject({ gameName: 'Lantern River', stake: 100, state: 'settled', shownByGame: true })
  expect(games).toEqual([{ gameCode: 'lantern-river', name: 'Lantern River' }])
  expect(Date.parse(since)).toBeLessThan(Date.parse(rounds[0].openedAt))

  const { transactions } = await history(browser, 'getCasinoLegacyTransactionHistory')
  const net = rounds.reduce((sum: number, round: { net: number }) => sum + round.net, 0)
  expect(transactions.reduce((sum: number, line: { amount: number }) => sum + line.amount, 0)).toBe(net)
  const { body: balance } = await browser.get('/ajax/profile/getBalance')
  expect(balance.cash).toBe(10_000 + net)
  expect(rounds[0].balanceAfter).toBe(balance.cash)
  expect(transactions[0].balanceAfter).toBe(balance.cash)
  const sports = await history(browser, 'getSportsbookLegacyTransactionHistory')
  expect(sports).toMatchObject({ success: true, transactions: [] })
})

test('a game opens on a requested past round, in real play only', async () => {
  const browser = await playerWith(1000)
  const [roundId = ''] = await play(browser, { rounds: 1, stake: 100 })
  const roundIn = async (gameType: string) => {
    const { body } = await browser.get(`/ajax/launcher/${gameType}`, { gameSymbol: 'lantern-river', roundId })
    return new URL(body.launchUrl).searchParams.get('round')
  }
  expect(await roundIn('realgames')).toBe(roundId)
  expect(await roundIn('freegames')).toBeNull()
})

test('histories are paged to their end, and the cursor of one is refused by another', async () => {
  const browser = await playerWith(10_000)
  const ids = await play(browser, { rounds: 5, stake: 100 })
  const seen: string[] = []
  let cursor: string | undefined
  do {
    const page = await history(browser, 'getBetHistory', { limit: 2, ...(cursor ? { cursor } : {}) })
    seen.push(...page.rounds.map(({ roundId }: { roundId: string }) => roundId))
    cursor = page.nextCursor
    if (cursor) {
      const criteria = JSON.stringify({ range: '7Days', cursor })
      const { status, body } = await browser.post('/ajax/Report/getTransactionHistory', { criteria })
      expect([status, body.errors[0].field]).toEqual([400, 'criteria.cursor'])
    }
  } while (cursor)
  expect(seen).toEqual(ids)
})

test('a jackpot at its cap is won by the next round: listed, in the history of the player and among the winners', async () => {
  const browser = await playerWith(10_000)
  const listed = async () => {
    const { body } = await browser.get('/ajax/jackpot/getJackpots', { languageId: 'en' })
    return body.jackpots.find(({ id }: { id: string }) => id === 'arcade/festival.mini')
  }
  await vi.waitFor(
    async () =>
      expect(await listed()).toMatchObject({ name: 'Festival Mini', level: 'MINI', amount: 1000, mustDropAt: 9000 }),
    { timeout: 60_000, interval: 200 },
  )
  await server.db.query(
    `update arcade.jackpot_meters set meter = meter + more, seeded = seeded + more, advanced = advanced + more
     from (select 8999999999 - meter more from arcade.jackpot_meters where pool = 'festival' and level = 'mini') raised
     where pool = 'festival' and level = 'mini'`,
  )
  await browser.post('/ajax/profile/updateWinnerConsent', { showWins: true })
  // The clock of the test, which is ahead by now, dates it; the database dates the win.
  await server.db.query(`update jackpots.consents set at = at - interval '1 hour'`)
  await play(browser, { rounds: 1, stake: 100, gameCode: 'thunder-drums' })
  const { transactions } = await history(browser, 'getTransactionHistory', { types: ['JACKPOT_WIN'] })
  expect(transactions).toMatchObject([{ type: 'JACKPOT_WIN', amount: 9000, currency: 'JPY' }])
  await vi.waitFor(
    async () => {
      const { body } = await browser.get('/ajax/jackpot/getWinners', { languageId: 'en' })
      expect(body.winners).toMatchObject([{ gameCode: 'thunder-drums', amount: 9000, multiple: 90 }])
      expect(await listed()).toMatchObject({ amount: 1000 })
    },
    { timeout: 60_000, interval: 200 },
  )
})
