import type { PlayerApi, ReplyOf } from '@andon/contract'
import type { VisitorContext } from '@andon/platform/http'
import { chatOwner } from './chat-owner.ts'
import type { Deps } from './deps.ts'
import { isAnyAgentOnline } from './store/agents.ts'
import { countUnread, lastMessages } from './store/chat-messages.ts'
import { type Conversation, conversationOf } from './store/conversations.ts'

type ChatView = ReplyOf<PlayerApi['support']['getChat']>

const visibleMessages = 50
/** An agent counts as online this long after the last call. */
export const agentOnlineMinutes = 15

export async function chatView(
  deps: Deps,
  conversation: Conversation | null,
  context: Pick<VisitorContext, 'session'>,
) {
  const { clock, db, identity } = deps
  const player = context.session && (await identity.player(db, context.session.playerId))
  const kept = conversation ? await lastMessages(db, conversation.id, visibleMessages + 1) : []
  const view: ChatView = {
    success: true,
    messages: kept.slice(-visibleMessages).map(({ id, author, text, at }) => ({
      id,
      text,
      at: at.toString(),
      from: author === 'service' ? 'service' : 'me',
    })),
    earlier: kept.length > visibleMessages,
    ...(conversation ? { state: conversation.state } : {}),
    unread: conversation ? await countUnread(db, conversation) : 0,
    version: conversation?.version ?? 0,
    attended: await isAnyAgentOnline(db, clock.now().subtract({ minutes: agentOnlineMinutes })),
    ...(player ? { answersTo: player.email } : {}),
  }
  return view
}

/** The caller's conversation as the caller sees it. */
export async function ownChat(
  deps: Deps,
  context: Pick<VisitorContext, 'cookies' | 'secure' | 'session'>,
): Promise<ChatView> {
  const owner = chatOwner(context)
  return chatView(deps, owner && (await conversationOf(deps.db, owner)), context)
}
