import { assert, type Tx } from '@andon/platform/sql'
import type { Deps } from './deps.ts'
import { judgeAmounts } from './judge-amounts.ts'
import type { LimitRefusal, LockedStakers, Stake } from './limits-for-money.ts'
import { lockViewOf, stopOf } from './lock-view.ts'
import { selectForUpdate } from './store/players.ts'

const stakeLimits = ['wager', 'loss'] as const

/** Locks the rows of those who are players; a stake of anybody else cannot be checked. */
export async function lockStakers(
  { clock }: Pick<Deps, 'clock'>,
  tx: Tx,
  playerIds: readonly string[],
): Promise<LockedStakers> {
  const rows = await selectForUpdate(tx, [...new Set(playerIds)], clock.now())
  return { rows } as unknown as LockedStakers // the brand exists in types only
}

/** A stake counts as lost until it is won back, so its whole amount counts for wager and loss limits. */
export async function checkStakes(
  deps: Deps,
  tx: Tx,
  { stakers, stakes }: { stakers: LockedStakers; stakes: readonly Stake[] },
): Promise<readonly (LimitRefusal | null)[]> {
  if (stakes.length === 0) return []
  const rows = new Map(
    stakes.map(({ playerId }) => {
      const row = stakers.rows.get(playerId)
      assert(row, `the row of ${playerId} is locked`)
      return [playerId, row]
    }),
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
