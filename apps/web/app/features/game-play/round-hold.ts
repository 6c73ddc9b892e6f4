import type { QueryClient } from '@tanstack/react-query'
import { balanceKey, type Pockets } from '../../player/balance.ts'
import { afterStake, holdBalance, releaseBalance } from '../../player/balance-hold.ts'

/** A game that says nothing more is believed to be showing its round for so long. */
const usualMs = 20_000
/** However long a game says that it takes, without a further word from it the balance is shown after this. */
const mostMs = 120_000

interface Timers {
  set(run: () => void, ms: number): number
  clear(id: number): void
}
const windowTimers: Timers = { set: (run, ms) => window.setTimeout(run, ms), clear: (id) => window.clearTimeout(id) }

/** Holds the balance that this page shows from a round's start to its end, as the game tells of them. */
export function openRoundHold(queries: QueryClient, timers: Timers = windowTimers) {
  let timer: number | undefined
  const end = () => {
    if (timer !== undefined) timers.clear(timer)
    timer = undefined
    releaseBalance(queries)
  }
  const wait = (ms: number) => {
    if (timer !== undefined) timers.clear(timer)
    timer = timers.set(end, Math.min(ms, mostMs))
  }
  return {
    /** `stake` in minor units as the game states it: for display only. */
    start: ({ stake = 0, showsForMs = usualMs }: { stake?: number | undefined; showsForMs?: number | undefined }) => {
      const known = queries.getQueryData<Pockets>(balanceKey)
      if (known) holdBalance(queries, afterStake(known, stake))
      wait(showsForMs)
    },
    /** The round is still being shown. */
    goOn: ({ showsForMs = usualMs }: { showsForMs?: number | undefined }) => {
      if (timer !== undefined) wait(showsForMs)
    },
    end,
  }
}
