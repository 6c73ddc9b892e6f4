import type { Log } from '@andon/platform/log'
import type { EventDescription } from '../../feed/event-description.ts'
import type { EventUrn } from '../../model/urn.ts'

const mostAtOnce = 4
/** Time before a feed is asked again for an event that it could not describe. */
const againMs = 30_000

interface Asking {
  readonly describe: (id: EventUrn) => Promise<EventDescription | null>
  readonly found: (id: EventUrn, description: EventDescription) => void
  readonly log: Log
  /** Epoch milliseconds. */
  readonly now: () => number
}

/** Asks a feed what events are called, a few at a time, each again every half minute until it says. `want` may be called as often as an event is met without words. */
export function describeLater({ describe, found, log, now }: Asking) {
  const waiting = new Set<EventUrn>()
  const notBefore = new Map<EventUrn, number>()
  let underWay = 0
  let stopped = false

  async function request(id: EventUrn): Promise<void> {
    underWay += 1
    try {
      const description = await describe(id)
      if (stopped) return
      if (description) {
        notBefore.delete(id)
        found(id, description)
      } else notBefore.set(id, now() + againMs)
    } catch (error) {
      notBefore.set(id, now() + againMs)
      log.warn({ err: error, event: id }, 'an event could not be described; the feed will be asked again')
    } finally {
      underWay -= 1
      next()
    }
  }

  function next(): void {
    for (const id of waiting) {
      if (stopped || underWay >= mostAtOnce) return
      waiting.delete(id)
      void request(id)
    }
  }

  return {
    want(id: EventUrn): void {
      if (waiting.has(id) || now() < (notBefore.get(id) ?? 0)) return
      notBefore.set(id, Number.POSITIVE_INFINITY) // until it is answered
      waiting.add(id)
      next()
    },
    forget: (id: EventUrn): void => {
      waiting.delete(id)
      notBefore.delete(id)
    },
    stop: (): void => {
      stopped = true
    },
  }
}
