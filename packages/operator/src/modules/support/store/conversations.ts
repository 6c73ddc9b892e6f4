import type { Language } from '@andon/contract/languages'
import type { chatStates } from '@andon/contract/player-api/support'
import type { Db, Tx } from '@andon/platform/sql'
import type { ChatOwner } from '../chat-owner.ts'

export interface Conversation {
  readonly id: string
  readonly playerId: string | null
  readonly site: string
  readonly language: Language
  readonly state: (typeof chatStates)[number]
  readonly version: number
  readonly readVersion: number
  readonly changedAt: Temporal.Instant
}

const columns = `id, player_id as "playerId", site, language, state, version, read_version as "readVersion", changed_at as "changedAt"`

export async function conversationOf(executor: Db | Tx, owner: ChatOwner): Promise<Conversation | null> {
  const [found] = await executor.query<Conversation & object>(
    `select ${columns} from support.conversations where ${'playerId' in owner ? 'player_id' : 'visitor_hash'} = $1`,
    [ownersKey(owner)],
  )
  return found ?? null
}

export interface Beginning {
  readonly id: string
  readonly owner: ChatOwner
  readonly site: string
  readonly language: Language
  readonly at: Temporal.Instant
}

/** The owner's conversation, created if missing; two concurrent first messages create one. */
export async function beginConversation(tx: Tx, { id, owner, site, language, at }: Beginning): Promise<string> {
  const column = 'playerId' in owner ? 'player_id' : 'visitor_hash'
  const [kept] = await tx.query<{ id: string }>(
    `insert into support.conversations (id, ${column}, site, language, state, began_at, changed_at)
     values ($1, $2, $3, $4, 'open', $5, $5)
     on conflict (${column}) do update set site = excluded.site, language = excluded.language
     returning id`,
    [id, ownersKey(owner), site, language, at.toString()],
  )
  return kept?.id ?? id
}

/** Locks a conversation until the transaction ends. */
export async function lockConversation(tx: Tx, id: string): Promise<Conversation | null> {
  const [found] = await tx.query<Conversation & object>(
    `select ${columns} from support.conversations where id = $1 for update`,
    [id],
  )
  return found ?? null
}

export async function saveConversation(
  tx: Tx,
  { id, state, version, readVersion, changedAt }: Omit<Conversation, 'playerId' | 'site' | 'language'>,
): Promise<void> {
  await tx.query(
    `update support.conversations set state = $2, version = $3, read_version = $4, changed_at = $5 where id = $1`,
    [id, state, version, readVersion, changedAt.toString()],
  )
}

/** Waiting conversations first, longest waiting on top; then the others, newest on top. */
export async function listConversations(
  db: Db,
  limit: number,
): Promise<readonly (Conversation & { lastText: string })[]> {
  return db.query<Conversation & { lastText: string }>(
    `select ${columns}, (select text from support.chat_messages where conversation_id = conversations.id order by version desc limit 1) as "lastText"
     from support.conversations
     order by state <> 'open', case when state = 'open' then changed_at end, changed_at desc
     limit $1`,
    [limit],
  )
}

const ownersKey = (owner: ChatOwner) => ('playerId' in owner ? owner.playerId : owner.visitorHash)
