import type { Lease, Term } from '@andon/platform/leader'
import { crowdStep } from './crowd-now.ts'
import { type Acted, closeTable, type Lead, nothingDrawn, setRound } from './lead.ts'
import { nextInstant, takeStep } from './round-steps.ts'
import { tickRun } from './running-round.ts'
import { ensureTable, findNewestRound } from './store/table-rounds.ts'
import type { TableContext } from './table-context.ts'

export interface TableTerm extends Term {
  /** When the next step is due, by the clock of the tables. */
  nextAt(): number
  /** Tells that the round still runs, and which bets have left it. Needs no database. */
  tick(): void
  /** Bets of a round were placed or returned. */
  betsChanged(number: number): void
  /** Actions on bets of a running round are stored. */
  acted(name: { number: number; acted: Acted }): void
}

/** Most steps of one turn, which takes less time than the lease; another turn follows at once. */
const mostStepsInATurn = 20

/** Leads a table from what is stored: a round goes on in the state in which the leader before left it, with the same outcome. */
export async function leadTable(
  of: TableContext,
  { lease, wake, owed }: { lease: Lease; wake: () => void; owed: () => void },
): Promise<TableTerm> {
  const { deps, tableId, title } = of
  const { closed } = await lease.write((tx) => ensureTable(tx, { tableId, gameCode: title.gameCode }))
  const round = await findNewestRound(deps.db, tableId)
  const started = { sinceMs: of.time.now(), closed, round, isDoubtful: false, isStopping: false }
  const lead: Lead = { of, lease, wake, owed, ...started, ...nothingDrawn() }
  if (round && (closed === 'draining' || closed === 'starting')) await closeTable(lead, null)
  return {
    turn: () => takeTurn(lead),
    stop: async () => {
      lead.isStopping = true
      await closeTable(lead, 'draining')
    },
    drop: async () => undefined,
    nextAt: () => nextInstant(lead),
    tick: () => tickRun(lead),
    betsChanged: (number) => {
      if (lead.round?.number === number) lead.crowd = { ...lead.crowd, isStale: true }
    },
    acted: ({ number, acted }) => {
      if (lead.round?.number === number) lead.running?.take(acted)
    },
  }
}

async function takeTurn(lead: Lead): Promise<void> {
  try {
    if (lead.isDoubtful) setRound(lead, await findNewestRound(lead.of.deps.db, lead.of.tableId))
    lead.isDoubtful = false
    let steps = 0
    while (steps < mostStepsInATurn && (await takeStep(lead))) steps += 1
    if (steps === mostStepsInATurn) lead.wake()
    await crowdStep(lead)
  } catch (error) {
    lead.isDoubtful = true
    throw error
  }
}
