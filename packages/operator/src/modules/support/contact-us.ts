import { createHash } from 'node:crypto'
import { type PlayerApi, Refusal, type RequestOf } from '@andon/contract'
import { referenceOf } from '@andon/contract/reference'
import type { Handler, Session } from '@andon/platform/http'
import { acknowledgements } from './acknowledgements.ts'
import type { Deps } from './deps.ts'
import { countRecent, insertMessage, lockSender } from './store/contact-messages.ts'

const windowMinutes = 60
const mostPerAddress = 20
const mostPerEmail = 5

/** The acknowledgement does not quote the message: otherwise spammers could mail any text to any address through the form. */
export function contactUs(deps: Deps): Handler<PlayerApi['support']['contactUs']> {
  const { clock, db, messages, newId } = deps
  return async (form, { address, language, session, site }) => {
    const sender = await identifySender(deps, { form, session })
    const addressHash = createHash('sha256').update(address).digest()
    const id = newId('msg')
    const reference = referenceOf(id)
    const at = clock.now()
    await db.transaction(async (tx) => {
      await lockSender(tx, sender.email)
      const recent = await countRecent(tx, {
        addressHash,
        email: sender.email,
        since: at.subtract({ minutes: windowMinutes }),
      })
      if (recent.byAddress >= mostPerAddress || recent.byEmail >= mostPerEmail)
        throw new Refusal('TOO_MANY_REQUESTS', { retryAfterSeconds: windowMinutes * 60 })
      const { subject, message } = form
      await insertMessage(tx, { id, ...sender, subject, message, language, site, addressHash, at })
      await messages.send(tx, {
        channel: 'email',
        site,
        to: sender.email,
        ...acknowledgements[language]({ reference }),
      })
    })
    return { success: true, reference }
  }
}

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
  const name = form.name ?? player?.nickname
  const email = form.email ?? player?.email
  if (email === undefined)
    throw new Refusal('FIELD_INVALID', { field: 'email', message: 'Required when not logged in' })
  if (name === undefined) throw new Refusal('FIELD_INVALID', { field: 'name', message: 'Required when not logged in' })
  return { playerId: player?.id ?? null, name, email }
}
