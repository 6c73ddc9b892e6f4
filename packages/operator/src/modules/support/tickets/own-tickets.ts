import { type PlayerApi, Refusal } from '@andon/contract'
import type { Handlers } from '@andon/platform/http'
import type { Db, Tx } from '@andon/platform/sql'
import type { Deps } from '../deps.ts'
import {
  countReplies,
  insertReply,
  lockTicket,
  repliesOf,
  replyIsKept,
  type Ticket,
  ticketByNumber,
  ticketsOf,
} from '../store/tickets.ts'
import { changeTicket } from './change-ticket.ts'

const pageSize = 50
const mostReplies = { replies: 10, minutes: 10 }

/** Players read their own tickets and reply to them. Tickets of others are unknown. */
export function ownTickets(
  deps: Deps,
): Pick<Handlers<PlayerApi['support']>, 'listTickets' | 'getTicket' | 'replyTicket'> {
  const { clock, db } = deps
  return {
    listTickets: async ({ before }, { session: { playerId } }) => {
      const found = await ticketsOf(db, { playerId, before: before ?? null, limit: pageSize })
      return { success: true, tickets: found.slice(0, pageSize).map(lineOf), more: found.length > pageSize }
    },
    getTicket: async ({ number }, { session: { playerId } }) =>
      viewOf(db, ownOf(await ticketByNumber(db, number), playerId)),
    replyTicket: ({ number, text, idempotencyKey: key }, { session: { playerId } }) =>
      db.transaction(async (tx) => {
        const known = ownOf(await lockTicket(tx, number), playerId)
        if (await replyIsKept(tx, { number, key })) return viewOf(tx, known)
        const at = clock.now()
        const since = at.subtract({ minutes: mostReplies.minutes })
        if ((await countReplies(tx, { playerId, since })) >= mostReplies.replies)
          throw new Refusal('TOO_MANY_REQUESTS', { retryAfterSeconds: mostReplies.minutes * 60 })
        const version = known.version + 1
        await insertReply(tx, { number, version, author: 'player', actor: null, text, key, at })
        // one that waits already keeps its place
        const changedAt = known.state === 'open' ? known.changedAt : at
        const changed: Ticket = { ...known, state: 'open', version, changedAt }
        await changeTicket(deps, tx, changed)
        return viewOf(tx, changed)
      }),
  }
}

/** Refuses NOT_FOUND. */
function ownOf(ticket: Ticket | null, playerId: string): Ticket {
  if (ticket?.playerId !== playerId) throw new Refusal('NOT_FOUND', { field: 'number' })
  return ticket
}

const lineOf = ({ number, subject, state, sentAt, changedAt }: Ticket) => ({
  number,
  subject,
  state,
  sentAt: sentAt.toString(),
  changedAt: changedAt.toString(),
})

async function viewOf(executor: Db | Tx, ticket: Ticket) {
  const replies = (await repliesOf(executor, ticket.number)).map(({ author, text, at }) => ({
    from: author === 'service' ? ('service' as const) : ('me' as const),
    text,
    at: at.toString(),
  }))
  const first = { from: 'me' as const, text: ticket.message, at: ticket.sentAt.toString() }
  return { success: true as const, ticket: { ...lineOf(ticket), messages: [first, ...replies] } }
}
