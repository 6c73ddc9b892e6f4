import { assert, type Tx } from '@andon/platform/sql'
import type { Deps } from './deps.ts'
import type { Bonus } from './domain/bonus.ts'
import { giveUp } from './domain/end.ts'
import { updateBonuses } from './store/bonuses.ts'
import { transferOf } from './transfers.ts'

/** Ends an active bonus. The caller has locked its row, so that nothing else moves its money. */
export async function endBonus(
  deps: Deps,
  tx: Tx,
  bonus: Bonus,
  as: 'dropped' | 'expired' | 'revoked',
): Promise<Bonus> {
  assert(bonus.state === 'active', `${bonus.id} is active`)
  const pockets = await deps.wallet.balances(tx, bonus.playerId)
  const ended = giveUp(bonus, pockets, { as, at: deps.clock.now() })
  const after = { ...ended.bonus, version: bonus.version + 1 }
  await updateBonuses(tx, [after])
  const draft = transferOf(after, ended.movement, { kind: 'bonusForfeit', step: 'end' })
  if (draft) await deps.wallet.post(tx, draft)
  return after
}
