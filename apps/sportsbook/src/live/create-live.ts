import { betsTopic, boostsTopic } from '@andon/bookmaker/sports-api'
import type { MessageOf } from '@andon/contract/topic'
import type { Connection, ConnectionOptions } from '@andon/realtime-client/connection'
import { createTopics, type Topics } from '@andon/realtime-client/topics'
import { createBoosts } from './boosts.ts'
import { createConnectionState } from './connection-state.ts'
import { createFollowEvent, createFollowSelection, createFollowSport, type FollowOnce } from './follow-topics.ts'
import { createOffers } from './offers.ts'
import { createRowLines } from './row-lines.ts'

interface LiveOptions {
  readonly url: string
  /** Returns the token of the player's session; null for a visitor. `renew` reports a change of it. */
  readonly token: () => string | null
  readonly onSessionRefused: () => void
}

/**
 * The page's one connection to the stream and what it sent. Each topic is subscribed once, however many components follow it, and a moment longer than they
 * do, so that a change of page does not read the same image again.
 */
export function createLive({ url, token, onSessionRefused }: LiveOptions) {
  const topics = createTopics()
  const offers = createOffers()
  const rows = createRowLines(offers)
  const connection = createConnectionState()
  const followOnce = createFollowing()
  const stream = { topics, offers, rows, followOnce }
  const followEvent = createFollowEvent(stream)
  const { setStream: onCurrent } = connection
  const { renew } = connectLater({ url, topics, isPlayer: false, token, onSessionRefused, onCurrent })
  return {
    offers,
    rows,
    connection,
    renew,
    bets: followedBets({ topics, token, connection }),
    boosts: followedBoosts(topics, followOnce),
    followSport: createFollowSport(stream),
    followEvent,
    followSelection: createFollowSelection(stream, followEvent),
  }
}

/** Its script comes after those of the first view. Without it the stream is lost until the page is loaded again. */
function connectLater(options: ConnectionOptions): Pick<Connection, 'renew'> {
  let connection: Connection | undefined
  import('@andon/realtime-client/connection').then(
    ({ openConnection }) => {
      connection = openConnection(options)
    },
    () => options.onCurrent?.(false),
  )
  return { renew: () => connection?.renew() }
}

/** Subscribes each path once, however many follow it, and a moment longer than they do. */
function createFollowing(): FollowOnce {
  const following = new Map<string, { count: number; end(): void }>()
  return (path, start) => {
    const known = following.get(path) ?? { count: 0, end: start() }
    following.set(path, known)
    known.count += 1
    let ended = false
    return () => {
      if (ended) return
      ended = true
      setTimeout(() => {
        known.count -= 1
        if (known.count > 0) return
        following.delete(path)
        known.end()
      }, lingerMs)
    }
  }
}

/** The better prices, which are followed while there is a listener. */
function followedBoosts(topics: Topics, followOnce: FollowOnce) {
  const { subscribe, receive, ...boosts } = createBoosts()
  const start = () =>
    topics.subscribe(boostsTopic.name, boostsTopic, (message) =>
      receive('image' in message ? message.image.boosts : message.change.boosts),
    )
  return {
    ...boosts,
    /** Calls the listener on each change. */
    subscribe(listener: () => void): () => void {
      const ends = [subscribe(listener), followOnce(boostsTopic.name, start)]
      return () => {
        for (const end of ends) end()
      }
    },
  }
}

/** The bets of the player that changed, as the stream sends them. */
function followedBets({
  topics,
  token,
  connection,
}: Pick<LiveOptions, 'token'> & {
  readonly topics: Topics
  readonly connection: ReturnType<typeof createConnectionState>
}) {
  return {
    /** Calls the function with each bet that changes, and with null when a change may have been missed. */
    follow: (listener: (bet: MessageOf<typeof betsTopic> | null) => void) =>
      topics.subscribe(betsTopic.name, betsTopic, listener),
    /** True while changes arrive by themselves. */
    isStreamed: () => token() !== null && connection.get() === 'current' && topics.positions.has(betsTopic.name),
  }
}

export type Live = ReturnType<typeof createLive>

const lingerMs = 3_000
