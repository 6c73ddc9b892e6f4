import type { QueryClient } from '@tanstack/react-query'
import { balanceKey, type Pockets } from '../../player/balance.ts'
import { afterStake, holdBalance, releaseBalance } from '../../player/balance-hold.ts'

/** A game that says nothing more is believed to be showing its round for so long. */
const usualMs = 20_000
/** However long a game says that it takes, without a further word from it the balance is shown after this. */
const mostMs = 120_000
/** A balance that came so shortly before the start of a round may be what the round made of it already. */
const freshMs = 2_000

interface Timers {
  set(run: () => void, ms: number): number
  clear(id: number): void
}
const windowTimers: Timers = { set: (run, ms) => window.setTimeout(run, ms), clear: (id) => window.clearTimeout(id) }

interface RoundStart {
  readonly stake?: number | undefined
  readonly balance?: number | undefined
  readonly showsForMs?: number | undefined
}

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
    /** `stake`, and the `balance` before it, in minor units by the game's word: for the eye alone. */
    start: ({ stake = 0, balance, showsForMs = usualMs }: RoundStart) => {
      const { data, dataUpdatedAt = 0 } = queries.getQueryState<Pockets>(balanceKey) ?? {}
      const isFresh = Date.now() - dataUpdatedAt < freshMs
      if (data) holdBalance(queries, afterStake(isFresh ? beforeRound(data, balance) : data, stake))
      wait(showsForMs)
    },
    /** The round is still being shown. */
    goOn: ({ showsForMs = usualMs }: { showsForMs?: number | undefined }) => {
      if (timer !== undefined) wait(showsForMs)
    },
    end,
  }
}

/** What the game knew before its round, where the result has reached this page before the game's word of the start. */
function beforeRound(pockets: Pockets, balance: number | undefined): Pockets {
  const { realCashBalance, drpBalance, wrpBalance, crpBalance, freebetBalance } = pockets
  if (balance === undefined) return pockets
  const change = balance - (realCashBalance + drpBalance + wrpBalance + crpBalance - freebetBalance)
  return { ...pockets, realCashBalance: Math.max(0, realCashBalance + change) }
}
