import { createLoop } from '@andon/platform/loop'
import type { Deps } from '../deps.ts'
import { removeQuietRounds } from './store/table-rounds.ts'

/** For so long everybody can still look at a round on which nobody bet. */
const keptDays = 2
/** The number of rounds kept at each table; more than roads show. */
const newestKept = 1_000
const mostAtOnce = 500
const mostPasses = 200
const everyMs = 3_600_000

/** Does it each hour at every server; at a table one at a time. */
export function forgetRegularly(deps: Pick<Deps, 'db' | 'clock' | 'log'>, tableIds: () => readonly string[]) {
  return createLoop(
    async () => {
      await forgetQuietRounds(deps, tableIds())
    },
    { everyMs, log: deps.log, what: 'removing old rounds of tables without bets' },
  )
}

/**
 * Removes the rows of old rounds without any bet. Numbers and links of what is removed stay (`table_quiet_rounds`), and as each seed is the hash of the next one, the chain is still followed from
 * the rounds before to those after them. Rounds with a bet, also with play money, and void ones stay for good. Returns how many.
 */
export async function forgetQuietRounds(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  tableIds: readonly string[],
): Promise<number> {
  const before = clock.now().subtract({ hours: 24 * keptDays })
  let sum = 0
  for (const tableId of tableIds)
    for (let pass = 0; pass < mostPasses; pass++) {
      const removed = await removeQuietRounds(db, { tableId, before, newest: newestKept, most: mostAtOnce })
      sum += removed
      if (removed < mostAtOnce) break
    }
  return sum
}
