import type { Tx } from '@andon/platform/sql'
import type { Deps } from './deps.ts'
import { judgeAmounts } from './judge-amounts.ts'
import type { LimitRefusal, Stake } from './limits-for-money.ts'
import { lockPlayerRows } from './lock-player-rows.ts'
import { lockViewOf, stopOf } from './lock-view.ts'

const stakeLimits = ['wager', 'loss'] as const

/** A stake counts as lost until it is won back, so its whole amount counts for wager and loss limits. */
export async function checkStakes(
  deps: Deps,
  tx: Tx,
  stakes: readonly Stake[],
): Promise<readonly (LimitRefusal | null)[]> {
  if (stakes.length === 0) return []
  const rows = await lockPlayerRows(
    deps,
    tx,
    stakes.map(({ playerId }) => playerId),
  )
  const lockOf = ({ playerId }: Stake) => stopOf(rows.get(playerId))
  const asked = stakes.map((stake) => (lockOf(stake) ? { ...stake, amount: 0 } : stake)) // a stake refused by a lock does not count
  const reached = await judgeAmounts(deps, tx, { asked, rows, types: stakeLimits })
  return stakes.map((stake, index): LimitRefusal | null => {
    const lock = lockOf(stake)
    if (lock) return { code: 'ACCOUNT_LOCKED', params: lockViewOf(lock) }
    const limit = reached[index]
    return limit ? { code: 'LIMIT_REACHED', params: limit } : null
  })
}
