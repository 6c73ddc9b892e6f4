import type { ReplyOf } from '@andon/contract'
import type { support } from '@andon/contract/player-api/support'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { ApiRefusal } from '../../api/refusal.ts'
import { useApi } from '../../page/services.tsx'
import { useTopic } from '../../page/use-topic.ts'
import { playerKey } from '../../player/session.ts'

export type ChatState = ReplyOf<typeof support.getChat>

export interface Conversation {
  readonly chat: ChatState | undefined
  readonly failed: boolean
  reload(): void
  send(message: { text: string; idempotencyKey: string }): Promise<void>
}

/** Nothing tells a visitor's page of an answer: while they look at the conversation, it asks. */
const visitorAsksEveryMs = 8_000

/** A player hears of every change; a visitor's conversation is asked for only once they open it, and forgotten with its window. */
export function useConversation({
  playerID,
  watched,
}: {
  playerID: string | undefined
  watched: boolean
}): Conversation {
  const api = useApi()
  const queries = useQueryClient()
  const isPlayer = playerID !== undefined
  const queryKey = isPlayer ? playerKey('chat', playerID) : ['visitorChat']
  const { data, isError, refetch } = useQuery({
    queryKey,
    queryFn: async () => newerOf(queries.getQueryData<ChatState>(queryKey), await api.support.getChat({})),
    enabled: isPlayer || watched,
    ...(isPlayer ? {} : { refetchInterval: watched ? visitorAsksEveryMs : false, gcTime: 0 }),
  })
  const keep = (state: ChatState) => queries.setQueryData<ChatState>(queryKey, (known) => newerOf(known, state))

  useTopic('chat', (state) => {
    if (isPlayer && (state === null || state.version > (data?.version ?? 0))) void refetch()
  })

  const read = watched && data !== undefined && data.unread > 0 ? data.version : null
  useEffect(() => {
    if (read === null || document.hidden) return
    api.support.readChat({ version: String(read) }).then(keep, (error: unknown) => {
      if (!(error instanceof ApiRefusal)) throw error // the mark stays, and the next look tries again
    })
  }, [read])

  return {
    chat: data,
    failed: isError && data === undefined,
    reload: () => void refetch(),
    send: async (message) => void keep(await api.support.sendChat(message)),
  }
}

/** Replies may overtake each other. Whether an agent is online is not part of the conversation: the latest reply counts. */
function newerOf(known: ChatState | undefined, state: ChatState): ChatState {
  return known && known.version > state.version ? { ...known, attended: state.attended } : state
}
