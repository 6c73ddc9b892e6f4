import { createHash, randomUUID } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { one } from '@andon/money/fraction'
import { call, openArcade, openDemo, openReal, type TestArcade } from '../arcade.fixture.ts'
import type { Game } from '../engines/game.ts'
import { choHan } from '../engines/table/cho-han/cho-han.ts'
import { sharedTable } from '../engines/table/shared-table.ts'
import type { TableBet, TableEngine, TableRound } from '../engines/table-engine.ts'
import type { SecondShareProof, TableMessage } from '../game-api/table-fields.ts'
import { type LockedRound, type SecondSigner, tableDraws } from '../provably-fair/table-chance.ts'
import { commitmentTo } from '../rng/seed-stream.ts'
import { title as choHanTitle } from '../titles/cho-han/index.ts'
import { rules as choHanRules } from '../titles/cho-han/rules.ts'
import { title as hotSpringDig } from '../titles/hot-spring-dig/index.ts'
import type { Title } from '../titles/title.ts'
import { findNewestRound, findTableRound } from './store/table-rounds.ts'
import type { TableChains } from './table-context.ts'

/** Even or odd for a whole table. */
export const coinTitle: Title = {
  ...choHanTitle,
  gameCode: 'coin',
  category: 'live-casino',
  shared: {
    engine: sharedTable(choHan(choHanRules), choHanTitle.current),
    pace: { openMs: 15_000, lockMs: 1_000, showMs: 10_000, restMs: 4_000 },
    mostBets: 3,
    squeezed: true,
    tables: ['coin'],
  },
}

interface Played {
  readonly auto: number | null
  readonly cashOutMs: number | null
}

/** The multiple of the stake grows by a hundredth in ten milliseconds, and the round ends after one to three seconds. */
const runner: TableEngine = {
  open: (draws) => {
    const runsForMs = 1_000 + draws.uniform(20) * 100
    const playedBy = ({ choice, actions }: TableBet): Played => ({
      auto: (choice as { auto?: number } | null)?.auto ?? null,
      cashOutMs: (actions[0] as { atMs: number } | undefined)?.atMs ?? null,
    })
    const leavesAt = (bet: TableBet) => {
      const { auto, cashOutMs } = playedBy(bet)
      const autoMs = auto === null ? Number.POSITIVE_INFINITY : (auto - 100) * 10
      const atMs = Math.min(autoMs, cashOutMs ?? Number.POSITIVE_INFINITY)
      return atMs < runsForMs ? { atMs, hundredths: 100 + Math.floor(atMs / 10) } : null
    }
    return {
      events: [{ type: 'multiplier', value: runsForMs }],
      facts: [`ran-${runsForMs}`],
      runsForMs,
      leavesAt,
      winOf: (bet) => Math.floor((bet.stake * (leavesAt(bet)?.hundredths ?? 0)) / 100),
    }
  },
}

const runnerGame: Game = {
  rules: { gameCode: 'runner' },
  figures: hotSpringDig.current.figures, // shown to nobody in these tests
  display: hotSpringDig.current.display,
  mostStaked: one,
  offersChoice: (choice) => choice === null || Object.keys(choice as object).join() === 'auto',
  stakeOf: () => null,
  offersAction: (action) => JSON.stringify(action) === '{"type":"cashOut"}',
  replay: ({ draws, ...bet }) => {
    const round = runner.open(draws)
    const win = round.winOf(bet)
    return { events: [...round.events, { type: 'roundEnd', amount: win }], furtherStake: 0, win, defaultAction: null }
  },
}

export const runnerTitle: Title = {
  ...hotSpringDig,
  gameCode: 'runner',
  category: 'live-casino',
  current: runnerGame,
  past: [],
  shared: {
    engine: runner,
    pace: { openMs: 6_000, lockMs: 500, showMs: 1_500, restMs: 1_500 },
    mostBets: 2,
    tables: ['runner'],
  },
}

/** A chain in memory, of which no round has been played; `links` of it are left. */
export function chainInMemory({ links = 200 } = {}): TableChains {
  const seeds = ['f'.repeat(64)]
  while (seeds.length <= links) seeds.unshift(commitmentTo(seeds[0] ?? ''))
  return {
    next: async (_table, after) => {
      const link = (after?.link ?? 0) + 1
      const commitment = seeds[link - 1]
      return link <= links && commitment ? { chain: 1, link, commitment } : null
    },
    seedOf: async (_table, { link }) => seeds[link] ?? '',
    chainsOf: async () => [],
  }
}

/** Makes the same share of the same round and root, and none while it is away. */
export function signerInMemory(): SecondSigner & { isAway: boolean; asked: number } {
  const signer = {
    isAway: false,
    asked: 0,
    shareOf: async ({ tableId, number, betsRoot }: LockedRound): Promise<SecondShareProof> => {
      signer.asked += 1
      if (signer.isAway) throw new Error('the signer is away')
      const message = [tableId, number, betsRoot].join('\n')
      const share = createHash('sha256').update(`the signer's secret\n${message}`).digest('hex')
      return { by: 'signer', publicKey: 'key', message, signature: 'signature', share }
    },
  }
  return signer
}

export type TestTable = Awaited<ReturnType<typeof openTable>>

/** An arcade with one shared title, whose table's clock and turns are those of the test. */
export async function openTable(title: Title = coinTitle, { links }: { links?: number } = {}) {
  const chains = chainInMemory(links === undefined ? {} : { links })
  const signer = signerInMemory()
  const arcade = await openArcade({ titles: [title], tables: { chains, signer } })
  const tableId = title.shared?.tables[0] ?? ''
  return { arcade, chains, signer, tableId, title, server: arcade.server }
}

type Server = TestArcade['server']

/** Takes all turns of the table that are due at this server, and tells that a round runs. */
export async function takeTurns({ tableId }: Pick<TestTable, 'tableId'>, server: Server): Promise<void> {
  const running = server.tables.table(tableId)?.running
  for (let turns = 0; turns < 3; turns++) {
    await running?.turn()
    await nextTurn() // the signer answers
  }
  running?.term()?.tick()
}

/** Moves the clock on by so many milliseconds, with all turns of the table at their instants. */
export async function pass(table: TestTable, ms: number, server: Server = table.server): Promise<void> {
  const { arcade, tableId, title } = table
  const now = () => arcade.clock.now().epochMilliseconds
  const until = now() + ms
  await takeTurns(table, server)
  for (;;) {
    const due = server.tables.table(tableId)?.running.term()?.nextAt() ?? until
    const mostMs = title.gameCode === runnerTitle.gameCode ? 250 : Number.POSITIVE_INFINITY
    const next = Math.min(until, Math.max(due, now() + 1), now() + mostMs)
    if (now() >= until) return
    arcade.clock.advance({ milliseconds: next - now() })
    await takeTurns(table, server)
  }
}

export const newestRound = async ({ arcade, tableId }: TestTable) => {
  const round = await findNewestRound(arcade.db, tableId)
  if (!round) throw new Error('the table has no round')
  return round
}

/** The result of a round, the newest unless given, which is secret before it is shown. Its bets are closed. */
export async function secretOf(table: TestTable, of?: number): Promise<TableRound> {
  const { arcade, chains, signer, tableId, title } = table
  const round = of === undefined ? await newestRound(table) : await findTableRound(arcade.db, { tableId, number: of })
  if (!round || round.betsRoot === null || !title.shared) throw new Error('bets are closed')
  const { number, betsRoot, chain, locksAt } = round
  const locked = { tableId, number, betsRoot, chain, locksAt: locksAt.epochMilliseconds }
  const { share } = await signer.shareOf(locked)
  const serverSeed = await chains.seedOf(tableId, round)
  return title.shared.engine.open(tableDraws({ tableId, number, betsRoot, serverSeed, share }))
}

/** The messages that everybody at the table received. */
export function told({ arcade }: TestTable): TableMessage[] {
  return arcade.facts.flatMap(({ name, data }) =>
    name === 'arcade.TableTold' ? [(data as { message: TableMessage }).message] : [],
  )
}

interface BetCall {
  readonly token: string
  readonly stake?: number
  readonly choice?: object | null
  readonly number?: number
  readonly shown?: boolean
  readonly requestId?: string
}

export const bet = (
  app: Pick<TestArcade, 'app'>,
  { token, stake = 1000, choice = { cho: stake }, number = 1, shown = false, requestId = randomUUID() }: BetCall,
) =>
  call(app, 'placeBet', {
    token,
    body: { number, stake, requestId, shown, ...(choice && { choice }) },
  })

export const openedReal = async ({ arcade, title }: TestTable) => (await openReal(arcade, title.gameCode)).sessionToken
export const openedDemo = async ({ arcade, title }: TestTable) => (await openDemo(arcade, title.gameCode)).sessionToken
