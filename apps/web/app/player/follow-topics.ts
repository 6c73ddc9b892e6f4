import type { MessageOf } from '@andon/contract/topic'
import { balanceTopic } from '@andon/contract/topics/balance'
import { sessionTopic } from '@andon/contract/topics/session'
import { siteTopic } from '@andon/contract/topics/site'
import { verificationTopic } from '@andon/contract/topics/verification'
import { openConnection } from '@andon/realtime-client/connection'
import type { Topics } from '@andon/realtime-client/topics'
import type { QueryClient } from '@tanstack/react-query'
import { balanceKey, newerOf, type Pockets } from './balance.ts'
import { playerKey, sessionKey } from './session.ts'
import { watchStatus } from './status-ended.ts'
import { visitorChat } from './visitor-chat.ts'

export interface FollowOptions {
  readonly apiBaseUrl: string
  readonly topics: Topics
  onSite(state: MessageOf<typeof siteTopic>): void
  /** The brand may have closed or opened while the connection was lost. */
  onSiteMissed(): void
  /** Players subscribe to their own topics as well. */
  readonly player: {
    readonly queries: QueryClient
    onSessionEnded(reason: MessageOf<typeof sessionTopic>['reason']): void
  } | null
}

const verificationKey = playerKey('verification')

/**
 * One connection per page, and the topics that every page follows: whether the brand is open and, for players, session, balance and verification,
 * which update the query cache.
 */
export function follow({ apiBaseUrl, topics, onSite, onSiteMissed, player }: FollowOptions): () => void {
  const url = new URL('/realtime', apiBaseUrl || location.origin)
  url.protocol = url.protocol.replace('http', 'ws')
  const ends = [topics.subscribe('site', siteTopic, (state) => (state ? onSite(state) : onSiteMissed()))]
  if (player) {
    const { queries, onSessionEnded } = player
    ends.push(
      watchStatus(queries, () => onSessionEnded('SESSION_EXPIRED')),
      topics.subscribe('session', sessionTopic, (ended) => {
        if (ended) onSessionEnded(ended.reason)
        else void queries.invalidateQueries({ queryKey: sessionKey })
      }),
      topics.subscribe('balance', balanceTopic, (event) => {
        const balance = 'image' in event ? event.image : event.change
        queries.setQueryData<Pockets>(balanceKey, (known) => newerOf(known, balance))
      }),
      // The documents have changed, too, and the topic does not carry them.
      topics.subscribe(
        'verification',
        verificationTopic,
        () => void queries.invalidateQueries({ queryKey: verificationKey }),
      ),
    )
  }
  const connection = openConnection({ url: url.href, topics, isPlayer: player !== null })
  if (!player) ends.push(visitorChat.subscribe(connection.reopen))
  return () => {
    connection.close()
    for (const end of ends) end()
  }
}
