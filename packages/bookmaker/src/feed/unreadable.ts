import type { EventUrn } from '../model/urn.ts'
import type { EventRecord } from './event-record.ts'
import type { MessageOf } from './messages.ts'

interface About {
  /** Null where the message names none. */
  readonly event: EventUrn | null
  /** Null: any. */
  readonly producer: number | null
  /** The sender's time; null where it cannot be read. */
  readonly at: number | null
}

/** A line, or with null every line of a market. */
export interface UnreadLine {
  readonly market: number
  readonly specifiers: string | null
}

interface Extent {
  /** The part of its event that could not be read; null: all of it. */
  readonly lines?: readonly UnreadLine[] | null
  /** True if it may have decided bets: the feed repeats that only when asked. */
  readonly decidesBets?: boolean
}

/**
 * A vendor's message, or what it says of some markets, that cannot be read as what it claims to be. It may have been a bet stop, so the event or the markets are suspended, if the
 * message names them.
 */
export class UnreadableMessage extends Error {
  readonly event: EventUrn | null
  readonly producer: number | null
  readonly at: number | null
  readonly lines: readonly UnreadLine[] | null
  readonly decidesBets: boolean

  constructor(why: string, { event, producer, at }: About, { lines = null, decidesBets = false }: Extent = {}) {
    super(why)
    this.event = event
    this.producer = producer
    this.at = at
    this.lines = lines
    this.decidesBets = decidesBets
  }
}

/**
 * What an unreadable message stands for: a stop of what it names, until its next prices; null where it names no event. Of one that names no time `now`, that of its arrival, stands in,
 * and no earlier time than that of an offer that the event has: clocks differ.
 */
export function stopFor(
  { event, producer, at, lines }: UnreadableMessage,
  { now, record }: { now: number; record: EventRecord | null },
): MessageOf<'betStop'> | null {
  if (event === null) return null
  const offered = Object.values(record?.lines ?? {}).flatMap(({ offers }) => Object.values(offers).map((of) => of.at))
  const about = { producer: producer ?? 0, event, at: at ?? Math.max(now, ...offered), requestId: null }
  const what = lines === null ? { groups: ['all'] } : { groups: [], lines: [...lines] }
  return { type: 'betStop', ...about, ...what, status: 'suspended' }
}
