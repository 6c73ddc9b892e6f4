import { leadOrFollow } from '@andon/platform/leader'
import { createLoop } from '@andon/platform/loop'
import { leadTable, type TableTerm } from './lead-table.ts'
import type { TableContext, TablesOptions } from './table-context.ts'
import type { TableView } from './table-view.ts'

const leaseMs = 5_000
/** A leader renews its lease, and a follower looks for one that has run out, at least so often. */
const turnWithinMs = 1_000
const afterFailureMs = 200
const ticksEveryMs = 250

export interface RunningTable {
  /** Null: another server leads it. */
  term(): TableTerm | null
  /** Takes its first turn after so many milliseconds. */
  start(afterMs: number): void
  wake(): void
  /** One turn of what `start` repeats. */
  turn(): Promise<void>
  /** Opens no further round and lets another server go on with the one that is open. */
  stop(): Promise<void>
}

/** Leads the table or follows its leader. A turn comes when the next step is due, and at least each second. */
export function runTable(
  of: TableContext,
  { node, alone, view, owed }: Pick<TablesOptions, 'node' | 'alone'> & { view: TableView; owed: () => void },
): RunningTable {
  const { deps, tableId, time } = of
  const { db, log } = deps
  let timer: ReturnType<typeof setTimeout> | undefined
  let refreshedAtMs = Number.NEGATIVE_INFINITY
  let isStarted = false

  const leadership = leadOrFollow<TableTerm>({
    db,
    log,
    name: `arcade.table.${tableId}`,
    node,
    leaseMs,
    alone,
    lead: (lease) => leadTable(of, { lease, owed, wake: () => turns.wake() }),
    follower: {
      turn: async () => undefined,
      keep: () => undefined,
      suspend: () => undefined,
      restart: async () => undefined,
    },
  })

  /** Reads again all that the bus may have lost, for leaders too: their own messages come back by it. */
  async function refresh(): Promise<void> {
    if (performance.now() < refreshedAtMs + turnWithinMs) return
    refreshedAtMs = performance.now()
    await view.refresh()
  }

  function schedule(delayMs: number): void {
    clearTimeout(timer)
    if (isStarted) timer = setTimeout(turns.wake, Math.min(Math.max(0, delayMs), turnWithinMs))
  }

  const turns = createLoop(
    async () => {
      let delayMs = afterFailureMs
      try {
        await time.ready()
        await leadership.turn()
        await refresh()
        delayMs = (leadership.term()?.nextAt() ?? Number.POSITIVE_INFINITY) - time.now()
      } finally {
        schedule(delayMs)
      }
    },
    { log, what: `keeping the table ${tableId}` },
  )
  const ticks = createLoop(async () => leadership.term()?.tick(), {
    everyMs: ticksEveryMs,
    log,
    what: `telling how a round of ${tableId} runs`,
  })
  return {
    term: leadership.term,
    wake: turns.wake,
    turn: turns.turn,
    start: (afterMs) => {
      isStarted = true
      timer = setTimeout(() => {
        turns.start()
        ticks.start()
      }, afterMs)
    },
    stop: async () => {
      isStarted = false
      clearTimeout(timer)
      await Promise.all([turns.stop(), ticks.stop()])
      await leadership.stop()
    },
  }
}
