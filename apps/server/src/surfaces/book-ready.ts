/** A feed that brings nothing, as in a night without sport, or while it is gone, does not keep a server out for longer. */
const offersWithinMs = 30_000

interface BookAtStart {
  /** True if any market can be bet now. */
  offers(): boolean
  elapsedMs(): number
}

/**
 * For `/readyz` of a server that reads the feed: the reason why it is not ready after its start, null once the book can be bet. It does not come back: a feed that
 * is lost later suspends markets, and the server serves everything else.
 */
export function bookReadiness({ offers, elapsedMs }: BookAtStart): () => string | null {
  let begun = false
  return () => {
    begun ||= elapsedMs() > offersWithinMs || offers()
    return begun ? null : 'the book offers no bets yet'
  }
}
