import type { QueryClient } from '@tanstack/react-query'
import { balanceKey, displayedBalanceKey, type Pockets } from '../../player/balance.ts'
import { afterStake, clearDisplayedBalance, setDisplayedBalance } from '../../player/displayed-balance.ts'

/** How long a round is displayed, unless the game announces another time. */
const defaultShowMs = 20_000
/** The maximum that a game can announce at once; then the actual balance is displayed. */
const maxShowMs = 120_000

interface Timers {
  set(run: () => void, ms: number): number
  clear(id: number): void
}
const windowTimers: Timers = { set: (run, ms) => window.setTimeout(run, ms), clear: (id) => window.clearTimeout(id) }

interface StakedRound {
  /** In minor units, as the game reports it; for display only. */
  readonly stake?: number | undefined
  readonly showsForMs?: number | undefined
}

/** Controls the displayed balance from the start of a round to its end, as the game reports them. */
export function createRoundBalance(queries: QueryClient, timers: Timers = windowTimers) {
  let timer: number | undefined
  const end = () => {
    if (timer !== undefined) timers.clear(timer)
    timer = undefined
    clearDisplayedBalance(queries)
  }
  const wait = (ms: number) => {
    if (timer !== undefined) timers.clear(timer)
    timer = timers.set(end, Math.min(ms, maxShowMs))
  }
  return {
    /** Further stakes while the round is displayed, such as another bet on a round of a table, are taken from what is displayed: the actual balance may have the first one already, or not yet. */
    start: ({ stake = 0, showsForMs = defaultShowMs }: StakedRound) => {
      const displayed = timer === undefined ? null : queries.getQueryData<Pockets | null>(displayedBalanceKey)
      const known = displayed ?? queries.getQueryData<Pockets>(balanceKey)
      if (known) setDisplayedBalance(queries, afterStake(known, stake))
      wait(showsForMs)
    },
    /** The game is still showing the round. */
    extend: ({ showsForMs = defaultShowMs }: { showsForMs?: number | undefined }) => {
      if (timer !== undefined) wait(showsForMs)
    },
    end,
  }
}
