/**
 * The closed loop: money goes back first to where it came from, up to what came from there and has not gone back yet; only the rest may go to
 * another destination that is proven to be the player's.
 */
export interface Source {
  /** A card or an account. */
  readonly id: string
  /** Deposited from it less withdrawn to it (asked for or paid), in minor units; below zero when winnings went there. */
  readonly net: number
  /** Whether it can take money back: not one that is closed or has expired. */
  readonly payable: boolean
}

/** The most that may go to this destination now. A destination that is no source has no loop of its own. */
export function mostTo(
  destinationId: string | null,
  { sources, balance }: { sources: readonly Source[]; balance: number },
): number {
  const own = sources.find(({ id }) => id === destinationId)
  const openElsewhere = sources.some(({ id, net, payable }) => id !== destinationId && payable && net > 0)
  return openElsewhere ? Math.min(balance, Math.max(own?.net ?? 0, 0)) : balance
}

/** The sources that money has to go back to, the greatest sum first. */
export function owed(sources: readonly Source[]): Source[] {
  return sources.filter(({ net, payable }) => payable && net > 0).sort((a, b) => b.net - a.net)
}
