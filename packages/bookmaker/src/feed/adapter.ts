import type { Match } from '../markets/match.ts'
import type { EventUrn } from '../model/urn.ts'
import type { EventDescription } from './event-description.ts'
import type { MarketDescription } from './market-description.ts'
import type { Message } from './messages.ts'
import type { Recovery } from './producers.ts'
import type { UnreadableMessage } from './unreadable.ts'

/** Where messages come from: the simulator, a recorded log, or a bought feed. The book cannot tell them apart. */
export interface FeedAdapter {
  /** Begins to deliver, in the order of arrival. Resolves when it is connected. */
  start(to: FeedSink): Promise<void>
  /** Asks a producer for everything after a time; its answer arrives as messages. Rejects when the request was not accepted; it is then made again. */
  recover(recovery: Recovery & { readonly producer: number }): Promise<void>
  /** Asks again for what was said of the bets on one event; `producer` null: of every producer. The answer arrives as messages. Rejects when the request was not accepted. Absent: the feed cannot be asked. */
  recoverEvent?(of: { readonly event: EventUrn; readonly producer: number | null }): Promise<void>
  /** Returns the names of an event, as far as the feed says so by now; null where it does not. Rejects where it could not be asked. Absent: the feed names nothing. */
  describe?(id: EventUrn): Promise<EventDescription | null>
  /** True if an event that this feed once named is in it no longer, so that it sends no more about it. Absent: that cannot be known. */
  isGone?(id: EventUrn): boolean
  /** The markets that it describes, of which some may be unknown to the book. Rejects where it could not be asked. Absent: it describes none, or does not say how they end. */
  describeMarkets?(): Promise<readonly MarketDescription[]>
  /** Returns the events of a match so far, for players to see what their bets were settled on. Null: not recorded any more. Absent: the feed tells only the score. */
  record?(id: EventUrn): Match | null
  stop(): Promise<void>
}

export interface FeedSink {
  message(message: Message): void
  unreadable(error: UnreadableMessage): void
  /** The connection broke off: messages may be missing, even if it is back at once. */
  lost(): void
}
