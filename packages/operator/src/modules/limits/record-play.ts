import type { Tx } from '@andon/platform/sql'
import type { Deps } from './deps.ts'
import { minuteOf } from './domain/minutes.ts'
import type { Played } from './limits-for-money.ts'
import { type Growth, growCounters, takeBackStakes } from './store/counters.ts'

/** One statement for all; a second if stakes were rolled back. */
export async function recordPlay({ clock }: Pick<Deps, 'clock'>, tx: Tx, moved: readonly Played[]): Promise<void> {
  const growths = new Map<string, Growth>()
  for (const { playerId, staked, won } of moved) {
    const so = growths.get(playerId) ?? { playerId, deposited: 0, wagered: 0, won: 0, staked: 0 }
    growths.set(playerId, {
      ...so,
      wagered: so.wagered + staked,
      won: so.won + won,
      staked: so.staked + Math.max(0, staked),
    })
  }
  const grown = [...growths.values()].filter(({ wagered, won, staked }) => wagered !== 0 || won !== 0 || staked !== 0)
  const returned = moved
    .filter(({ staked }) => staked < 0)
    .map(({ playerId, staked, at }) => ({ playerId, amount: -staked, minute: minuteOf(at) }))
  await Promise.all([
    grown.length > 0 && growCounters(tx, minuteOf(clock.now()), grown), // the first to run: it locks the counters
    returned.length > 0 && takeBackStakes(tx, returned),
  ])
}
