import type { EventUrn } from '../model/urn.ts'
import type { FeedAdapter } from './adapter.ts'

interface Asking {
  readonly recover: NonNullable<FeedAdapter['recoverEvent']>
  /** Epoch milliseconds. */
  readonly now: () => number
  readonly onTrouble: (trouble: Error) => void
}

/** Between two requests for one event. */
const againMs = 30_000
/** After three failed readings a person must look at it. */
const mostTries = 3
/** A vendor looks back so far. */
const forgetMs = 72 * 3_600_000

interface Lost {
  readonly producer: number | null
  readonly tries: number
  readonly requestedAt: number
  readonly isWanted: boolean
}

/** Asks again for what a feed says of the bets on an event, where it could not be read: three times at most for each event, half a minute apart, one event for each `tick`. */
export function lostResults({ recover, now, onTrouble }: Asking) {
  const events = new Map<EventUrn, Lost>()

  function tick(): void {
    const due = [...events].find(([, { isWanted, requestedAt }]) => isWanted && now() - requestedAt >= againMs)
    for (const [event, { requestedAt }] of events)
      if (now() - requestedAt > forgetMs && event !== due?.[0]) events.delete(event)
    if (!due) return
    const [event, lost] = due
    events.set(event, { ...lost, tries: lost.tries + 1, requestedAt: now(), isWanted: false })
    recover({ event, producer: lost.producer }).catch((error: Error) => {
      onTrouble(error)
      want(event, lost.producer)
    })
  }

  function want(event: EventUrn, producer: number | null): void {
    const lost = events.get(event) ?? { tries: 0, requestedAt: Number.NEGATIVE_INFINITY }
    if (lost.tries < mostTries) events.set(event, { ...lost, producer, isWanted: true })
    else
      onTrouble(
        new Error(`${event}: what becomes of its bets could not be read ${mostTries} times; its bets stay open`),
      )
  }

  return {
    want(event: EventUrn, producer: number | null): void {
      want(event, producer)
      tick()
    },
    tick,
  }
}
