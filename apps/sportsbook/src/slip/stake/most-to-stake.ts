interface Known {
  /** The most that the book takes, per line where the stake is; null while it is not known. */
  readonly book: number | null
  /** The money that pays for bets: the balance, or the free bets. Null for a visitor. */
  readonly funds: number | null
  /** The rest of the player's limits; null without one. */
  readonly room: number | null
  /** The stakes of the slip's other bets. */
  readonly others: number
  readonly lines: number
}

/** The highest stake that would be taken now, in minor units: the least of the book's maximum, the money there is and the player's limits. Null while the book's is not known. */
export function mostToStake({ book, funds, room, others, lines }: Known): number | null {
  if (book === null) return null
  const own = Math.min(funds ?? Number.POSITIVE_INFINITY, room ?? Number.POSITIVE_INFINITY) - others
  return Number.isFinite(own) ? Math.max(0, Math.min(book, Math.floor(own / lines))) : book
}
