import { Refusal } from '@andon/contract'
import type { Tx } from '@andon/platform/sql'
import { awardUnlessActive } from './claim-mission.ts'
import type { Deps } from './deps.ts'
import { markPaid, tryClaim, type WaitingClaim, waitingClaims } from './store/claims.ts'

/** Claims of one run of the job. */
const atOnce = 500

/** Pays claims that wait for the end of another bonus, each in a transaction of its own. Those of locked players wait for the end of the lock too. */
export async function payWaiting(deps: Deps): Promise<void> {
  const failures: unknown[] = []
  for (const claim of await waitingClaims(deps.db, atOnce)) {
    try {
      await deps.db.transaction((tx) => payOne(deps, tx, claim))
    } catch (error) {
      failures.push(error)
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'waiting claims could not be paid')
}

async function payOne(deps: Deps, tx: Tx, claim: WaitingClaim): Promise<void> {
  const { playerId, programme, period } = claim
  await deps.limits.lockPlayerRows(tx, [playerId])
  if (!(await tryClaim(tx, { ...claim, at: deps.clock.now() }))) return
  if ((await deps.limits.lockOf(tx, [playerId])).has(playerId)) return
  const bonusId = await awardUnlessActive(deps, tx, { playerId, programme, period }).catch((error: unknown) => {
    if (!(error instanceof Refusal)) throw error
    deps.log.warn({ err: error, playerId, mission: claim.mission }, 'a claimed reward cannot be granted now')
    return null
  })
  if (bonusId !== null) await markPaid(tx, { ...claim, bonusId })
}
