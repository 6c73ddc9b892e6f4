import type { ReplyOf } from '@andon/contract'
import type { support as api } from '@andon/contract/player-api/support'
import { chatTopic } from '@andon/contract/topics/chat'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { ApiRefusal } from '../../api/refusal.ts'
import { useQuery } from '../../page/use-query.ts'
import { useTopic } from '../../page/use-topic.ts'
import { playerKey } from '../../player/session.ts'
import { useSupport } from '../customer-service/use-support.ts'
import { newerOf, withEarlier } from './merge-chat.ts'

export type ChatState = ReplyOf<typeof api.getChat>

export interface Conversation {
  readonly chat: ChatState | undefined
  readonly failed: boolean
  reload(): void
  send(message: { text: string; idempotencyKey: string }): Promise<void>
  sendFile(sent: { file: File; idempotencyKey: string }): Promise<void>
  rate(rating: { version: number; stars: number; comment?: string }): Promise<void>
  showEarlier(): Promise<void>
}

/** Visitors get no realtime messages, so an open conversation is polled, and less often a closed one in which they wrote. */
const visitorAsksEveryMs = 8_000
const visitorWaitsEveryMs = 15_000

/** Players get every change by realtime. A visitor's conversation is fetched when it is opened and, once they have written, while they wait for the answer. */
export function useConversation({
  playerID,
  watched,
}: {
  playerID: string | undefined
  watched: boolean
}): Conversation {
  const support = useSupport()
  const queries = useQueryClient()
  const isPlayer = playerID !== undefined
  const [hasWritten, setHasWritten] = useState(false)
  const queryKey = isPlayer ? playerKey('chat', playerID) : ['visitorChat']
  const { data, isError, refetch } = useQuery({
    queryKey,
    queryFn: async () => newerOf(queries.getQueryData<ChatState>(queryKey), await support.getChat({})),
    enabled: isPlayer || watched || hasWritten,
    ...(isPlayer
      ? {}
      : { refetchInterval: watched ? visitorAsksEveryMs : hasWritten && visitorWaitsEveryMs, gcTime: 0 }),
  })
  const keep = (state: ChatState) => queries.setQueryData<ChatState>(queryKey, (known) => newerOf(known, state))

  useTopic(chatTopic, {}, (state) => {
    if (isPlayer && (state === null || state.version > (data?.version ?? 0))) void refetch()
  })

  const read = watched && data !== undefined && data.unread > 0 ? data.version : null
  useEffect(() => {
    if (read === null || document.hidden) return
    support.readChat({ version: String(read) }).then(keep, (error: unknown) => {
      if (!(error instanceof ApiRefusal)) throw error // the unread mark stays, and the next view tries again
    })
  }, [read])

  return {
    chat: data,
    failed: isError && data === undefined,
    reload: () => void refetch(),
    send: async (message) => {
      keep(await support.sendChat(message))
      setHasWritten(true)
    },
    sendFile: async (sent) => {
      keep(await support.sendChatFile(sent))
    },
    rate: async (rating) => {
      keep(await support.rateChat(rating))
    },
    showEarlier: async () => {
      const before = data?.messages[0]?.version
      if (before === undefined) return
      const page = await support.getChat({ before })
      queries.setQueryData<ChatState>(queryKey, (known) => known && withEarlier(known, page))
    },
  }
}
