import type { KeyObject } from 'node:crypto'
import { Refusal } from '@andon/contract'
import type { Fact } from '@andon/contract/fact'
import { createLoop } from '@andon/platform/loop'
import type { Deps } from '../deps.ts'
import { tableBetsActed, tableBetsChanged, tableBetsPlaced, tableRan, tableTold } from '../facts.ts'
import type { TableMessage, TableNow } from '../game-api/table-fields.ts'
import type { SessionRow } from '../store/sessions.ts'
import type { Title } from '../titles/title.ts'
import { createGroupReads } from './group-reads.ts'
import { payTableBets } from './pay-bets.ts'
import { forgetRegularly } from './remove-quiet-rounds.ts'
import { type RunningTable, runTable } from './run-table.ts'
import { seatsOf } from './seats.ts'
import type { LastReactions } from './show-gestures.ts'
import { showBets } from './show-table.ts'
import type { BetName } from './store/table-bets.ts'
import { createBetStore } from './store-bets.ts'
import { measureTableClock } from './table-clock.ts'
import type { TableContext, TablesOptions } from './table-context.ts'
import { type TableView, viewTable } from './table-view.ts'
import { createOperatorTeller } from './tell-operator.ts'

const payEveryMs = 1_000
/** Bets that are decided one after the other are paid together. */
const gatherMs = 20
/** From one table's first turn to the next one's, so that tables of one length do not lock in the same instant. */
const staggerMs = 40

/** A table at this server. */
export interface ServedTable {
  readonly of: TableContext
  readonly view: TableView
  readonly running: RunningTable
}

export type Tables = ReturnType<typeof createTables>

/** The tables of all shared titles at this server; null: there are none. It answers calls about each, and leads those that no other server leads. */
export function createTables(
  deps: Deps,
  options: (TablesOptions & { readonly titles: readonly Title[]; readonly signingKey: KeyObject }) | null,
) {
  const { log } = deps
  const store = createBetStore(deps)
  const reads = createGroupReads(deps)
  const time = options?.time ?? measureTableClock(deps)
  const lastReactions: LastReactions = new Map()
  const paying = createLoop(() => payTableBets(deps), {
    everyMs: payEveryMs,
    gatherMs,
    log,
    what: 'paying bets at tables',
  })
  const forgetting = forgetRegularly(deps, () => [...served.keys()])
  const operator = createOperatorTeller(deps, { nowMs: time.now })
  const served = new Map<string, ServedTable>()
  if (options) {
    const { titles, signingKey, chains, signer } = options
    const seatOf = seatsOf(signingKey)
    for (const title of titles) {
      const { shared } = title
      for (const tableId of shared?.tables ?? []) {
        if (!shared) continue
        const of: TableContext = { deps, title, shared, tableId, seatOf, time, chains, signer }
        const view = viewTable(of)
        const table = { of, view, running: runTable(of, { ...options, view, owed: paying.wakeSoon }) }
        served.set(tableId, table)
        view.onMessage(({ type }) => {
          if (type === 'round' || type === 'closed' || type === 'seats') void tellOperator(operator, table)
        })
      }
    }
  }
  const each = <T>(work: (table: ServedTable) => T): T[] => [...served.values()].map(work)
  return {
    store,
    reads,
    lastReactions,
    time,
    tableOf: (session: SessionRow) => tableOf(deps, served, session),
    /** Takes a fact from the bus. */
    onFact: (fact: Fact) => takeFact(served.get(fact.key), fact),
    /** Facts were lost. */
    onGap: () => {
      for (const { running } of served.values()) running.wake()
    },
    /** The table as everybody sees it; undefined: there is none. */
    now: async (tableId: string): Promise<TableNow | undefined> => served.get(tableId)?.view.now(),
    /** `listener` gets what is told of each table. Returns how to end it. */
    onMessage: (listener: (tableId: string, message: TableMessage) => void) => {
      const ends = each(({ of, view }) => view.onMessage((message) => listener(of.tableId, message)))
      return () => {
        for (const end of ends) end()
      }
    },
    showBets: async (tableId: string, names: readonly BetName[]) => {
      const table = served.get(tableId)
      return table ? showBets(table.of, names) : []
    },
    /** Pays what is owed now; returns how many bets were tried. */
    pay: () => payTableBets(deps),
    /** For tests, which take the turns of a table themselves. */
    table: (tableId: string) => served.get(tableId),
    /** Leads tables from now on, or follows their leaders. */
    start: () => {
      paying.start()
      operator.start()
      forgetting.start()
      for (const [at, { running }] of [...served.values()].entries()) running.start(at * staggerMs)
    },
    /** Opens no further rounds and lets other servers go on; bets are still taken and answered. */
    stop: async () => {
      await Promise.all(each(({ running }) => running.stop()))
      await Promise.all([paying.stop(), operator.stop(), forgetting.stop()])
    },
  }
}

/** Lobbies show what the leader says. */
async function tellOperator(
  { tell, leave }: ReturnType<typeof createOperatorTeller>,
  { of, view, running }: ServedTable,
): Promise<void> {
  if (!running.term()) return leave(of.tableId)
  const now = await view.now().catch(() => null) // the next message tells it
  if (now) tell(of.title, now)
}

function takeFact(table: ServedTable | undefined, fact: Fact): void {
  if (!table) return
  const { view, running } = table
  if (tableTold.is(fact)) view.take(fact.data)
  else if (tableRan.is(fact)) view.ran(fact.data)
  else if (tableBetsActed.is(fact)) running.term()?.acted(fact.data)
  else if (tableBetsPlaced.is(fact) || tableBetsChanged.is(fact)) running.term()?.betsChanged(fact.data.number)
}

/** The table of the session's game, which is the first of its title. Refuses a game without one (NOT_FOUND). */
function tableOf(deps: Deps, served: ReadonlyMap<string, ServedTable>, { gameCode }: SessionRow): ServedTable {
  const [tableId] = deps.titles.of(gameCode).shared?.tables ?? []
  const table = tableId === undefined ? undefined : served.get(tableId)
  if (!table) throw new Refusal('NOT_FOUND')
  return table
}
