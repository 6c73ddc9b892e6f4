import type { Bet } from './bet.ts'

interface Now {
  /** Of the cash-out; null while there is none. */
  readonly value: number | null
  /** Of play; null where no clock runs. */
  readonly minutes: number | null
  readonly redCards: { readonly home: number; readonly away: number } | null
}

/** Whether a rule would cash out at once. */
export function holdsNow(condition: Bet['rules'][number]['conditions'][number], now: Now): boolean {
  switch (condition.when) {
    case 'valueAtLeast':
      return now.value !== null && now.value >= condition.amount
    case 'valueAtMost':
      return now.value !== null && now.value <= condition.amount
    case 'minuteReached':
      return now.minutes !== null && now.minutes >= condition.minute
    case 'redCard':
      return (now.redCards?.[condition.side] ?? 0) > 0
    default:
      return false
  }
}
