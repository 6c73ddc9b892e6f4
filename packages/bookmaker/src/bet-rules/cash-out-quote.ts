import type { BetRefusalCode } from './bet-refusals.ts'
import type { BetStatus } from './bet-status.ts'

/** A cash-out as it was offered to a player. */
export interface CashOutQuote {
  /** In minor units. */
  readonly value: number
  readonly expiresAtMs: number
  /** The number of the last message about each event of the bet's live legs when the value was computed. */
  readonly sequences: ReadonlyMap<string, number>
}

/** State when the player's answer is executed, after the delay of the live market. */
export interface QuoteState {
  readonly answeredAtMs: number
  readonly status: BetStatus
  /** Null while nothing is offered. */
  readonly value: number | null
  readonly sequences: ReadonlyMap<string, number>
}

/**
 * Whether a quote is paid: the bet is still open, the answer came in time, and nothing was said about its events since the quote. So a goal and a cash-out are decided by
 * the order of their sequence numbers, not by clocks. Null: pay `quote.value`.
 */
export function quoteRefusal(quote: CashOutQuote, now: QuoteState): BetRefusalCode | null {
  if (now.status !== 'ACCEPTED') return 'BET_NOT_OPEN'
  if (now.answeredAtMs >= quote.expiresAtMs) return 'CASH_OUT_EXPIRED'
  for (const [event, sequence] of quote.sequences)
    if (now.sequences.get(event) !== sequence) return now.value === null ? 'CASH_OUT_UNAVAILABLE' : 'CASH_OUT_CHANGED'
  return null
}
