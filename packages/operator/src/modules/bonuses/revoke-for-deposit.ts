import type { Tx } from '@andon/platform/sql'
import type { Deps } from './deps.ts'
import { endBonus } from './end-bonus.ts'
import { activeFor, lockBonuses } from './store/bonuses.ts'

/** Ends the bonus of a deposit if it is still active: its tied part becomes real cash, so that a chargeback can take it. */
export async function revokeForDeposit(
  deps: Deps,
  tx: Tx,
  deposit: { playerId: string; depositId: string },
): Promise<void> {
  const id = await activeFor(tx, deposit)
  if (id === null) return
  const [bonus] = await lockBonuses(tx, { activeOf: [], ids: [id] })
  if (bonus?.state === 'active') await endBonus(deps, tx, bonus, 'revoked')
}
