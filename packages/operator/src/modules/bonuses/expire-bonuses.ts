import type { Deps } from './deps.ts'
import { endBonus } from './end-bonus.ts'
import { expiredSince, lockBonuses } from './store/bonuses.ts'

const atMost = 500

/** Ends every active bonus that has expired, each in its own transaction. */
export async function expireBonuses(deps: Deps): Promise<void> {
  const now = deps.clock.now()
  for (const id of await expiredSince(deps.db, now, atMost)) {
    await deps.db.transaction(async (tx) => {
      const [bonus] = await lockBonuses(tx, { activeOf: [], ids: [id] })
      if (bonus?.state === 'active') await endBonus(deps, tx, bonus, 'expired')
    })
  }
}
