import type { Db, Tx } from '@andon/platform/sql'
import { afterEach, expect, test, vi } from 'vitest'
import { call, sweepUntilQuiet } from '../arcade.fixture.ts'
import { betsTree } from '../provably-fair/bets-tree.ts'
import { crashingProcess, crashPoints } from '../rounds/crashing-process.fixture.ts'
import {
  bet,
  newestRound,
  openedDemo,
  openedReal,
  openTable,
  pass,
  runnerTitle,
  secretOf,
  type TestTable,
  takeTurns,
} from './tables.fixture.ts'

let table: TestTable
afterEach(() => table.arcade.close())

type Server = TestTable['server']

/** Called before each statement of a leader but the renewals of its lease, each begin of a transaction and each commit. */
type Before = (what: 'statement' | 'begin' | 'commit') => Promise<void>

function watchedDb(db: Db, before: Before): Db {
  const isRenewal = (text: string) => text.includes('update platform.leases set expires_at')
  const query: Db['query'] = async (text, values) => {
    if (!isRenewal(text)) await before('statement')
    return db.query(text, values)
  }
  const transaction: Db['transaction'] = async (work) => {
    await before('begin')
    return db.transaction(async (tx) => {
      const watched = {
        query: async (text: string, values?: unknown[]) => {
          await before('statement')
          return tx.query(text, values)
        },
      } as unknown as Tx // the brand exists in types only
      const result = await work(watched)
      await before('commit')
      return result
    })
  }
  return { ...db, query, transaction } as typeof db // the wrapped functions keep their shapes
}

interface StoredBet {
  readonly id: string
  readonly owner: string
  readonly mode: string
  readonly stake: number
  readonly choice: unknown
  readonly actions: readonly unknown[]
  readonly state: string
  readonly win: number | null
}

/** Every round but the newest is over with the outcome that its seed and bets give, and each bet is paid once. */
async function expectRoundsHold(): Promise<void> {
  const { arcade } = table
  await sweepUntilQuiet(arcade)
  const rounds = await arcade.db.query<{ number: number; root: string; events: unknown; state: string }>(
    `select number, bets_root root, events, state from arcade.table_rounds where state <> 'open'`,
  )
  const balances = new Map<string, number>()
  for (const { number, root, events } of rounds) {
    const bets = await arcade.db.query<StoredBet>('select * from arcade.table_bets where number = $1 order by id', [
      number,
    ])
    const secret = await secretOf(table, number)
    expect([number, root]).toEqual([number, betsTree(bets.filter(({ mode }) => mode === 'real')).root])
    expect(events).toEqual(secret.events)
    expect(bets.map(({ state, win }) => [state, win])).toEqual(bets.map((one) => ['settled', secret.winOf(one)]))
    for (const { owner, win, stake } of bets) balances.set(owner, (balances.get(owner) ?? 0) + (win ?? 0) - stake)
  }
  const held = await arcade.db.query<{ owner: string; balance: number }>('select * from arcade.demo_purses')
  expect(held.map(({ balance }) => balance)).toEqual(held.map(({ owner }) => 100_000 + (balances.get(owner) ?? 0)))
  const { balance, startBalance } = arcade.operator
  expect(balance()).toBe(startBalance + (balances.get('ply_1') ?? 0))
}

/** Plays the round that opens next to its end, with three bets and a cash-out, with the leader of the moment. */
async function playRound(players: { real: string; demo: string }, leader: () => Server): Promise<void> {
  const { arcade, server, tableId } = table
  const newest = async () => {
    const [round] = await arcade.db.query<{ state: string; number: number }>(
      'select state, number from arcade.table_rounds order by number desc limit 1',
    )
    return round ?? { state: 'none', number: 0 }
  }
  const until = async (isSo: (round: { state: string; number: number }) => boolean, ms: number) => {
    for (let turns = 0; turns < 200; turns++) {
      if (isSo(await newest())) return
      arcade.clock.advance({ milliseconds: ms })
      await takeTurns(table, leader()).catch(() => undefined) // it has crashed, or has lost its lease
    }
    throw new Error('the round does not go on')
  }
  const { number: before } = await newest()
  await until(({ state, number }) => state === 'open' && number > before, 800)
  const number = before + 1
  const placed = await bet(arcade, { token: players.real, number, choice: null })
  expect(placed.reply.bet.status).toBe('placed')
  await bet(arcade, { token: players.demo, number, choice: { auto: 150 } })
  await until(({ state }) => state === 'running', 520)
  const { runsFrom } = await newestRound(table)
  arcade.clock.set((runsFrom ?? arcade.clock.now()).add({ milliseconds: 400 }))
  const { id: betId } = placed.reply.bet
  const cashOut = call(arcade, 'actOnBet', { token: players.real, betId, body: { action: { type: 'cashOut' } } })
  await vi.waitFor(async () => {
    const acted = await arcade.db.query(`select from arcade.table_bets where number = $1 and actions <> '[]'`, [number])
    expect(acted).toHaveLength(1)
  })
  await until((round) => round.state === 'over' || round.number > number, 700)
  await server.tables.table(tableId)?.view.refresh() // what a leader that died has not told
  expect((await cashOut).reply.bet.actions).toEqual([{ type: 'cashOut', atMs: 400 }])
}

/** Plays rounds, in each of which another step fails, until a round has no such step. */
async function playRounds(failsAt: (step: number) => Promise<{ first: Server; hasFailed: () => boolean }>) {
  table = await openTable(runnerTitle)
  const players = { real: await openedReal(table), demo: await openedDemo(table) }
  for (let step = 1; ; step++) {
    const { first, hasFailed } = await failsAt(step)
    const second = await table.arcade.createProcess({ tables: { alone: true } })
    await playRound(players, () => (hasFailed() ? second.server : first))
    if (!hasFailed()) return step
  }
}

test('a leader that dies before any of its statements is followed by another one with the same outcome, and nobody is paid twice', async () => {
  const steps = await playRounds(async (at) => {
    let [steps, hasCrashed] = [0, false]
    const crash: Before = async () => {
      steps += 1
      if (steps < at) return
      hasCrashed = true
      throw new Error('the process has crashed')
    }
    const db = watchedDb(table.arcade.db, crash)
    const { server } = await table.arcade.createProcess({ db, tables: { alone: true } })
    return { first: server, hasFailed: () => hasCrashed }
  })
  expect(steps).toBeGreaterThan(30)
  await expectRoundsHold()
})

test('a leader that is frozen before any of its writes and wakes up after another has taken over writes nothing', async () => {
  const { promise: thawed, resolve: thaw } = Promise.withResolvers<void>()
  const frozenTurns: Promise<unknown>[] = []
  const steps = await playRounds(async (at) => {
    const { promise: freezes, resolve: freezeNow } = Promise.withResolvers<void>()
    let [begun, isFrozen] = [0, false]
    const freeze: Before = async (what) => {
      if (what === 'begin') begun += 1
      if (begun < at) return
      isFrozen = true
      freezeNow()
      await thawed
    }
    const db = watchedDb(table.arcade.db, freeze)
    const { server } = await table.arcade.createProcess({ db, tables: { alone: true } })
    const running = server.tables.table(table.tableId)?.running
    if (!running) throw new Error('the server has the table')
    const turn = async () => {
      const taken = running.turn().catch(() => undefined)
      frozenTurns.push(taken)
      await Promise.race([taken, freezes])
    }
    const first = { tables: { table: () => ({ running: { ...running, turn } }) } } as unknown as Server // what `takeTurns` needs
    return { first, hasFailed: () => isFrozen }
  })
  expect(steps).toBeGreaterThan(6)
  const stored = () => table.arcade.db.query('select * from arcade.table_rounds order by number')
  const before = await stored()
  thaw()
  await Promise.all(frozenTurns)
  expect(await stored()).toEqual(before)
  await expectRoundsHold()
})

/** Read the session, look for related bets and store it, request the stake, let it take part. */
const placing = crashPoints(3)

test.each(placing)(
  'a crash $moment step $step of placing a bet: it takes part, or its stake goes back',
  async ({ step, moment }) => {
    table = await openTable()
    await takeTurns(table, table.server)
    const token = await openedReal(table)
    const process = await crashingProcess(table.arcade, { step, moment })
    const request = { token, requestId: 'request-1' }
    await bet(process, request)
    await process.app.close()
    await pass(table, 17_000)
    await sweepUntilQuiet(table.arcade)
    const bets = await table.arcade.db.query<{ state: string; win: number | null; stake: number }>(
      'select state, win, stake from arcade.table_bets',
    )
    expect(bets.every(({ state }) => state === 'settled' || state === 'returned')).toBe(true)
    const due = bets.reduce((sum, { state, win, stake }) => sum + (state === 'settled' ? (win ?? 0) - stake : 0), 0)
    expect(table.arcade.operator.balance()).toBe(table.arcade.operator.startBalance + due)
  },
)
