import type { Tx } from '@andon/platform/sql'
import type { Deps } from '../deps.ts'
import { type SecurityChange, securityChanged } from '../facts.ts'
import type { Player } from '../store/players.ts'
import { securityMessages } from './security-messages.ts'

/** Mails a change of the account's security to the address before it, in the transaction of the change, and tells the player's inbox. */
export async function announceSecurity(
  { facts, messages, newId }: Pick<Deps, 'facts' | 'messages' | 'newId'>,
  tx: Tx,
  { player, what }: { player: Pick<Player, 'id' | 'email' | 'language' | 'site'>; what: SecurityChange },
): Promise<void> {
  const { id: key, email: to, language, site } = player
  await messages.send(tx, { channel: 'email', site, to, ...securityMessages[language].changed(what) })
  await facts.write(tx, [securityChanged({ key, data: { changeId: newId('chg'), what } })])
}
