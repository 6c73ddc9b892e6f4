import type { ReplyOf } from '@andon/contract'
import type { support as api } from '@andon/contract/player-api/support'
import { chatTopic } from '@andon/contract/topics/chat'
import { visitorChatTopic } from '@andon/contract/topics/visitor-chat'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { ApiRefusal } from '../../api/refusal.ts'
import { useQuery } from '../../page/use-query.ts'
import { useTopic } from '../../page/use-topic.ts'
import { playerKey } from '../../player/session.ts'
import { visitorChat } from '../../player/visitor-chat.ts'
import { useSupport } from '../customer-service/use-support.ts'
import { newerOf, withEarlier } from './merge-chat.ts'
import { useServed } from './use-served.ts'

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

/** While no realtime messages reach a visitor, an open conversation is polled, and less often a closed one in which they wrote. */
const visitorAsksEveryMs = 8_000
const visitorWaitsEveryMs = 15_000

/** Players and visitors get every change by realtime: a visitor once the first message has given the browser its cookie. */
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
  const served = useServed(visitorChatTopic.name)
  const polled = isPlayer || served ? false : watched ? visitorAsksEveryMs : hasWritten && visitorWaitsEveryMs
  const queryKey = isPlayer ? playerKey('chat', playerID) : ['visitorChat']
  const { data, isError } = useQuery({
    queryKey,
    queryFn: async () => newerOf(queries.getQueryData<ChatState>(queryKey), await support.getChat({})),
    enabled: isPlayer || served || watched || hasWritten,
    ...(isPlayer ? {} : { refetchInterval: polled, gcTime: 0 }),
  })
  /** Also while the first reply is on its way, which may be from before. */
  const askAgain = () => void queries.invalidateQueries({ queryKey })
  const keep = (state: ChatState) => queries.setQueryData<ChatState>(queryKey, (known) => newerOf(known, state))

  useTopic<typeof chatTopic | typeof visitorChatTopic>(isPlayer ? chatTopic : visitorChatTopic, {}, (state) => {
    if (state === null || state.version > (data?.version ?? 0)) askAgain()
  })
  // what came between the last reply and the subscription
  useEffect(() => {
    if (served) askAgain()
  }, [served])

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
    reload: askAgain,
    send: async (message) => {
      keep(await support.sendChat(message))
      setHasWritten(true)
      if (!isPlayer && !served) visitorChat.begun()
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
