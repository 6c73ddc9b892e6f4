import type { EventChanges } from '../book/event-changes.ts'
import type { EventNow } from '../book/event-now.ts'
import { changesBetween } from '../feed/changes.ts'
import { type EventView, viewEvent } from '../feed/event-view.ts'
import { lineKey } from '../feed/messages.ts'
import type { EventUrn } from '../model/urn.ts'

interface Sources {
  readonly find: (id: EventUrn) => EventNow | null
  /** The event with the orders of staff; the same where they concern nothing of it. */
  readonly traded: (event: EventNow) => EventNow
}

/** Publishes what changes in the offer with the orders of staff. */
export function publishTraded({ find, traded }: Sources) {
  const listeners = new Set<(changes: EventChanges) => void>()
  /** Events that staff have changed, as they were last published. */
  const published = new Map<EventUrn, EventView>()

  const publish = (changes: EventChanges) => {
    for (const listener of listeners) listener(changes)
  }

  /** Publishes how the event differs from what was last published. */
  function publishAgain(id: EventUrn): void {
    const event = find(id)
    if (!event) return
    const [before, after] = [published.get(id) ?? null, viewEvent(event.record, event.context)]
    published.set(id, after)
    const linesBefore = new Map(before?.lines.map((line) => [lineKey(line), line]))
    const lines = after.lines.map((line) => [linesBefore.get(lineKey(line)) ?? null, line] as const)
    const changes = changesBetween([before, after], lines)
    if (changes.length > 0) publish({ event, changes })
  }

  return {
    publishAgain,
    /** Receives what the book publishes. */
    receive(changes: EventChanges): void {
      if (listeners.size === 0) return
      const { id } = changes.event.record
      if (traded(changes.event) === changes.event && !published.has(id)) publish(changes)
      else publishAgain(id)
    },
    onChanges(listener: (changes: EventChanges) => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
