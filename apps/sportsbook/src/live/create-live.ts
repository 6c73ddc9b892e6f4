import type { EventOffer } from '@andon/bookmaker/sports-api'
import { betsTopic, boostsTopic, eventTopic, marketTopic, sportTopic } from '@andon/bookmaker/sports-api'
import { type MessageOf, topicPath } from '@andon/contract/topic'
import type { Connection, ConnectionOptions } from '@andon/realtime-client/connection'
import { createTopics } from '@andon/realtime-client/topics'
import { createBoosts } from './boosts.ts'
import { createLine } from './create-line.ts'
import { createOffers } from './offers.ts'

interface LiveOptions {
  readonly url: string
  /** Of the player's session now; null for a visitor. `renew` says that it is another. */
  readonly token: () => string | null
  readonly onSessionRefused: () => void
}

/**
 * The page's one connection to the stream and what it told. Each topic is subscribed once, however many components follow it, and a moment longer than they
 * do, so that a change of page does not ask for the same image again.
 */
export function createLive({ url, token, onSessionRefused }: LiveOptions) {
  const topics = createTopics()
  const offers = createOffers()
  /** By path of a sport: who is told of events that come or go. */
  const changed = new Map<string, Set<() => void>>()
  const line = createLine()
  const followOnce = createFollowing()
  const connection = connectLater({ url, topics, isPlayer: false, token, onSessionRefused, onCurrent: line.told })

  return {
    offers,
    line,
    renew: connection.renew,
    bets: followedBets({ topics, token, line }),
    boosts: followedBoosts(topics, followOnce),
    /** The events of a sport, each with its first line. `onListed` is told of events that come or go. */
    followSport(sportId: string, onListed?: () => void): () => void {
      const path = topicPath(sportTopic, { sportId })
      const listeners = changed.get(path) ?? new Set()
      changed.set(path, listeners)
      if (onListed) listeners.add(onListed)
      const end = followOnce(path, () => {
        const ends = new Map<string, () => void>()
        const take = ({ id, event, main, over }: ListedEvent) => {
          const isNew = !ends.has(id)
          if (isNew) ends.set(id, main ? offers.follow(`${id}/${main.key}`) : () => undefined)
          offers.takeEvent(event, over)
          if (main) offers.takeMarket(id, main)
          return isNew || over
        }
        const stop = topics.subscribe(path, sportTopic, (told) => {
          const listed = 'image' in told ? told.image.events : [told.change]
          const known = ends.size > 0
          const came = listed.map(take)
          if (known && came.some(Boolean)) for (const listener of listeners) listener()
        })
        return () => {
          stop()
          for (const endOne of ends.values()) endOne()
        }
      })
      return () => {
        if (onListed) listeners.delete(onListed)
        end()
      }
    },
    /** An event with all its lines. `onUnknown` is told of lines that came up, whose names a page does not know yet. */
    followEvent(eventId: string, onUnknown?: (keys: readonly string[]) => void): () => void {
      const path = topicPath(eventTopic, { eventId })
      return followOnce(path, () => {
        const endFollowing = offers.follow(eventId)
        let offer: EventOffer | null = null
        const stop = topics.subscribe(path, eventTopic, (told) => {
          const before: EventOffer | null = offer
          if ('image' in told) offer = offers.takeImage(told.image)
          else if (before) offer = offers.takeChange(before, told.change)
          const known = new Set(before?.markets.map(({ key }) => key))
          const came = offer?.markets.map(({ key }) => key).filter((key) => !known.has(key)) ?? []
          if (before && came.length > 0) onUnknown?.(came)
        })
        return () => {
          stop()
          endFollowing()
        }
      })
    },
    /** One selection, wherever it is shown: its line alone where the line's id is known, else its event. */
    followSelection(selection: string): () => void {
      const [eventId = '', marketKey = ''] = selection.split('/')
      const line = `${eventId}/${marketKey}`
      const marketId = offers.marketIdOf(line)
      if (marketId === undefined) return this.followEvent(eventId)
      const path = topicPath(marketTopic, { marketId })
      return followOnce(path, () => {
        const endFollowing = offers.follow(line)
        const stop = topics.subscribe(path, marketTopic, (told) =>
          offers.takeMarket(eventId, 'image' in told ? told.image : told.change),
        )
        return () => {
          stop()
          endFollowing()
        }
      })
    },
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
function createFollowing() {
  const following = new Map<string, { count: number; end(): void }>()
  return (path: string, start: () => () => void) => {
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

/** The better prices, which are followed while somebody listens. */
function followedBoosts(topics: ReturnType<typeof createTopics>, followOnce: ReturnType<typeof createFollowing>) {
  const { subscribe, take, ...boosts } = createBoosts()
  const start = () =>
    topics.subscribe(boostsTopic.name, boostsTopic, (told) =>
      take('image' in told ? told.image.boosts : told.change.boosts),
    )
  return {
    ...boosts,
    /** The listener is told of each change. */
    subscribe(listener: () => void): () => void {
      const ends = [subscribe(listener), followOnce(boostsTopic.name, start)]
      return () => {
        for (const end of ends) end()
      }
    },
  }
}

/** The bets of the player that changed, as the stream tells them. */
function followedBets({
  topics,
  token,
  line,
}: Pick<LiveOptions, 'token'> & {
  readonly topics: ReturnType<typeof createTopics>
  readonly line: ReturnType<typeof createLine>
}) {
  return {
    /** Calls the function with each bet that changes, and with null when a change may have been missed. */
    follow: (listener: (bet: MessageOf<typeof betsTopic> | null) => void) =>
      topics.subscribe(betsTopic.name, betsTopic, listener),
    /** Whether changes come by themselves now. */
    isTold: () => token() !== null && line.get() === 'current' && topics.positions.has(betsTopic.name),
  }
}

type ListedEvent = MessageOf<typeof sportTopic>

export type Live = ReturnType<typeof createLive>

const lingerMs = 3_000
