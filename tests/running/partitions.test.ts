import { randomUUID } from 'node:crypto'
import { createDb } from '@andon/platform/sql'
import { type Browser, createBrowser } from '@andon/tests/browser'
import { openGame } from '@andon/tests/open-game'
import { startServer, type TestServer } from '@andon/tests/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fillLike, partitionedDatabase, partitions } from '../support/partitioned-database.ts'
import { reportPlans, setPlanCacheMode, type Touched } from '../support/touched-partitions.ts'

const players = 10_000
/** Work for all players that a timer of the server does beside the requests. */
const timers = [/from arcade\.(rounds|table_bets) where next_attempt_at <= /]

let server: TestServer
let account: { email: string; password: string }
let seen: Touched[] = []
beforeAll(async () => {
  const database = await partitionedDatabase()
  // without the workers, whose jobs read all players; no bus is reached, and none is needed
  const env = { ANDON_ROLE: 'web,arcade', DATABASE_URL: database.url, NATS_URL: 'nats://127.0.0.1:1' }
  server = await startServer({ database, env })
  const browser = createBrowser(server.origin)
  const { email, password, playerID } = await browser.register()
  account = { email, password }
  await server.db.query(
    `insert into verification.proofs (player_id, document_type, status, version, changed_at)
     select $1, type, 'vrfn_verified', 1, now() from unnest('{identity,address}'::text[]) as type`,
    [playerID],
  )
  expect((await browser.deposit(15_000, { bonusCode: 'welcome' })).body.bonus).toMatchObject({ granted: true })
  for (const visit of Object.values(visits)) await visit(browser)
  await fillLike(server.db, playerID, players)
  // few rows of a small index: a plan may not read it as a whole either
  await server.db.reports.query(
    `update bonuses.bonuses set state = 'dropped', ended_at = now() where player_id <> $1 and state = 'active'`,
    [playerID],
  )
  await server.db.reports.query('analyze bonuses.bonuses')
  await reportPlans(server.db, (touched) => void seen.push(touched))
})
afterAll(() => server?.close())

const modes = ['force_custom_plan', 'force_generic_plan'] as const
/** What `PRINT_PARTITIONS=1` prints: what a player does · the statement, with the most partitions that it read of any table, by mode. */
const printed = new Map<string, Partial<Record<(typeof modes)[number], number>>>()
afterAll(() => {
  if (process.env.PRINT_PARTITIONS === undefined) return
  const lines = [...printed].map(([name, read]) => `${modes.map((mode) => read[mode] ?? '-').join('\t')}\t${name}`)
  console.log([`partitions of ${partitions}, ${players} players`, modes.join('\t'), ...lines].join('\n'))
})

const payment = (amount: number) => ({
  amount,
  currency: 'JPY',
  paymentMethod: 'CREDITCARD',
  idempotencyKey: randomUUID(),
})

/** What a player does. */
const visits: Record<string, (browser: Browser) => Promise<void>> = {
  login: async (browser) => {
    await browser.get('/ajax/login/status')
    expect((await browser.post('/ajax/login', account)).status).toBe(200)
    expect((await browser.get('/ajax/login/status')).body).toMatchObject({ loggedIn: true })
  },
  deposit: async (browser) => {
    expect((await browser.deposit(50_000)).body).toMatchObject({ status: 'APPROVED' })
  },
  'limit change': async (browser) => {
    const limit = { limitType: 'wager', period: 7, amount: 400_000 + seen.length }
    expect((await browser.post('/ajax/ResponsibleGaming/setLimits', limit)).status).toBe(200)
    expect((await browser.get('/ajax/balance/getWagerLimit')).status).toBe(200)
  },
  'a round of the arcade': async (browser) => {
    const game = await openGame(browser)
    server.clock.advance({ seconds: 5 })
    expect((await game.play(100)).status).toBe(200)
  },
  'bet, win, rollback, round, adjust': async (browser) => {
    const { calls } = server.app.operator.gameWallet
    const { launchUrl } = (await browser.get('/ajax/launcher/realgames', { gameSymbol: 'lantern-river' })).body
    const gameCode = 'lantern-river'
    const contributions = [{ jackpot: 'daily', millionths: 1_500_000 }]
    const token = new URL(launchUrl).hash.replace('#token=', '')
    const opened = await calls.authenticate('arcade', { token, gameCode })
    const { playerId, sessionToken } = opened.body as unknown as { playerId: string; sessionToken: string }
    for (const end of ['win', 'rollback', 'adjust'] as const) {
      server.clock.advance({ seconds: 5 })
      const [betTransactionId, transactionId, roundId] = [randomUUID(), randomUUID(), randomUUID()]
      const about = { playerId, gameCode, currency: 'JPY', roundId } as const
      const bet = {
        ...about,
        sessionToken,
        amount: 100,
        transactionId: betTransactionId,
        details: { label: 'Twice' },
        contributions,
      }
      const first =
        end === 'adjust'
          ? calls.round('arcade', { ...bet, winTransactionId: randomUUID(), win: 250 })
          : calls.bet('arcade', bet)
      expect((await first).body.status).toBe('OK')
      const after = { ...about, transactionId, betTransactionId }
      const reply = {
        win: () => calls.win('arcade', { ...after, amount: 250, roundClosed: true }),
        rollback: () => calls.rollback('arcade', after),
        adjust: () => calls.adjust('arcade', { ...after, paid: 100, reason: 'resettled' }),
      }[end]()
      expect((await reply).body.status).toBe('OK')
    }
  },
  withdrawal: async (browser) => {
    expect((await browser.post('/ajax/cashier/makeCCWithdrawal', payment(1_000))).body.success).toBe(true)
    expect((await browser.get('/ajax/cashier/getCashierData')).status).toBe(200)
  },
  histories: async (browser) => {
    const criteria = JSON.stringify({ range: '7Days' })
    for (const name of ['getBetHistory', 'getTransactionHistory'])
      expect((await browser.post(`/ajax/Report/${name}`, { criteria })).body.success).toBe(true)
  },
  logout: async (browser) => {
    expect((await browser.post('/ajax/login/logout')).status).toBe(200)
  },
}

/** Tables that it must be seen to read. */
const mustRead: Readonly<Record<keyof typeof visits, readonly string[]>> = {
  login: ['identity.players', 'identity.credentials', 'identity.sessions', 'limits.players'],
  deposit: ['cashier.deposits', 'limits.players', 'limits.limits', 'bonuses.deposits', 'wallet.accounts'],
  'limit change': ['limits.players', 'limits.limits'],
  'a round of the arcade': ['arcade.sessions', 'arcade.seeds', 'arcade.rounds', 'game_wallet.supplier_transactions'],
  'bet, win, rollback, round, adjust': [
    ...[
      'game_wallet.game_sessions',
      'game_wallet.rounds',
      'game_wallet.supplier_transactions',
      'game_wallet.round_starts',
    ],
    ...['limits.players', 'limits.limits', 'limits.minutes', 'identity.sessions', 'identity.players'],
    ...['bonuses.bonuses', 'wallet.accounts', 'wallet.transfers'],
  ],
  withdrawal: ['cashier.withdrawals', 'cashier.cards', 'verification.proofs', 'wallet.accounts'],
  histories: ['game_wallet.rounds', 'game_wallet.supplier_transactions', 'game_wallet.play_details', 'wallet.entries'],
  logout: ['identity.sessions', 'limits.presence'],
}

/** Statements that read more than one partition of a table. */
const spread = () =>
  seen
    .filter(({ statement }) => !timers.some((timer) => timer.test(statement)))
    .flatMap(({ statement, tables }) =>
      [...tables].filter(([, count]) => count > 1).map(([table, count]) => `${count} of ${table}: ${statement}`),
    )

function note(name: string, mode: (typeof modes)[number]): void {
  for (const { statement, tables } of seen) {
    const line = `${name} · ${[...tables.keys()].join(' ')} · ${statement.replaceAll(/\s+/g, ' ').trim().slice(0, 90)}`
    const known = printed.get(line)
    printed.set(line, { ...known, [mode]: Math.max(known?.[mode] ?? 0, ...tables.values()) })
  }
}

test.each(modes)('each statement of a request reads one partition of each table: %s', async (mode) => {
  await setPlanCacheMode(server.db, mode)
  const browser = createBrowser(server.origin)
  for (const [name, visit] of Object.entries(visits)) {
    seen = []
    await visit(browser)
    expect(spread(), name).toEqual([])
    note(name, mode)
    const read = new Set(seen.flatMap(({ tables }) => [...tables.keys()]))
    expect([...read], name).toEqual(expect.arrayContaining([...(mustRead[name] ?? [])]))
  }
})

test('a statement that does not name the player is found', async () => {
  const db = createDb({ connectionString: server.databaseUrl, role: 'andon_app' })
  seen = []
  await db.query('select id from cashier.deposits where id = $1', ['dep_none'])
  await db.close()
  expect(spread()).toEqual([expect.stringContaining('4 of cashier.deposits')])
})
