import type { chatStates } from '@andon/contract/chat-states'
import type { Language } from '@andon/contract/languages'
import type { Db, Tx } from '@andon/platform/sql'
import type { ChatOwner } from '../chat/chat-owner.ts'

export interface Conversation {
  readonly id: string
  readonly playerId: string | null
  readonly site: string
  readonly language: Language
  readonly state: (typeof chatStates)[number]
  readonly version: number
  readonly readVersion: number
  readonly changedAt: Temporal.Instant
  /** Since when it waits or waited; null once it is closed, and before it was known. */
  readonly waitingSince: Temporal.Instant | null
}

/** There is one for each owner, so its id is the owner's with a prefix. */
const prefix = 'cnv_'
export const conversationIdOf = (owner: string): string => `${prefix}${owner}`
export const ownerOf = (conversationId: string): string =>
  conversationId.startsWith(prefix) ? conversationId.slice(prefix.length) : ''

const columns = `'${prefix}' || owner as id, case when owner not like 'visitor\\_%' then owner end as "playerId", site, language, state, version, read_version as "readVersion", changed_at as "changedAt", waiting_since as "waitingSince"`

export async function conversationOf(executor: Db | Tx, owner: ChatOwner): Promise<Conversation | null> {
  const [found] = await executor.query<Conversation & object>(
    `select ${columns} from support.conversations where owner = $1`,
    [ownersKey(owner)],
  )
  return found ?? null
}

export interface Beginning {
  readonly owner: ChatOwner
  readonly site: string
  readonly language: Language
  readonly at: Temporal.Instant
}

/** The owner's conversation, created if missing; two concurrent first messages create one. */
export async function beginConversation(tx: Tx, { owner, site, language, at }: Beginning): Promise<string> {
  const key = ownersKey(owner)
  await tx.query(
    `insert into support.conversations (owner, site, language, state, began_at, changed_at)
     values ($1, $2, $3, 'closed', $4, $4)
     on conflict (owner) do update set site = excluded.site, language = excluded.language`,
    [key, site, language, at.toString()],
  )
  return `${prefix}${key}`
}

export async function conversationById(executor: Db | Tx, id: string): Promise<Conversation | null> {
  const [found] = await executor.query<Conversation & object>(
    `select ${columns} from support.conversations where owner = $1`,
    [ownerOf(id)],
  )
  return found ?? null
}

/** Locks a conversation until the transaction ends. */
export async function lockConversation(tx: Tx, id: string): Promise<Conversation | null> {
  const [found] = await tx.query<Conversation & object>(
    `select ${columns} from support.conversations where owner = $1 for update`,
    [ownerOf(id)],
  )
  return found ?? null
}

export async function saveConversation(
  tx: Tx,
  { id, state, version, readVersion, changedAt, waitingSince }: Omit<Conversation, 'playerId' | 'site' | 'language'>,
): Promise<void> {
  await tx.query(
    `update support.conversations set state = $2, version = $3, read_version = $4, changed_at = $5, waiting_since = $6 where owner = $1`,
    [ownerOf(id), state, version, readVersion, changedAt.toString(), waitingSince?.toString() ?? null],
  )
}

/** How many conversations wait in front of this one, which waits itself. */
export async function countBefore(executor: Db | Tx, { id }: Pick<Conversation, 'id'>): Promise<number> {
  const [row] = await executor.query<{ before: number }>(
    `select count(*) as before from support.conversations c, support.conversations mine
     where mine.owner = $1 and c.state = 'open'
       and (coalesce(c.waiting_since, c.changed_at), c.owner) < (coalesce(mine.waiting_since, mine.changed_at), mine.owner)`,
    [ownerOf(id)],
  )
  return Number(row?.before ?? 0)
}

export async function countWaiting(executor: Db | Tx): Promise<number> {
  const [row] = await executor.query<{ waiting: number }>(
    `select count(*) as waiting from support.conversations where state = 'open'`,
  )
  return Number(row?.waiting ?? 0)
}

/** When the transcript was mailed last is set to `at`, unless that was after `since`. False: it was. */
export async function markMailed(
  tx: Tx,
  { id, at, since }: { id: string; at: Temporal.Instant; since: Temporal.Instant },
): Promise<boolean> {
  const marked = await tx.query<{ owner: string }>(
    `update support.conversations set transcript_mailed_at = $2
     where owner = $1 and (transcript_mailed_at is null or transcript_mailed_at <= $3) returning owner`,
    [ownerOf(id), at.toString(), since.toString()],
  )
  return marked.length > 0
}

/** Waiting conversations first, longest waiting on top; then the others, newest on top. */
export async function listConversations(
  db: Db,
  limit: number,
): Promise<readonly (Conversation & { lastText: string })[]> {
  return db.query<Conversation & { lastText: string }>(
    `select ${columns}, coalesce((select text from support.chat_messages where chat_messages.owner = conversations.owner order by version desc limit 1), '') as "lastText"
     from support.conversations
     order by state <> 'open', case when state = 'open' then coalesce(waiting_since, changed_at) end, changed_at desc
     limit $1`,
    [limit],
  )
}

const ownersKey = (owner: ChatOwner) =>
  'playerId' in owner ? owner.playerId : `visitor_${owner.visitorHash.toString('hex')}`
