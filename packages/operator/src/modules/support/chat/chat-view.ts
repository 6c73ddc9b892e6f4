import type { PlayerApi, ReplyOf } from '@andon/contract'
import type { VisitorContext } from '@andon/platform/http'
import type { Deps } from '../deps.ts'
import { isAnyAgentOnline } from '../store/agents.ts'
import { type ChatMessage, countUnread, lastMessages } from '../store/chat-messages.ts'
import { closingsOf } from '../store/closings.ts'
import { type Conversation, conversationOf, countBefore } from '../store/conversations.ts'
import { chatOwner } from './chat-owner.ts'

type ChatView = ReplyOf<PlayerApi['support']['getChat']>

const visibleMessages = 50
/** An agent counts as online this long after the last call. */
export const agentOnlineMinutes = 15

interface Page {
  /** Only what is older than this version. Absent: the newest. */
  readonly before?: number | undefined
}

export async function chatView(
  deps: Deps,
  conversation: Conversation | null,
  { session, before }: Pick<VisitorContext, 'session'> & Page,
) {
  const { clock, db, identity } = deps
  const player = session && (await identity.player(db, session.playerId))
  const { messages, closings, earlier } = await eventsOf(deps, conversation, before)
  const view: ChatView = {
    success: true,
    messages,
    closings,
    earlier,
    ...(conversation ? { state: conversation.state } : {}),
    ...(conversation?.state === 'open' ? { position: await countBefore(db, conversation) } : {}),
    unread: conversation ? await countUnread(db, conversation) : 0,
    version: conversation?.version ?? 0,
    attended: await isAnyAgentOnline(db, clock.now().subtract({ minutes: agentOnlineMinutes })),
    ...(player ? { answersTo: player.email } : {}),
  }
  return view
}

/** A page of messages, and the closings between its first message and the next page. */
async function eventsOf({ db }: Deps, conversation: Conversation | null, before: number | undefined) {
  if (!conversation) return { messages: [], closings: [], earlier: false }
  const { id: conversationId, version } = conversation
  const kept = await lastMessages(db, { conversationId, before: before ?? null, limit: visibleMessages + 1 })
  const shown = kept.slice(-visibleMessages)
  const to = before === undefined ? version : before - 1
  const closings = await closingsOf(db, { conversationId, from: shown[0]?.version ?? 0, to })
  return {
    messages: shown.map(messageOf),
    closings: closings.map(({ version, at, stars }) => ({
      version,
      at: at.toString(),
      ...(stars === null ? {} : { stars }),
    })),
    earlier: kept.length > visibleMessages,
  }
}

const messageOf = ({ id, version, author, text, at, file }: ChatMessage) => ({
  id,
  version,
  text,
  at: at.toString(),
  from: author === 'service' ? ('service' as const) : ('me' as const),
  ...(file ? { file } : {}),
})

/** The caller's conversation as the caller sees it. */
export async function ownChat(
  deps: Deps,
  context: Pick<VisitorContext, 'cookies' | 'secure' | 'session'> & Page,
): Promise<ChatView> {
  const owner = chatOwner(context)
  return chatView(deps, owner && (await conversationOf(deps.db, owner)), context)
}
