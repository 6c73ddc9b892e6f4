import { Refusal } from '@andon/contract'
import { readTicketNumber } from '@andon/contract/reference'
import type { StaffApi } from '@andon/contract/staff-api'
import type { TicketView } from '@andon/contract/staff-api/support'
import type { StaffContext, StaffHandlers } from '@andon/platform/http'
import type { Tx } from '@andon/platform/sql'
import type { Deps } from '../deps.ts'
import { noteAgentSeen } from '../store/agents.ts'
import { insertReply, lockTicket, repliesOf, type Ticket, ticketByNumber, ticketsIn } from '../store/tickets.ts'
import { changeTicket } from './change-ticket.ts'
import { answerMails } from './ticket-mails.ts'

const listed = 100

/** Staff list, read, answer and close tickets. Each call marks the agent as online for players. Refuses ACTION_IMPOSSIBLE with the reason. */
export function staffTickets(
  deps: Deps,
): Pick<StaffHandlers<StaffApi['support']>, 'listTickets' | 'showTicket' | 'answerTicket' | 'closeTicket'> {
  const { clock } = deps
  const seen = ({ tx, staff }: StaffContext) => noteAgentSeen(tx, { actor: staff.actor, at: clock.now() })

  async function change(context: StaffContext, typed: string, work: (tx: Tx, known: Ticket) => Promise<Ticket>) {
    const { tx, note } = context
    await seen(context)
    const known = demandKnown(await lockTicket(tx, numberOf(typed)), typed)
    const changed = await work(tx, known)
    if (changed !== known) await changeTicket(deps, tx, changed)
    note({ subject: known.number, before: factsOf(known), after: factsOf(changed) })
    return { success: true as const, ticket: viewOf(changed) }
  }

  return {
    listTickets: async ({ state }, context) => {
      await seen(context)
      return { success: true, tickets: (await ticketsIn(context.tx, state, listed)).map(viewOf) }
    },
    showTicket: async ({ number: typed }, context) => {
      const { tx, note } = context
      await seen(context)
      const ticket = demandKnown(await ticketByNumber(tx, numberOf(typed)), typed)
      note({ subject: ticket.number, before: null, after: null })
      const replies = await repliesOf(tx, ticket.number)
      const author = ticket.playerId === null ? 'visitor' : 'player'
      const first = { at: ticket.sentAt.toString(), author, actor: null, text: ticket.message }
      return {
        success: true,
        ticket: viewOf(ticket),
        messages: [first, ...replies.map((reply) => ({ ...reply, at: reply.at.toString() }))],
      }
    },
    answerTicket: ({ number, text }, context) =>
      change(context, number, async (tx, known) => {
        const at = clock.now()
        const version = known.version + 1
        const { actor } = context.staff
        await insertReply(tx, { number: known.number, version, author: 'service', actor, text, key: null, at })
        await mailAnswer(deps, tx, { ticket: known, answer: text })
        return { ...known, state: 'answered', version, changedAt: at }
      }),
    closeTicket: ({ number }, context) =>
      change(context, number, async (_tx, known) =>
        known.state === 'closed'
          ? known
          : { ...known, state: 'closed', version: known.version + 1, changedAt: clock.now() },
      ),
  }
}

/** To the player's address of today; to a visitor's as it was entered. */
async function mailAnswer(
  { identity, messages }: Deps,
  tx: Tx,
  { ticket: { number, playerId, email, site, language }, answer }: { ticket: Ticket; answer: string },
): Promise<void> {
  const player = playerId === null ? null : await identity.player(tx, playerId)
  const mail = answerMails[language]({ number, site, answer, isPlayer: player !== null })
  await messages.send(tx, { channel: 'email', site, to: player?.email ?? email, ...mail })
}

const numberOf = (typed: string) => readTicketNumber(typed) ?? typed

function demandKnown(ticket: Ticket | null, typed: string): Ticket {
  if (!ticket) throw new Refusal('ACTION_IMPOSSIBLE', { message: `there is no ticket ${typed}` })
  return ticket
}

const factsOf = ({ state, version }: Ticket) => ({ state, version })

function viewOf({ message: _, version: __, sentAt, changedAt, ...ticket }: Ticket): TicketView {
  return { ...ticket, sentAt: sentAt.toString(), changedAt: changedAt.toString() }
}
