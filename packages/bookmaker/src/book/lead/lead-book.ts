import type { Lease, Term } from '@andon/platform/leader'
import type { FeedAdapter } from '../../feed/adapter.ts'
import type { Book, Remembered } from '../../feed/book.ts'
import type { Change } from '../../feed/changes.ts'
import type { EventDescription } from '../../feed/event-description.ts'
import { eventIn } from '../../feed/event-map.ts'
import { recoverAfter } from '../../feed/producers.ts'
import { runFeed } from '../../feed/run-feed.ts'
import type { EventUrn } from '../../model/urn.ts'
import { changesByEvent, type EventChanges, isUrgent } from '../event-changes.ts'
import type { EventNow } from '../event-now.ts'
import { readDescriptions } from '../market-descriptions.ts'
import type { ResultMessage } from '../offer.ts'
import { resultsOfChanges } from '../results-of-changes.ts'
import type { BookOptions } from '../run-book.ts'
import { type ReadBook, readBook } from '../store.ts'
import { describeLater } from './describe-later.ts'
import { feedMarkets } from './feed-markets.ts'
import { keepOpen } from './keep-open.ts'
import { numberEvents } from './number-events.ts'
import { writeQueue } from './write-queue.ts'

interface Leading extends BookOptions {
  readonly feed: NonNullable<BookOptions['feed']>
  readonly lease: Lease
}

type Publish = (changes: EventChanges) => void

export interface LeadBook extends Term {
  event(id: EventUrn): EventNow | null
  events(): Iterable<EventNow>
  /** How many results are not stored. Dropped with the term, they come again from the feed, which the next one asks for what came since the last write. */
  unstoredResults(): number
}

/** Reads the feed, from what was stored on, and writes what changes while this node has the lease. */
export async function leadBook({ db, log, now, feed, lease }: Leading, publish: Publish): Promise<LeadBook> {
  const stored = await readBook(db, -1)
  const descriptions = await readDescriptions(db)
  const adapter = feed.open()
  const markets = feedMarkets({ stored: descriptions, adapter, lease, log })
  const later = adapter.describe
    ? describeLater({ describe: adapter.describe.bind(adapter), found: offerDescribed, log, now })
    : null
  const numbered = numberEvents({
    stored: stored.events,
    describe: feed.describe,
    onUndescribed: (id) => later?.want(id),
    markets,
    now,
  })
  const read = runFeed({
    adapter,
    definitions: markets.definitions,
    now,
    remembered: rememberedOf(stored),
    forgetAfterMs: feed.forgetAfterMs,
    onChanges: receive,
    onTrouble: (error) => log.warn({ err: error }, 'the feed has trouble'),
  })
  const queue = writeQueue({
    stored,
    lease,
    book: read.book,
    events: numbered,
    onWritten: feed.written,
    onForgotten: (id) => {
      numbered.forget(id)
      later?.forget(id)
    },
  })

  /** Offers an event from now on that the feed has described by now. */
  function offerDescribed(id: EventUrn, description: EventDescription): void {
    const book = read.book()
    if (!eventIn(book.events, id)) return
    numbered.describe(id, description)
    queue.rewrite(id)
    numbered.advance(id)
    const event = numbered.find(id, book)
    if (event) publish({ event, changes: [{ kind: 'eventDetails', event: id }] })
  }

  function receive(changes: readonly Change[], book: Book): void {
    for (const [id, changesOfEvent] of changesByEvent(changes)) {
      if (!eventIn(book.events, id)) continue
      numbered.advance(id)
      const event = numbered.find(id, book)
      if (event && feed.settle) queue.addResults(resultsOrNone({ changes: changesOfEvent, event }, { adapter, log }))
      if (event) publish({ event, changes: changesOfEvent })
    }
    if (changes.some(isUrgent)) queue.writeSoon()
  }

  const session = keepOpen({ feed: read, markets, log })
  const end = async () => {
    later?.stop()
    queue.cancelSoon()
    await session.stop()
  }
  return {
    event: (id) => numbered.find(id, read.book()),
    events: () => numbered.all(read.book()),
    unstoredResults: queue.unstoredResults,
    turn: async () => {
      read.tick()
      await queue.write()
    },
    drop: end,
    stop: async () => {
      await end()
      await queue.finish()
    },
  }
}

function rememberedOf({ producers, events }: ReadBook): Remembered {
  const recoverFrom = Object.entries(producers).flatMap(([id, producer]) => {
    const after = recoverAfter(producer)
    return after === null ? [] : [[id, after]]
  })
  return { recoverFrom: Object.fromEntries(recoverFrom), events: events.map(({ record }) => record) }
}

function resultsOrNone(
  { changes, event }: EventChanges,
  { adapter, log }: { readonly adapter: FeedAdapter; readonly log: BookOptions['log'] },
): ResultMessage[] {
  try {
    const isSettled = changes.some(({ kind }) => kind === 'result' || kind === 'confirmed')
    const happened = isSettled ? (adapter.record?.(event.record.id) ?? null) : null
    return resultsOfChanges(changes, event, happened)
  } catch (error) {
    log.error({ err: error, event: event.record.id }, 'a result cannot be settled: its bets stay open')
    return []
  }
}
