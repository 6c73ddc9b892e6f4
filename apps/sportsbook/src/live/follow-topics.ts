import { type EventOffer, eventTopic, marketTopic, sportTopic } from '@andon/bookmaker/sports-api'
import { type MessageOf, topicPath } from '@andon/contract/topic'
import type { Topics } from '@andon/realtime-client/topics'
import type { Offers } from './offers.ts'
import type { RowLineKeys, RowLines } from './row-lines.ts'

/** The page's subscriptions, and where their messages go. */
export interface Stream {
  readonly topics: Topics
  readonly offers: Offers
  readonly rows: RowLines
  readonly followOnce: FollowOnce
}

export type FollowOnce = (path: string, start: () => () => void) => () => void

type ListedEvent = MessageOf<typeof sportTopic>

/** Follows the markets that stand in the row of an event. Returns what ends it. */
function followRow(
  { offers, rows }: Pick<Stream, 'offers' | 'rows'>,
  { id, main, lines: { handicap, total } }: ListedEvent,
): () => void {
  const markets = [main, handicap, total].flatMap((market) => (market ? [`${id}/${market.key}`] : []))
  const ends = [rows.follow(id), ...markets.map(offers.follow)]
  return () => {
    for (const end of ends) end()
  }
}

/** True if a row has a line of a market that it did not have: a page does not know its names yet. */
function hasNewMarket(before: RowLineKeys | undefined, now: ListedEvent['lines']): boolean {
  const isNew = (known: string | null, line: { readonly key: string } | null) =>
    line !== null && line.key.split('|')[0] !== known?.split('|')[0]
  return before !== undefined && (isNew(before.handicap, now.handicap) || isNew(before.total, now.total))
}

/** Follows the events of a sport, each with its first market and its main lines. `onListed` is called when events come or go. Returns what ends it. */
export function createFollowSport({ topics, offers, rows, followOnce }: Stream) {
  /** By path of a sport: listeners for events that come or go. */
  const listenersOf = new Map<string, Set<() => void>>()

  /** Receives the events of one sport until it is ended; listeners are called when an event comes or goes. */
  function startSport(path: string, listeners: ReadonlySet<() => void>): () => void {
    /** Ends the following of each event's markets. */
    const ends = new Map<string, () => void>()
    const receive = (listed: ListedEvent) => {
      const { id, event, main, lines, over } = listed
      const isNew = !ends.has(id) || hasNewMarket(rows.lines.get(id), lines)
      const ended = ends.get(id)
      ends.set(id, followRow({ offers, rows }, listed)) // the main line moves
      ended?.()
      offers.receiveEvent(event, over)
      if (main) offers.receiveMarket(id, main)
      rows.receiveLines(id, lines)
      return isNew || over
    }
    const stop = topics.subscribe(path, sportTopic, (message) => {
      const listed = 'image' in message ? message.image.events : [message.change]
      const isKnown = ends.size > 0
      const moved = listed.map(receive)
      if (isKnown && moved.some(Boolean)) for (const listener of listeners) listener()
    })
    return () => {
      stop()
      for (const end of ends.values()) end()
    }
  }

  return (sportId: string, onListed?: () => void): (() => void) => {
    const path = topicPath(sportTopic, { sportId })
    const listeners = listenersOf.get(path) ?? new Set()
    listenersOf.set(path, listeners)
    if (onListed) listeners.add(onListed)
    const end = followOnce(path, () => startSport(path, listeners))
    return () => {
      if (onListed) listeners.delete(onListed)
      end()
    }
  }
}

/** Follows an event with all its markets. `onUnknown` is called with the keys of new markets, whose names a page does not know yet. Returns what ends it. */
export function createFollowEvent({ topics, offers, followOnce }: Stream) {
  return (eventId: string, onUnknown?: (keys: readonly string[]) => void): (() => void) => {
    const path = topicPath(eventTopic, { eventId })
    return followOnce(path, () => {
      const endFollowing = offers.follow(eventId)
      let offer: EventOffer | null = null
      const stop = topics.subscribe(path, eventTopic, (message) => {
        const before: EventOffer | null = offer
        if ('image' in message) offer = offers.receiveImage(message.image)
        else if (before) offer = offers.receiveChange(before, message.change)
        const known = new Set(before?.markets.map(({ key }) => key))
        const added = offer?.markets.map(({ key }) => key).filter((key) => !known.has(key)) ?? []
        if (before && added.length > 0) onUnknown?.(added)
      })
      return () => {
        stop()
        endFollowing()
      }
    })
  }
}

/** Follows one selection, wherever it is shown: its market alone where the market's id is known, else its event. Returns what ends it. */
export function createFollowSelection(
  { topics, offers, followOnce }: Stream,
  followEvent: ReturnType<typeof createFollowEvent>,
) {
  return (selection: string): (() => void) => {
    const [eventId = '', marketKey = ''] = selection.split('/')
    const key = `${eventId}/${marketKey}`
    const marketId = offers.marketIdOf(key)
    if (marketId === undefined) return followEvent(eventId)
    const path = topicPath(marketTopic, { marketId })
    return followOnce(path, () => {
      const endFollowing = offers.follow(key)
      const stop = topics.subscribe(path, marketTopic, (message) =>
        offers.receiveMarket(eventId, 'image' in message ? message.image : message.change),
      )
      return () => {
        stop()
        endFollowing()
      }
    })
  }
}
