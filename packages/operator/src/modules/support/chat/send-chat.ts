import { type PlayerApi, Refusal } from '@andon/contract'
import type { Handler, VisitorContext } from '@andon/platform/http'
import type { Tx } from '@andon/platform/sql'
import type { Deps } from '../deps.ts'
import type { ChatFile } from '../store/chat-files.ts'
import { countWritten, insertChatMessage, keyIsKept, lockAddress } from '../store/chat-messages.ts'
import { beginConversation, type Conversation, conversationOf, lockConversation } from '../store/conversations.ts'
import { changeChat, waitsSince } from './change-chat.ts'
import { type ChatOwner, chatOwner, giveVisitorToken, hashOf } from './chat-owner.ts'
import { chatView } from './chat-view.ts'

const mostOfOne = { messages: 20, minutes: 10 }
/** A new visitor costs nothing, so the IP address is limited, too. */
const mostOfVisitors = { messages: 60, minutes: 60 }

/** Also for people who may not log in or play. */
export function sendChat(deps: Deps): Handler<PlayerApi['support']['sendChat']> {
  return async ({ text, idempotencyKey: key }, context) => {
    const { owner, token } = await senderOf(deps, context)
    const sending = { owner, key, text, file: null, context }
    const conversation = await deps.db.transaction((tx) => keepMessage(deps, tx, sending))
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
  /** The sender's own name for the message: sent twice, it is kept once. */
  readonly key: string
  /** Empty with a file. */
  readonly text: string
  readonly file: ChatFile | null
  readonly context: Pick<VisitorContext, 'address' | 'language' | 'site'>
}

/** Stores what the owner sends, and puts the conversation into the line. Refuses TOO_MANY_REQUESTS, and what `demandRoom` refuses under the lock. */
export async function keepMessage(
  deps: Deps,
  tx: Tx,
  { owner, key, text, file, context }: Sending,
  demandRoom: (known: Conversation) => Promise<void> = async () => undefined,
): Promise<Conversation | null> {
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
  if (!known || (await keyIsKept(tx, { conversationId, key }))) return known
  const since = at.subtract({ minutes: mostOfOne.minutes })
  demandFewer(await countWritten(tx, { conversationId, since }), mostOfOne)
  await demandRoom(known)

  const version = known.version + 1
  const author = isPlayer ? 'player' : 'visitor'
  const message = {
    id: newId('msg'),
    conversationId,
    version,
    author,
    actor: null,
    text,
    key,
    addressHash,
    at,
    file,
  } as const
  await insertChatMessage(tx, message)
  const waitingSince = waitsSince(known, at)
  const changed: Conversation = { ...known, state: 'open', version, changedAt: at, waitingSince }
  await changeChat(deps, tx, { known, changed })
  return changed
}

function demandFewer(written: number, { messages, minutes }: typeof mostOfOne): void {
  if (written >= messages) throw new Refusal('TOO_MANY_REQUESTS', { retryAfterSeconds: minutes * 60 })
}
