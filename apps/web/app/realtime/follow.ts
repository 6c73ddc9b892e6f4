import { type Topic, type TopicPayload, topics } from '@andon/contract/realtime'
import type { QueryClient } from '@tanstack/react-query'
import * as v from 'valibot'
import { balanceKey, newerOf, type Pockets } from '../player/balance.ts'
import { sessionKey } from '../player/session.ts'
import { openConnection } from './connection.ts'

export interface FollowOptions {
  readonly apiBaseUrl: string
  onSite(state: TopicPayload<'site'>): void
  /** The brand may have closed or opened unheard. */
  onSiteMissed(): void
  /** Who is logged in hears of their session and balance, too. */
  readonly player: {
    readonly queries: QueryClient
    onSessionEnded(reason: Extract<TopicPayload<'session'>, { state: 'ended' }>['reason']): void
  } | null
}

/** One line for each page: whether the brand is open and, for a player, session and balance kept fresh in the query cache. */
export function follow({ apiBaseUrl, onSite, onSiteMissed, player }: FollowOptions): () => void {
  const url = new URL('/realtime', apiBaseUrl || location.origin)
  url.protocol = url.protocol.replace('http', 'ws')

  function onMessage(topic: Topic, data: unknown) {
    switch (topic) {
      case 'site':
        return onSite(v.parse(topics.site.payload, data))
      case 'session': {
        const session = v.parse(topics.session.payload, data)
        if (session.state === 'ended') player?.onSessionEnded(session.reason)
        else void player?.queries.invalidateQueries({ queryKey: sessionKey })
        return
      }
      case 'balance': {
        const balance = v.parse(topics.balance.payload, data)
        player?.queries.setQueryData<Pockets>(balanceKey, (known) => newerOf(known, balance))
      }
    }
  }
  function onGap(topic: Topic) {
    if (topic === 'site') onSiteMissed()
    else void player?.queries.invalidateQueries({ queryKey: topic === 'session' ? sessionKey : balanceKey })
  }

  return openConnection({
    url: url.href,
    topics: player ? ['site', 'session', 'balance'] : ['site'],
    onMessage,
    onGap,
  }).close
}
