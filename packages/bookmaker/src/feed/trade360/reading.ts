import type { EventUrn } from '../../model/urn.ts'
import { eventFromFeed } from '../feed-ids.ts'
import type { NamedFixture } from '../named-fixture.ts'
import { UnreadableMessage, type UnreadLine } from '../unreadable.ts'
import type { MarketRow } from './market-map.ts'

export interface ReadingTrade360 {
  readonly code: string
  /** Is told what a message says of an event's names. */
  readonly named?: (fixture: NamedFixture) => void
  /** Is told what a message says of single events or markets that cannot be read; the rest of it is read. */
  readonly unread: (error: UnreadableMessage) => void
  readonly markets: readonly MarketRow[]
}

/** Fields that all parts of a message have. */
export interface About {
  readonly producer: number
  readonly at: number
  /** `MsgSeq`, where the message has one. */
  readonly seq: number | null
  /** True if `at` counts whole seconds: the bets state more closely when they changed. */
  readonly inSeconds: boolean
  readonly requestId: number | null
  /** True if the message decides bets. */
  readonly decidesBets: boolean
}

export const eventId = (fixture: number, { code }: Pick<ReadingTrade360, 'code'>): EventUrn =>
  eventFromFeed(code, 'match', String(fixture))

/** The fields of a message of ours; `changedAt`: when the bets it is about changed, as far as they say so. */
export function commonOf({ producer, at, seq, inSeconds, requestId }: About, changedAt: number | null = null) {
  const isCloser = inSeconds && changedAt !== null && changedAt >= at && changedAt < at + 1000
  return { producer, at: isCloser ? changedAt : at, ...(seq !== null && { seq }), requestId }
}

/** Tells of what cannot be read: of some lines of an event, or with null of all of it. */
export function reportUnread(
  why: string,
  of: { readonly event: EventUrn | null; readonly lines: readonly UnreadLine[] | null },
  { about: { producer, at, decidesBets }, reading }: { readonly about: About; readonly reading: ReadingTrade360 },
): void {
  const { event, lines } = of
  reading.unread(new UnreadableMessage(why, { event, producer, at }, { lines, decidesBets }))
}

/** ISO 8601; times without a zone are UTC. */
export function timeOf(text: string | null | undefined): number | null {
  if (!text) return null
  const time = Date.parse(/(Z|[+-]\d\d:?\d\d)$/.test(text) ? text : `${text}Z`)
  return Number.isNaN(time) ? null : time
}
