import { chatTextMax } from '@andon/contract/player-api/support'
import type { Tx } from '@andon/platform/sql'
import { changeChat } from './chat/change-chat.ts'
import { chatMails } from './chat/chat-mails.ts'
import type { Deps } from './deps.ts'
import { noteAgentSeen } from './store/agents.ts'
import { type ChatMessage, insertChatMessage, lastMessages } from './store/chat-messages.ts'
import { insertClosing } from './store/closings.ts'
import { type Conversation, listConversations, lockConversation } from './store/conversations.ts'

/** `problem`: why the request cannot be carried out, in words for the agent. */
export type BackOfficeReply<T> = T | { readonly problem: string }

const listed = 100
const visible = 200

/** The calls of customer service. Every call marks the agent as online for players. */
export function createBackOffice(deps: Deps) {
  const { clock, db, newId } = deps

  const seen = (actor: string) => db.transaction((tx) => noteAgentSeen(tx, { actor, at: clock.now() }))

  async function change(
    { id, actor }: { id: string; actor: string },
    work: (tx: Tx, conversation: Conversation) => Promise<Conversation>,
  ): Promise<BackOfficeReply<Conversation>> {
    return db.transaction(async (tx) => {
      await noteAgentSeen(tx, { actor, at: clock.now() })
      const known = await lockConversation(tx, id)
      if (!known) return { problem: `there is no conversation ${id}` }
      const changed = await work(tx, known)
      if (changed !== known) await changeChat(deps, tx, { known, changed })
      return changed
    })
  }

  return {
    async list({ actor }: { actor: string }) {
      await seen(actor)
      return listConversations(db, listed)
    },
    async show({
      id,
      actor,
    }: {
      id: string
      actor: string
    }): Promise<BackOfficeReply<{ conversation: Conversation; messages: readonly ChatMessage[] }>> {
      const conversation = await change({ id, actor }, async (_tx, known) => known)
      return 'problem' in conversation
        ? conversation
        : { conversation, messages: await lastMessages(db, { conversationId: id, limit: visible }) }
    },
    async answer({
      id,
      actor,
      text,
    }: {
      id: string
      actor: string
      text: string
    }): Promise<BackOfficeReply<Conversation>> {
      const said = text.trim()
      if (said === '' || said.length > chatTextMax) return { problem: `a reply has 1 to ${chatTextMax} characters` }
      return change({ id, actor }, async (tx, known) => {
        const at = clock.now()
        const version = known.version + 1
        const message = { id: newId('msg'), conversationId: id, version, author: 'service', actor, text: said } as const
        await insertChatMessage(tx, { ...message, key: null, addressHash: null, at, file: null })
        await mailAnswer(deps, tx, { conversation: known, answer: said })
        return { ...known, state: 'answered', version, changedAt: at }
      })
    },
    close: ({ id, actor }: { id: string; actor: string }) =>
      change({ id, actor }, async (tx, known) => {
        if (known.state === 'closed') return known
        const at = clock.now()
        const version = known.version + 1
        await insertClosing(tx, { conversationId: id, version, actor, at })
        return { ...known, state: 'closed', version, changedAt: at, waitingSince: null }
      }),
  }
}

/** Also by mail, because the player may have left. A visitor has no known address. */
async function mailAnswer(
  { identity, messages }: Deps,
  tx: Tx,
  { conversation: { playerId, language, site }, answer }: { conversation: Conversation; answer: string },
): Promise<void> {
  const player = playerId === null ? null : await identity.player(tx, playerId)
  if (player)
    await messages.send(tx, { channel: 'email', site, to: player.email, ...chatMails[language]({ site, answer }) })
}
