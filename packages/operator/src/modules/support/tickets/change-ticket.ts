import type { Tx } from '@andon/platform/sql'
import type { Deps } from '../deps.ts'
import { ticketChanged } from '../facts.ts'
import { saveTicket, type Ticket } from '../store/tickets.ts'

/** Under the ticket's lock: stores a new version, and tells the open pages of its player. */
export async function changeTicket({ facts }: Pick<Deps, 'facts'>, tx: Tx, ticket: Ticket): Promise<void> {
  await saveTicket(tx, ticket)
  const { playerId, number, state, version } = ticket
  if (playerId !== null) await facts.write(tx, [ticketChanged({ key: playerId, data: { number, state, version } })])
}
