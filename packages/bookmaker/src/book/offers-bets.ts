import { type EventNow, lineOf } from './event-now.ts'

/** True if any market can be bet: after a start, not before the first producer has recovered. */
export function offersBets(book: { events(): Iterable<EventNow> }): boolean {
  for (const event of book.events())
    for (const key in event.record.lines) if (lineOf(event, key)?.status === 'active') return true
  return false
}
