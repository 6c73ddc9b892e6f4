/** The selections that a reply depends on, and their state. */
export interface Watched {
  /** Names the selections. For others the caller has just read the reply, so earlier moves do not count. */
  readonly key: string
  /** Their state as text: another text is a move. Empty while part of it is unknown; becoming known is a move as well, since it may have moved after the call. */
  readonly now: string
  /** Nobody tells of moves. */
  readonly isLost: boolean
  /** The reply cannot last. */
  readonly isUnsettled: boolean
  readonly enabled: boolean
  readonly atMostEveryMs: number
}

/**
 * Calls `ask` once after a move, and at the pace of `atMostEveryMs` while moves cannot be received or the reply cannot last; never more often than that. A move while it is not enabled counts
 * once it is. The first move asks at once.
 */
export function askAfterMoves(ask: () => void) {
  let watched: Watched | null = null
  let askedAt = Number.NEGATIVE_INFINITY
  /** Since when it asks without a move. */
  let repeatsFrom: number | null = null
  let isDue = false
  let timer: ReturnType<typeof setTimeout> | undefined

  function nextAt({ enabled, atMostEveryMs }: Watched): number | null {
    if (!enabled) return null
    if (isDue) return askedAt + atMostEveryMs
    return repeatsFrom === null ? null : Math.max(askedAt, repeatsFrom) + atMostEveryMs
  }

  function schedule(): void {
    clearTimeout(timer)
    const at = watched && nextAt(watched)
    if (at !== null) timer = setTimeout(askNow, Math.max(0, at - performance.now()))
  }

  function askNow(): void {
    askedAt = performance.now()
    isDue = false
    ask()
    schedule()
  }

  return {
    watch(next: Watched): void {
      const before = watched
      watched = next
      if (before && before.key !== next.key) {
        askedAt = performance.now()
        isDue = false
      } else if (before && before.now !== next.now) isDue = true
      const repeats = next.enabled && (next.isLost || next.isUnsettled)
      repeatsFrom = repeats ? (repeatsFrom ?? performance.now()) : null
      schedule()
    },
    /** Asks no more, until it watches again. */
    stop: (): void => clearTimeout(timer),
  }
}
