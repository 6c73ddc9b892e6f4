import { type TopicPayload, topics } from '@andon/contract/realtime'
import type { QueryClient } from '@tanstack/react-query'
import * as v from 'valibot'
import { balanceKey, newerOf, type Pockets } from '../player/balance.ts'
import { sessionKey } from '../player/session.ts'
import { openConnection } from './connection.ts'

export interface FollowOptions {
  readonly apiBaseUrl: string
  readonly queries: QueryClient
  onSessionEnded(reason: Extract<TopicPayload<'session'>, { state: 'ended' }>['reason']): void
}

/** Keeps the logged-in player's session and balance fresh in the query cache. Loaded only once somebody is logged in. */
export function followPlayer({ apiBaseUrl, queries, onSessionEnded }: FollowOptions): () => void {
  const url = new URL('/realtime', apiBaseUrl || location.origin)
  url.protocol = url.protocol.replace('http', 'ws')

  const connection = openConnection({
    url: url.href,
    topics: ['session', 'balance'],
    onMessage(topic, data) {
      if (topic === 'session') {
        const session = v.parse(topics.session.payload, data)
        if (session.state === 'ended') onSessionEnded(session.reason)
        else void queries.invalidateQueries({ queryKey: sessionKey })
      } else {
        const balance = v.parse(topics.balance.payload, data)
        queries.setQueryData<Pockets>(balanceKey, (known) => newerOf(known, balance))
      }
    },
    onGap: (topic) => void queries.invalidateQueries({ queryKey: topic === 'session' ? sessionKey : balanceKey }),
  })
  return connection.close
}
