import type { PlayerApi } from '@andon/contract'
import type { Handlers } from '@andon/platform/http'
import type { Runtime } from '@andon/platform/runtime'
import { claimLevelReward } from './claim-level-reward.ts'
import { playSubscriber } from './count-play.ts'
import type { Deps, LoyaltyOptions } from './deps.ts'
import { getLoyalty } from './get-loyalty.ts'
import { getMyYear } from './get-my-year.ts'
import { loadRules } from './load-rules.ts'

/**
 * Loyalty owns the levels of players, and the picture of their year.
 * - A point is a day of play, or a game that is new to the player; a few of each count in a week. Neither stakes nor losses nor the number of rounds help,
 *   nor does play on every day.
 * - A level that was reached never drops. Its reward is real cash without wagering; reward and mark are one transaction, so each is paid once, whenever
 *   the player asks for it.
 * - Progress is a function of the days and the games, so facts that come again, late or in another order change nothing.
 * - Nothing is shown or paid where the law allows no rewards for play; in calm mode nothing of levels is shown.
 */
export function createLoyalty(runtime: Runtime, options: LoyaltyOptions) {
  const deps: Deps = { ...runtime, ...options, rules: loadRules(options.folder) }
  const routes: Handlers<PlayerApi['loyalty']> = {
    getLoyalty: getLoyalty(deps),
    claimLevelReward: claimLevelReward(deps),
    getMyYear: getMyYear(deps),
  }
  return { routes, subscribers: [playSubscriber(deps)] }
}
