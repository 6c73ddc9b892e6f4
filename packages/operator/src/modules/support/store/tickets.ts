import type { ticketStates } from '@andon/contract/chat-states'
import type { Language } from '@andon/contract/languages'
import type { Db, Tx } from '@andon/platform/sql'

export interface Ticket {
  readonly number: string
  readonly playerId: string | null
  readonly name: string
  readonly email: string
  readonly subject: string
  readonly message: string
  readonly site: string
  readonly language: Language
  readonly state: (typeof ticketStates)[number]
  readonly version: number
  readonly sentAt: Temporal.Instant
  readonly changedAt: Temporal.Instant
}

interface TicketReply {
  readonly author: 'player' | 'service'
  readonly actor: string | null
  readonly text: string
  readonly at: Temporal.Instant
}

const columns = `t.number, t.player_id as "playerId", m.name, m.email, m.subject, m.message, m.site, m.language, t.state, t.version,
  m.at as "sentAt", t.changed_at as "changedAt"`
const from = 'support.tickets t join support.messages m on m.id = t.message_id'

/** False: another ticket has this number. */
export async function insertTicket(
  tx: Tx,
  ticket: { number: string; messageId: string; playerId: string | null; at: Temporal.Instant },
): Promise<boolean> {
  const { number, messageId, playerId, at } = ticket
  const inserted = await tx.query<{ number: string }>(
    `insert into support.tickets (number, message_id, player_id, state, changed_at) values ($1, $2, $3, 'open', $4)
     on conflict (number) do nothing returning number`,
    [number, messageId, playerId, at.toString()],
  )
  return inserted.length > 0
}

export async function isTaken(tx: Tx, number: string): Promise<boolean> {
  return (await tx.query('select 1 from support.tickets where number = $1', [number])).length > 0
}

export async function ticketByNumber(executor: Db | Tx, number: string): Promise<Ticket | null> {
  const [found] = await executor.query<Ticket & object>(`select ${columns} from ${from} where t.number = $1`, [number])
  return found ?? null
}

/** Locks a ticket until the transaction ends. */
export async function lockTicket(tx: Tx, number: string): Promise<Ticket | null> {
  const [found] = await tx.query<Ticket & object>(
    `select ${columns} from ${from} where t.number = $1 for update of t`,
    [number],
  )
  return found ?? null
}

/** Newest first, at most one more than `limit`, so that the caller knows whether there are more. */
export async function ticketsOf(
  executor: Db | Tx,
  { playerId, before, limit }: { playerId: string; before: string | null; limit: number },
): Promise<Ticket[]> {
  return executor.query<Ticket & object>(
    `select ${columns} from ${from} where t.player_id = $1
       and ($2::text is null or t.message_id < (select message_id from support.tickets where number = $2 and player_id = $1))
     order by t.message_id desc limit $3`,
    [playerId, before, limit + 1],
  )
}

export async function ticketsIn(executor: Db | Tx, state: Ticket['state'], limit: number): Promise<Ticket[]> {
  return executor.query<Ticket & object>(
    `select ${columns} from ${from} where t.state = $1 order by case when $1 = 'open' then t.changed_at end, t.changed_at desc limit $2`,
    [state, limit],
  )
}

export async function saveTicket(tx: Tx, { number, state, version, changedAt }: Ticket): Promise<void> {
  await tx.query('update support.tickets set state = $2, version = $3, changed_at = $4 where number = $1', [
    number,
    state,
    version,
    changedAt.toString(),
  ])
}

export async function insertReply(
  tx: Tx,
  reply: TicketReply & { readonly number: string; readonly version: number; readonly key: string | null },
): Promise<void> {
  const { number, version, author, actor, text, key, at } = reply
  await tx.query(
    `insert into support.ticket_replies (number, version, author, actor, text, key, at) values ($1, $2, $3, $4, $5, $6, $7)`,
    [number, version, author, actor, text, key, at.toString()],
  )
}

export async function repliesOf(executor: Db | Tx, number: string): Promise<TicketReply[]> {
  return executor.query<TicketReply & object>(
    'select author, actor, text, at from support.ticket_replies where number = $1 order by version limit 500',
    [number],
  )
}

export async function replyIsKept(tx: Tx, { number, key }: { number: string; key: string }): Promise<boolean> {
  const kept = await tx.query('select 1 from support.ticket_replies where number = $1 and key = $2', [number, key])
  return kept.length > 0
}

/** How many replies a player has written since an instant, in all tickets. */
export async function countReplies(tx: Tx, { playerId, since }: { playerId: string; since: Temporal.Instant }) {
  const [row] = await tx.query<{ written: number }>(
    `select count(*) as written from support.ticket_replies r join support.tickets t on t.number = r.number
     where t.player_id = $1 and r.author = 'player' and r.at > $2`,
    [playerId, since.toString()],
  )
  return Number(row?.written ?? 0)
}
