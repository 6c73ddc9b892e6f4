import type { Db } from '@andon/platform/sql'
import { type Book, feedContext } from '../feed/book.ts'
import { changesBetween } from '../feed/changes.ts'
import { type EventView, viewEvent } from '../feed/event-view.ts'
import { definitionsWith, describedOf } from '../feed/market-description.ts'
import { lineKey } from '../feed/messages.ts'
import { silentAfterMs } from '../feed/producers.ts'
import { isEventOver } from '../model/event-status.ts'
import type { EventUrn } from '../model/urn.ts'
import type { EventChanges } from './event-changes.ts'
import type { EventNow } from './event-now.ts'
import type { LeadBook } from './lead/lead-book.ts'
import { descriptionsVersion, readDescriptions } from './market-descriptions.ts'
import type { BookOptions } from './run-book.ts'
import { type ReadBook, readBook, type StoredEvent } from './store.ts'

/** Reads the whole book again so often, so that what was forgotten goes here, too. */
const rereadMs = 3_600_000

/** The book as another node writes it. While nobody has written for 20 seconds nothing takes bets, as with a silent producer. */
export function followBook(
  { db, log, now }: Pick<BookOptions, 'db' | 'log' | 'now'>,
  publish: (changes: EventChanges) => void,
) {
  let version = -1
  let readAt = now()
  let events = new Map<EventUrn, StoredEvent>()
  let producers: Book['producers'] = {}
  let takenAt = now()
  const markets = followMarkets(db)

  const eventNow = ({ record, description, sequence }: StoredEvent, by = { producers, now: now() }): EventNow => ({
    record,
    description,
    sequence,
    context: feedContext(by, markets.definitions),
    described: markets.described(),
  })

  function accept(read: ReadBook): void {
    const before = { events, producers, now: takenAt }
    takenAt = now()
    producers = read.ageMs < silentAfterMs ? read.producers : {}
    events = new Map(version < 0 ? [] : events)
    for (const event of read.events) events.set(event.id, event)
    version = read.version
    const isSame = Object.entries(producers).every(([id, { state }]) => before.producers[Number(id)]?.state === state)
    const all = !isSame || Object.keys(producers).length !== Object.keys(before.producers).length
    for (const { id } of all ? [...events.values()] : read.events) announce(id, before)
  }

  function announce(
    id: EventUrn,
    before: { events: ReadonlyMap<EventUrn, StoredEvent>; producers: Book['producers']; now: number },
  ): void {
    const [old, stored] = [before.events.get(id), events.get(id)]
    if (!stored) return
    const event = eventNow(stored)
    const changes = changesOf(old ? viewOf(eventNow(old, before)) : null, viewOf(event))
    if (changes.length > 0) publish({ event, changes })
  }

  return {
    event: (id: EventUrn): EventNow | null => {
      const stored = events.get(id)
      return stored ? eventNow(stored) : null
    },
    *events(): Generator<EventNow> {
      for (const stored of events.values()) yield eventNow(stored)
    },
    turn: async (): Promise<void> => {
      await markets.read()
      const whole = version < 0 || now() - readAt >= rereadMs
      if (whole) readAt = now()
      const read = await readBook(db, whole ? -1 : version)
      if (whole) for (const [id, { record }] of events) if (isEventOver(record.status.value)) events.delete(id)
      accept(read)
    },
    /** Nothing takes bets until the book is read again. */
    suspend: (): void => {
      if (version >= 0) accept({ version, producers: {}, ageMs: 0, events: [] })
    },
    /** While the book cannot be read, its events stand as the term has left them, and nothing takes bets. */
    keep: (term: LeadBook): void => {
      log.error(
        { results: term.unstoredResults() },
        'results are dropped that could not be stored; the feed is asked for them again',
      )
      version = -1
      accept(suspendedBook(term))
    },
    /** After this node has led: nothing of what was read before holds. */
    restart: async (): Promise<void> => {
      version = -1
      await markets.read()
      accept(await readBook(db, -1))
    },
  }
}

/** Returns the book of the term as if read from a database, so that the next reading replaces it. */
function suspendedBook(term: LeadBook): ReadBook {
  const events = [...term.events()].map(({ record, description, sequence }) => ({
    id: record.id,
    record,
    description,
    sequence,
  }))
  return { version: -1, producers: {}, ageMs: 0, events }
}

/** The descriptions of markets that the leader has stored. */
function followMarkets(db: Db) {
  let described = describedOf([])
  let describedBy = -1
  return {
    described: () => described,
    definitions: definitionsWith(() => described),
    /** Before the events that have such markets. */
    read: async (): Promise<void> => {
      const latest = await descriptionsVersion(db)
      if (latest === describedBy) return
      described = describedOf(await readDescriptions(db))
      describedBy = latest
    },
  }
}

const viewOf = ({ record, context }: EventNow): EventView => viewEvent(record, context)

function changesOf(before: EventView | null, after: EventView) {
  const known = new Map(before?.lines.map((line) => [lineKey(line), line]))
  return changesBetween(
    [before, after],
    after.lines.map((line) => [known.get(lineKey(line)) ?? null, line] as const),
  )
}
