import { type PlayerApi, Refusal, type RequestOf } from '@andon/contract'
import type { Handler, VisitorContext } from '@andon/platform/http'
import type { Tx } from '@andon/platform/sql'
import { changeChat } from './change-chat.ts'
import { type ChatOwner, chatOwner, giveVisitorToken, hashOf } from './chat-owner.ts'
import { chatView } from './chat-view.ts'
import type { Deps } from './deps.ts'
import { countWritten, insertChatMessage, keyIsKept, lockAddress } from './store/chat-messages.ts'
import { beginConversation, type Conversation, conversationOf, lockConversation } from './store/conversations.ts'

const mostOfOne = { messages: 20, minutes: 10 }
/** A new visitor costs nothing, so the IP address is limited, too. */
const mostOfVisitors = { messages: 60, minutes: 60 }

/** Also for people who may not log in or play. */
export function sendChat(deps: Deps): Handler<PlayerApi['support']['sendChat']> {
  return async (message, context) => {
    const { owner, token } = await senderOf(deps, context)
    const conversation = await deps.db.transaction((tx) => keep(deps, tx, { owner, message, context }))
    if (token !== undefined) giveVisitorToken(context, token)
    return chatView(deps, conversation, context)
  }
}

/** A token without a conversation is forged or outdated: it is replaced. */
async function senderOf({ db, random }: Deps, context: VisitorContext): Promise<{ owner: ChatOwner; token?: string }> {
  const owner = chatOwner(context)
  if (owner && ('playerId' in owner || (await conversationOf(db, owner)))) return { owner }
  const token = random.token()
  return { owner: { visitorHash: hashOf(token) }, token }
}

interface Sending {
  readonly owner: ChatOwner
  readonly message: RequestOf<PlayerApi['support']['sendChat']>
  readonly context: VisitorContext
}

async function keep(deps: Deps, tx: Tx, { owner, message, context }: Sending): Promise<Conversation | null> {
  const { clock, newId } = deps
  const { address, language, site } = context
  const at = clock.now()
  const isPlayer = 'playerId' in owner
  const addressHash = isPlayer ? null : hashOf(address)
  if (addressHash) {
    await lockAddress(tx, addressHash)
    const since = at.subtract({ minutes: mostOfVisitors.minutes })
    demandFewer(await countWritten(tx, { addressHash, since }), mostOfVisitors)
  }
  const conversationId = await beginConversation(tx, { owner, site, language, at })
  const known = await lockConversation(tx, conversationId)
  const { text, idempotencyKey: key } = message
  if (!known || (await keyIsKept(tx, { conversationId, key }))) return known
  const since = at.subtract({ minutes: mostOfOne.minutes })
  demandFewer(await countWritten(tx, { conversationId, since }), mostOfOne)

  const version = known.version + 1
  const author = isPlayer ? 'player' : 'visitor'
  await insertChatMessage(tx, {
    id: newId('msg'),
    conversationId,
    version,
    author,
    actor: null,
    text,
    key,
    addressHash,
    at,
  })
  const changed: Conversation = { ...known, state: 'open', version, changedAt: at }
  await changeChat(deps, tx, changed)
  return changed
}

function demandFewer(written: number, { messages, minutes }: typeof mostOfOne): void {
  if (written >= messages) throw new Refusal('TOO_MANY_REQUESTS', { retryAfterSeconds: minutes * 60 })
}
