import type { Bet } from './bet.ts'

interface Now {
  /** The cash-out's value; null while there is none. */
  readonly value: number | null
  /** The minute of play; null where no clock runs. */
  readonly minutes: number | null
  readonly redCards: { readonly home: number; readonly away: number } | null
}

/** True for a rule that would cash out at once. */
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
