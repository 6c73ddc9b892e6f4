/**
 * The closed loop: money goes back to its sources first, to each up to what came from it and has not gone back yet. Only the rest may go to another
 * destination that is proven to be the player's.
 */
export interface Source {
  /** A card or an account. */
  readonly id: string
  /** Deposits from it minus withdrawals to it (requested or paid), in minor units; negative when winnings went there. */
  readonly net: number
  /** False for an account that is closed or a card that has expired. */
  readonly payable: boolean
}

/** The most that may go to this destination now. Null or an unknown id: a destination that no money came from. */
export function mostTo(
  destinationId: string | null,
  { sources, balance }: { sources: readonly Source[]; balance: number },
): number {
  const own = sources.find(({ id }) => id === destinationId)
  const openElsewhere = sources.some(({ id, net, payable }) => id !== destinationId && payable && net > 0)
  return openElsewhere ? Math.min(balance, Math.max(own?.net ?? 0, 0)) : balance
}

/** The sources that money has to go back to, largest sum first. */
export function owed(sources: readonly Source[]): Source[] {
  return sources.filter(({ net, payable }) => payable && net > 0).sort((a, b) => b.net - a.net)
}
