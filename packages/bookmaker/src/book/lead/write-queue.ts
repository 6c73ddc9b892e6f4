import type { Lease } from '@andon/platform/leader'
import type { Book } from '../../feed/book.ts'
import { eventIn } from '../../feed/event-map.ts'
import type { EventRecord } from '../../feed/event-record.ts'
import type { EventUrn } from '../../model/urn.ts'
import type { ResultMessage } from '../offer.ts'
import { type ReadBook, type StoredEvent, writeBook } from '../store.ts'
import type { NumberedEvents } from './number-events.ts'

/** Closed markets are written so soon after their message, together with messages that follow; prices with the next turn. */
const gatherMs = 30
/** Events in one write: the rest follows with the next ones. */
const mostAtOnce = 25

interface Sources {
  readonly stored: Pick<ReadBook, 'events' | 'producers'>
  readonly lease: Lease
  readonly book: () => Book
  readonly events: NumberedEvents
  readonly onWritten: () => void
  readonly onForgotten: (id: EventUrn) => void
}

/** Writes what differs from what was written last, one write at a time. */
export function writeQueue({ stored, lease, book: bookNow, events: numbered, onWritten, onForgotten }: Sources) {
  const written: WrittenEvents = new Map(stored.events.map((event) => [event.id, event]))
  let producersWritten = stored.producers
  let results: ResultMessage[] = []
  let writing: Promise<void> | null = null
  let gathering: ReturnType<typeof setTimeout> | undefined

  async function writeOnce(): Promise<void> {
    clearTimeout(gathering)
    gathering = undefined
    const book = bookNow()
    const { events, renumbered, more } = unwritten(book, numbered, written)
    const forgotten = [...written.keys()].filter((id) => !eventIn(book.events, id))
    const sent = [...results] // more may come while these are written
    const producers = more ? producersWritten : book.producers
    await lease.write((tx) => writeBook(tx, { producers, events, renumbered, forgotten, results: sent }))
    producersWritten = producers
    results = results.slice(sent.length)
    noteWritten({ events, renumbered, forgotten }, written)
    for (const id of forgotten) onForgotten(id)
    if (events.length + renumbered.length > 0) onWritten()
    if (more) await writeOnce()
  }

  function write(): Promise<void> {
    writing ??= writeOnce().finally(() => {
      writing = null
    })
    return writing
  }

  async function writeInBackground(): Promise<void> {
    try {
      await writing // begun before what is urgent now
      await write()
    } catch {
      // the next turn tries again, and reports
    }
  }

  return {
    write,
    writeSoon(): void {
      gathering ??= setTimeout(() => void writeInBackground(), gatherMs)
    },
    addResults(more: readonly ResultMessage[]): void {
      results.push(...more)
    },
    unstoredResults: () => results.length,
    /** Writes the event again although its record is the same. */
    rewrite(id: EventUrn): void {
      written.delete(id)
    },
    cancelSoon: () => clearTimeout(gathering),
    async finish(): Promise<void> {
      await writing
      await write()
    },
  }
}

type WrittenEvents = Map<EventUrn, { readonly record: EventRecord; readonly sequence: number }>
type Renumbered = Pick<StoredEvent, 'id' | 'sequence'>

/** Returns the events that differ from the written ones, at most so many. Producers are part of the write that brings the last of them: until then a restart requests it again. */
function unwritten(book: Book, numbered: NumberedEvents, written: WrittenEvents) {
  const events: StoredEvent[] = []
  const renumbered: Renumbered[] = []
  for (const { record, sequence, description } of numbered.all(book)) {
    const { id } = record
    const before = written.get(id)
    if (before?.record === record && before.sequence !== sequence) renumbered.push({ id, sequence })
    if (before?.record === record) continue
    if (events.length === mostAtOnce) return { events, renumbered, more: true }
    events.push({ id, sequence, record, description })
  }
  return { events, renumbered, more: false }
}

function noteWritten(
  { events, renumbered, forgotten }: { events: StoredEvent[]; renumbered: Renumbered[]; forgotten: EventUrn[] },
  written: WrittenEvents,
): void {
  for (const { id, record, sequence } of events) written.set(id, { record, sequence })
  for (const { id, sequence } of renumbered) {
    const before = written.get(id)
    if (before) written.set(id, { ...before, sequence })
  }
  for (const id of forgotten) written.delete(id)
}
