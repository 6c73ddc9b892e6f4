import { type Book, feedContext } from '../../feed/book.ts'
import type { DescribeEvent, EventDescription } from '../../feed/event-description.ts'
import { eventIn, eventsIn } from '../../feed/event-map.ts'
import type { EventRecord } from '../../feed/event-record.ts'
import type { EventUrn } from '../../model/urn.ts'
import type { EventNow } from '../event-now.ts'
import type { StoredEvent } from '../store.ts'
import type { FeedMarkets } from './feed-markets.ts'

interface Sources {
  readonly stored: readonly StoredEvent[]
  readonly describe: DescribeEvent
  /** Called whenever an event without a description is met. */
  readonly onUndescribed: (id: EventUrn) => void
  readonly markets: Pick<FeedMarkets, 'described' | 'definitions'>
  /** Epoch milliseconds. */
  readonly now: () => number
}

/** Gives the records of the feed the names of their events, and the numbers of the last messages that changed their offers. */
export function numberEvents({ stored, describe, onUndescribed, markets, now }: Sources) {
  const sequences = new Map(stored.map(({ id, sequence }) => [id, sequence]))
  const descriptions = new Map<EventUrn, EventDescription | null>(
    stored.map(({ id, description }) => [id, description]),
  )

  function eventNow(record: EventRecord, book: Book): EventNow {
    const { id } = record
    const description = descriptions.get(id) ?? describe(id)
    descriptions.set(id, description)
    if (description === null) onUndescribed(id)
    const context = feedContext(book, markets.definitions)
    return { record, description, sequence: sequences.get(id) ?? 0, context, described: markets.described() }
  }

  return {
    /** Null: the book has no such event. */
    find(id: EventUrn, book: Book): EventNow | null {
      const record = eventIn(book.events, id)
      return record ? eventNow(record, book) : null
    },
    *all(book: Book): Generator<EventNow> {
      for (const record of eventsIn(book.events)) yield eventNow(record, book)
    },
    /** By the clock, so that a number which was published but not written before a crash does not come again. */
    advance(id: EventUrn): void {
      sequences.set(id, Math.max((sequences.get(id) ?? 0) + 1, now()))
    },
    describe(id: EventUrn, description: EventDescription): void {
      descriptions.set(id, description)
    },
    forget(id: EventUrn): void {
      sequences.delete(id)
      descriptions.delete(id)
    },
  }
}
export type NumberedEvents = ReturnType<typeof numberEvents>
