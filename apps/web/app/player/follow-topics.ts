import { type Topic, type TopicPayload, topics } from '@andon/contract/realtime'
import type { QueryClient } from '@tanstack/react-query'
import * as v from 'valibot'
import { openConnection } from '../realtime/connection.ts'
import type { Topics } from '../realtime/topics.ts'
import { balanceKey, newerOf, type Pockets } from './balance.ts'
import { playerKey, sessionKey } from './session.ts'

export interface FollowOptions {
  readonly apiBaseUrl: string
  onSite(state: TopicPayload<'site'>): void
  /** The brand may have closed or opened while the connection was lost. */
  onSiteMissed(): void
  /** Players subscribe to their own topics as well. */
  readonly player: {
    readonly queries: QueryClient
    readonly topics: Topics
    onSessionEnded(reason: TopicPayload<'session'>['reason']): void
  } | null
}

const verificationKey = playerKey('verification')
/** Queries to fetch again when a topic's message was missed. Components for payments, limits and the chat subscribe by themselves. */
const stateOf = { session: sessionKey, balance: balanceKey, verification: verificationKey } as const

/**
 * One connection per page: whether the brand is open and, for players, their topics. Session, balance and verification update the query cache;
 * the rest is published to subscribers.
 */
export function follow({ apiBaseUrl, onSite, onSiteMissed, player }: FollowOptions): () => void {
  const url = new URL('/realtime', apiBaseUrl || location.origin)
  url.protocol = url.protocol.replace('http', 'ws')

  function onMessage(topic: Topic, data: unknown) {
    switch (topic) {
      case 'site':
        return onSite(v.parse(topics.site.payload, data))
      case 'session':
        return player?.onSessionEnded(v.parse(topics.session.payload, data).reason)
      case 'balance': {
        const balance = v.parse(topics.balance.payload, data)
        player?.queries.setQueryData<Pockets>(balanceKey, (known) => newerOf(known, balance))
        return player?.topics.publish(topic, balance)
      }
      case 'verification': {
        // The documents have changed, too, and the topic does not carry them.
        void player?.queries.invalidateQueries({ queryKey: verificationKey })
        return player?.topics.publish(topic, v.parse(topics.verification.payload, data))
      }
      case 'payments':
        return player?.topics.publish(topic, v.parse(topics.payments.payload, data))
      case 'limits':
        return player?.topics.publish(topic, v.parse(topics.limits.payload, data))
      case 'chat':
        return player?.topics.publish(topic, v.parse(topics.chat.payload, data))
    }
  }
  function onGap(topic: Topic) {
    if (topic === 'site') return onSiteMissed()
    if (topic !== 'payments' && topic !== 'limits' && topic !== 'chat')
      void player?.queries.invalidateQueries({ queryKey: stateOf[topic] })
    if (topic !== 'session') player?.topics.publish(topic, null)
  }

  return openConnection({
    url: url.href,
    topics: player ? ['site', 'session', 'balance', 'verification', 'payments', 'limits', 'chat'] : ['site'],
    onMessage,
    onGap,
  }).close
}
