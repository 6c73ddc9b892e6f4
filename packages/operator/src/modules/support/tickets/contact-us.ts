import { createHash } from 'node:crypto'
import { type PlayerApi, Refusal, type RequestOf } from '@andon/contract'
import { ticketNumberOf } from '@andon/contract/reference'
import type { Handler, Session } from '@andon/platform/http'
import type { Tx } from '@andon/platform/sql'
import type { Deps } from '../deps.ts'
import { countRecent, insertMessage, lockSender } from '../store/contact-messages.ts'
import { insertTicket, isTaken } from '../store/tickets.ts'
import { receivedMails } from './ticket-mails.ts'

const windowMinutes = 60
const mostPerAddress = 20
const mostPerEmail = 5
const mostTries = 5

/**
 * Opens a ticket. The mail quotes the message only to a player's own address: to one that a visitor typed, spammers could send any text through the form.
 */
export function contactUs(deps: Deps): Handler<PlayerApi['support']['contactUs']> {
  const { clock, db, messages } = deps
  return async (form, { address, language, session, site }) => {
    const sender = await identifySender(deps, { form, session })
    const addressHash = createHash('sha256').update(address).digest()
    const at = clock.now()
    const ticketNumber = await db.transaction(async (tx) => {
      await lockSender(tx, sender.email)
      const recent = await countRecent(tx, {
        addressHash,
        email: sender.email,
        since: at.subtract({ minutes: windowMinutes }),
      })
      if (recent.byAddress >= mostPerAddress || recent.byEmail >= mostPerEmail)
        throw new Refusal('TOO_MANY_REQUESTS', { retryAfterSeconds: windowMinutes * 60 })
      const { subject, message } = form
      const { id, number } = await freeNumber(deps, tx)
      await insertMessage(tx, { id, ...sender, subject, message, language, site, addressHash, at })
      const { playerId } = sender
      if (!(await insertTicket(tx, { number, messageId: id, playerId, at }))) throw taken()
      const copy = playerId === null ? null : message
      const mail = receivedMails[language]({ number, subject, copy })
      await messages.send(tx, { channel: 'email', site, to: sender.email, ...mail })
      return number
    })
    return { success: true, ticketNumber }
  }
}

/** Numbers are short, so that one in some billions is taken already. */
async function freeNumber({ newId }: Deps, tx: Tx): Promise<{ id: string; number: string }> {
  for (let tries = 0; tries < mostTries; tries++) {
    const id = newId('msg')
    const number = ticketNumberOf(id)
    if (!(await isTaken(tx, number))) return { id, number }
  }
  throw taken()
}

const taken = () => new Refusal('UNAVAILABLE', { retryAfterSeconds: 1 })

interface Sender {
  readonly playerId: string | null
  readonly name: string
  readonly email: string
}

async function identifySender(
  { db, identity }: Deps,
  { form, session }: { form: RequestOf<PlayerApi['support']['contactUs']>; session: Session | null },
): Promise<Sender> {
  const player = session && (await identity.player(db, session.playerId))
  if (player) return { playerId: session.playerId, name: form.name ?? player.nickname, email: player.email }
  const { name, email } = form
  if (email === undefined)
    throw new Refusal('FIELD_INVALID', { field: 'email', message: 'Required when not logged in' })
  if (name === undefined) throw new Refusal('FIELD_INVALID', { field: 'name', message: 'Required when not logged in' })
  return { playerId: null, name, email }
}
