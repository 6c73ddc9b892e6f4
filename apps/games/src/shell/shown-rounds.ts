import type { ArcadeClient } from './arcade-client.ts'

export type ShownRounds = ReturnType<typeof createShownRounds>

/** The parts of a window and its document that are watched; the page's own. */
interface Page {
  addEventListener(type: 'pagehide', listener: () => void): void
  readonly document: {
    readonly visibilityState: string
    addEventListener(type: 'visibilitychange', listener: () => void): void
  }
}

/**
 * Rounds that were shown to their end. The arcade is told with the request of the next one, or, if none follows, when the page is left or hidden. If that is lost,
 * the next launch shows the round once more, which does no harm.
 */
export function createShownRounds(arcade: Pick<ArcadeClient, 'call'>, page: Page = window) {
  let untold: string | null = null
  const tell = () => {
    if (untold === null) return
    const roundId = untold
    untold = null
    arcade
      .call('roundShown', { roundId }, { keepalive: true })
      .catch((error) => console.warn('not marked as shown', error))
  }
  page.addEventListener('pagehide', tell)
  page.document.addEventListener('visibilitychange', () => {
    if (page.document.visibilityState === 'hidden') tell()
  })
  return {
    /** Its end was shown. */
    note: (roundId: string): void => {
      untold = roundId
    },
    /** The field of the next round's request. */
    inRequest: (): { shown?: string } => (untold === null ? {} : { shown: untold }),
    /** A request with this round has been answered. */
    told: (roundId: string | undefined): void => {
      if (untold === roundId) untold = null
    },
  }
}
