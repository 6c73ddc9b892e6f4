import { randomUUID } from 'node:crypto'
import { type Browser, createBrowser } from '@andon/tests/browser'
import { arcadeCall } from '@andon/tests/nodes/table-players'
import { startServer, type TestServer } from '@andon/tests/server'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

/** What protects players applies to their next bet. A bet of the round that is on stands, and is paid. */
const game = 'rising-firework'
const stake = 100
const patience = { timeout: 120_000, interval: 50 }

let server: TestServer
beforeAll(async () => {
  server = await startServer({ env: { TABLES: 'short' } })
})
afterAll(() => server?.close())

interface OpenRound {
  readonly number: number
  readonly state: string
}

/** The server's clock stands still, the tables' is the database's: sets the one to the other, or a round would open further ahead than the operator accepts. */
async function letTimePass() {
  const [time] = await server.db.query<{ now: Temporal.Instant }>('select clock_timestamp() now')
  if (time) server.clock.set(time.now)
}

/** A player with money and an open session at the table. */
async function playerAtTable() {
  const browser = createBrowser(server.origin)
  const { playerID } = await browser.register()
  await browser.deposit(5_000)
  const { launchUrl } = (await browser.get('/ajax/launcher/realgames', { gameSymbol: game })).body
  const launched = { token: new URL(launchUrl).hash.replace('#token=', ''), gameCode: game, language: 'ja' }
  const { sessionToken: token } = (await arcadeCall(server.port, '/arcade/sessions', { body: launched })).body
  const bet = async (number: number) => {
    const body = { number, stake, requestId: randomUUID(), choice: { auto: 101 }, shown: false }
    const { status, body: reply } = await arcadeCall(server.port, '/arcade/table/bets', { body, token })
    return status === 200 ? reply.bet.status : reply.errors[0].code
  }
  const say = async () => {
    const body = { text: 'こんにちは', requestId: randomUUID() }
    const { status, body: reply } = await arcadeCall(server.port, '/arcade/table/messages', { body, token })
    return status === 200 ? 'said' : reply.errors[0].code
  }
  return { browser, playerID, bet, say }
}

/** Just opened, so that several bets meet it. */
const openRound = (after = 0) =>
  vi.waitFor(async () => {
    const [round] = await server.db.query<OpenRound & { isNew: boolean }>(
      `select number, state, opened_at > clock_timestamp() - interval '2 seconds' "isNew" from arcade.table_rounds where table_id = $1 order by number desc limit 1`,
      [game],
    )
    expect(round).toMatchObject({ state: 'open', isNew: true })
    expect(round?.number).toBeGreaterThan(after)
    return round?.number ?? 0
  }, patience)

const post = async (browser: Browser, path: string, body: Record<string, unknown>) => {
  const { status } = await browser.post(path, body)
  expect([path, status]).toEqual([path, 200])
}

interface Protection {
  readonly name: string
  readonly apply: (browser: Browser) => Promise<void>
  /** Why the next bet is refused. */
  readonly code: string
  readonly lift?: (browser: Browser) => Promise<void>
}
const protections: readonly Protection[] = [
  {
    name: 'a reality check that waits for its answer',
    apply: (browser) => post(browser, '/ajax/game/realityCheck', { question: 'open' }),
    code: 'REALITY_CHECK_OPEN',
    lift: (browser) => post(browser, '/ajax/game/realityCheck', { question: 'answered' }),
  },
  {
    name: 'a break',
    apply: (browser) => post(browser, '/ajax/ResponsibleGaming/takeBreak', { days: 7 }),
    code: 'ACCOUNT_LOCKED',
  },
  {
    name: 'a self-exclusion',
    apply: (browser) => post(browser, '/ajax/ResponsibleGaming/lockAccount', { days: 184 }),
    code: 'ACCOUNT_LOCKED',
  },
  {
    name: 'a wager limit that is used up',
    apply: (browser) =>
      post(browser, '/ajax/ResponsibleGaming/setLimits', { limitType: 'wager', amount: stake, period: 1 }),
    code: 'LIMIT_REACHED',
  },
]

test('whatever protects a player from a further bet, the bet of the round that is on stands and is paid', async () => {
  const seated = await Promise.all(
    protections.map(async (protection) => ({ ...protection, ...(await playerAtTable()) })),
  )
  const number = await openRound()
  expect(await Promise.all(seated.map(({ bet }) => bet(number)))).toEqual(seated.map(() => 'placed'))
  await Promise.all(seated.map(({ apply, browser }) => apply(browser)))
  const next = await Promise.all(seated.map(({ bet }) => bet(number)))
  for (const [at, { name, code }] of seated.entries())
    expect([name, next[at] === 'SESSION_EXPIRED' ? 'ACCOUNT_LOCKED' : next[at]]).toEqual([name, code])
  expect(await seated[0]?.say()).toBe('REALITY_CHECK_OPEN')
  await vi.waitFor(async () => {
    const bets = await server.db.query<{ owner: string; state: string; win: number | null }>(
      `select owner, state, win from arcade.table_bets where state <> 'refused' and number = $1`,
      [number],
    )
    expect(bets.map(({ state }) => state)).toEqual(seated.map(() => 'settled'))
    for (const { owner, win } of bets) {
      const [account] = await server.db.query<{ cash: number }>(
        'select real_cash cash from wallet.accounts where holder = $1',
        [owner],
      )
      expect(account?.cash).toBe(5_000 - stake + (win ?? 0))
    }
  }, patience)
  await Promise.all(seated.map(({ lift, browser }) => lift?.(browser)))
  const later = await openRound(number)
  await letTimePass()
  const again = await Promise.all(seated.map(({ bet }) => bet(later)))
  expect([again[0], again.slice(1).includes('placed')]).toEqual(['placed', false])
  expect(await seated[0]?.say()).toBe('said')
  expect(await server.app.operator.wallet.verify(server.db)).toMatchObject({ clean: true })
})

test('a session limit that runs out ends the login and with it further bets, and the bet of the round is paid', async () => {
  const { browser, playerID, bet } = await playerAtTable()
  await post(browser, '/ajax/ResponsibleGaming/setLimits', { limitType: 'session', minutes: 5, period: 1 })
  const number = await openRound()
  expect(await bet(number)).toBe('placed')
  server.clock.advance({ minutes: 6 })
  expect(await bet(number)).toBe('SESSION_EXPIRED')
  await vi.waitFor(async () => {
    const bets = await server.db.query<{ state: string }>(
      `select state from arcade.table_bets where owner = $1 and number = $2 and state <> 'refused'`,
      [playerID, number],
    )
    expect(bets).toEqual([{ state: 'settled' }])
  }, patience)
})
