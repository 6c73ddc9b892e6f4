import { type Lease, LeaseLost, type Term } from '@andon/platform/leader'
import { type Book, surroundings } from '../feed/book.ts'
import type { Change } from '../feed/changes.ts'
import { eventIn, eventsIn } from '../feed/event-map.ts'
import type { EventRecord } from '../feed/event-record.ts'
import type { EventWords } from '../feed/event-words.ts'
import { definitionsWith, describedOf } from '../feed/market-description.ts'
import { recoverAfter } from '../feed/producers.ts'
import { runFeed } from '../feed/run-feed.ts'
import type { EventUrn } from '../model/urn.ts'
import { describeLater } from './describe-later.ts'
import { changesByEvent, type EventChanges, isUrgent } from './event-changes.ts'
import type { EventNow } from './event-now.ts'
import { readDescriptions, writeDescriptions } from './market-descriptions.ts'
import type { ResultMessage } from './offer.ts'
import { resultsOfChanges } from './results-of-changes.ts'
import type { BookOptions } from './run-book.ts'
import { readBook, type StoredEvent, writeBook } from './store.ts'

/** Closed markets are written so soon after their message, together with messages that follow; prices with the next turn. */
const gatherMs = 30
/** Between two tries to open a feed. */
const openAgainMs = 10_000
/** Time before a feed is asked for its markets again. */
const describeAgainMs = 60_000
/** Events in one write: the rest follows with the next ones. */
const mostAtOnce = 25

interface Leading extends BookOptions {
  readonly feed: NonNullable<BookOptions['feed']>
  readonly lease: Lease
}

type Tell = (changes: EventChanges) => void

export interface LeadBook extends Term {
  event(id: EventUrn): EventNow | null
  events(): Iterable<EventNow>
  /** How many results are not stored. Dropped with the term, they come again from the feed, which the next one asks for what came since the last write. */
  unstoredResults(): number
}

/** Reads the feed, from what was stored on, and writes what changes while this node has the lease. */
export async function leadBook({ db, log, now, feed, lease }: Leading, tell: Tell): Promise<LeadBook> {
  const stored = await readBook(db, -1)
  const sequences = new Map(stored.events.map(({ id, sequence }) => [id, sequence]))
  const words = new Map<EventUrn, EventWords | null>(stored.events.map((event) => [event.id, event.words]))
  const written = new Map<EventUrn, { readonly record: EventRecord; readonly sequence: number }>(
    stored.events.map((event) => [event.id, event]),
  )
  let described = describedOf(await readDescriptions(db))
  const definitions = definitionsWith(() => described)
  let producersWritten = stored.producers
  let results: ResultMessage[] = []
  let writing: Promise<void> | null = null
  let gathering: ReturnType<typeof setTimeout> | undefined
  let running = true

  const remembered = {
    recoverFrom: Object.fromEntries(
      Object.entries(stored.producers).flatMap(([id, producer]) => {
        const after = recoverAfter(producer)
        return after === null ? [] : [[id, after]]
      }),
    ),
    events: stored.events.map(({ record }) => record),
  }
  const adapter = feed.open()
  const later = adapter.describe
    ? describeLater({ describe: (id) => adapter.describe?.(id) ?? Promise.resolve(null), found, log, now })
    : null
  const read = runFeed({
    adapter,
    definitions,
    now,
    remembered,
    forgetAfterMs: feed.forgetAfterMs,
    onChanges: (changes, book) => take(changes, book),
    onTrouble: (error) => log.warn({ err: error }, 'the feed has trouble'),
  })

  function eventNow(record: EventRecord, book: Book): EventNow {
    const { id } = record
    const known = words.get(id) ?? feed.describe(id)
    words.set(id, known)
    if (known === null) later?.want(id)
    const around = surroundings(book, definitions)
    return { record, words: known, sequence: sequences.get(id) ?? 0, around, described }
  }

  /** An event that the feed has named by now is offered from here on. */
  function found(id: EventUrn, named: EventWords): void {
    const book = read.book()
    const record = eventIn(book.events, id)
    if (!record) return
    words.set(id, named)
    written.delete(id)
    sequences.set(id, Math.max((sequences.get(id) ?? 0) + 1, now()))
    tell({ event: eventNow(record, book), changes: [{ kind: 'eventDetails', event: id }] })
  }

  function take(changes: readonly Change[], book: Book): void {
    for (const [id, some] of changesByEvent(changes)) {
      const record = eventIn(book.events, id)
      if (!record) continue
      // by the clock, so that a number which was told but not written before a crash does not come again
      sequences.set(id, Math.max((sequences.get(id) ?? 0) + 1, now()))
      const event = eventNow(record, book)
      if (feed.settle) note(some, event)
      tell({ event, changes: some })
    }
    if (changes.some(isUrgent)) gathering ??= setTimeout(() => void writeInBackground(), gatherMs)
  }

  function note(changes: readonly Change[], event: EventNow): void {
    try {
      const isSettled = changes.some(({ kind }) => kind === 'result' || kind === 'confirmed')
      const happened = isSettled ? (adapter.record?.(event.record.id) ?? null) : null
      results.push(...resultsOfChanges(changes, event, happened))
    } catch (error) {
      log.error({ err: error, event: event.record.id }, 'a result cannot be settled: its bets stay open')
    }
  }

  /** Returns the events that differ from the written ones, at most so many. Producers are part of the write that brings the last of them: until then a restart asks for it again. */
  function unwritten(book: Book) {
    const events: StoredEvent[] = []
    const renumbered: Pick<StoredEvent, 'id' | 'sequence'>[] = []
    for (const record of eventsIn(book.events)) {
      const { id } = record
      const { sequence, words: known } = eventNow(record, book)
      const before = written.get(id)
      if (before?.record === record && before.sequence !== sequence) renumbered.push({ id, sequence })
      if (before?.record === record) continue
      if (events.length === mostAtOnce) return { events, renumbered, more: true }
      events.push({ id, sequence, record, words: known })
    }
    return { events, renumbered, more: false }
  }

  async function writeOnce(): Promise<void> {
    clearTimeout(gathering)
    gathering = undefined
    const book = read.book()
    const { events, renumbered, more } = unwritten(book)
    const forgotten = [...written.keys()].filter((id) => !eventIn(book.events, id))
    const taken = [...results] // more may come while these are written
    const producers = more ? producersWritten : book.producers
    await lease.write((tx) => writeBook(tx, { producers, events, renumbered, forgotten, results: taken }))
    producersWritten = producers
    results = results.slice(taken.length)
    for (const { id, record, sequence } of events) written.set(id, { record, sequence })
    for (const { id, sequence } of renumbered) {
      const known = written.get(id)
      if (known) written.set(id, { ...known, sequence })
    }
    for (const id of forgotten) {
      for (const known of [written, sequences, words]) known.delete(id)
      later?.forget(id)
    }
    if (events.length + renumbered.length > 0) feed.written()
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

  async function end(): Promise<void> {
    if (!running) return
    running = false
    later?.stop()
    for (const timer of [gathering, opening, describing]) clearTimeout(timer)
    await read.stop()
  }

  let opening: ReturnType<typeof setTimeout> | undefined
  let describing: ReturnType<typeof setTimeout> | undefined
  /** Asked for before the first message, so that no market is hidden that the feed describes; without an answer those stay hidden, and it is asked again. */
  async function describeMarkets(): Promise<void> {
    if (!adapter.describeMarkets) return
    try {
      const told = [...describedOf(await adapter.describeMarkets()).values()]
      if (!running) return
      await lease.write((tx) => writeDescriptions(tx, told))
      described = describedOf(told)
    } catch (error) {
      if (error instanceof LeaseLost) return
      log.warn({ err: error }, 'the feed could not be asked for its markets; trying again')
      if (running) describing = setTimeout(describeMarkets, describeAgainMs)
    }
  }

  /** Before it is open every producer is silent, so every market is suspended. */
  async function open(): Promise<void> {
    try {
      if (described.size === 0) await describeMarkets()
      else void describeMarkets()
      if (!running) return
      await read.start()
    } catch (error) {
      log.error({ err: error }, 'the feed cannot be opened; trying again')
      await read.stop().catch(() => undefined) // what it had opened before it failed
      if (running) opening = setTimeout(open, openAgainMs)
    }
  }

  void open()
  return {
    event: (id) => {
      const book = read.book()
      const record = eventIn(book.events, id)
      return record ? eventNow(record, book) : null
    },
    *events(): Generator<EventNow> {
      const book = read.book()
      for (const record of eventsIn(book.events)) yield eventNow(record, book)
    },
    unstoredResults: () => results.length,
    turn: async () => {
      read.tick()
      await write()
    },
    drop: end,
    stop: async () => {
      await end()
      await writing
      await write()
    },
  }
}
