import type { PlayerApi } from '@andon/contract'
import type { NewFact } from '@andon/contract/fact'
import { type Site, siteOf } from '@andon/contract/sites'
import type { Handlers } from '@andon/platform/http'
import type { Runtime } from '@andon/platform/runtime'
import type { Db } from '@andon/platform/sql'
import { getJackpots } from './get-jackpots.ts'
import { getWinners } from './get-winners.ts'
import { createMeters, type MetersOptions } from './meters.ts'
import { jackpotsSubscriber } from './subscriber.ts'

export interface JackpotOptions extends Pick<MetersOptions, 'findGames'> {
  nicknamesOf(db: Db, playerIds: readonly string[]): Promise<ReadonlyMap<string, { readonly nickname: string }>>
  /** Whether a brand has jackpots. */
  isOn(site: Site): boolean
  /** Tells every node. Absent: no node shows jackpots. */
  readonly announce?: (fact: NewFact) => void
}

/**
 * Jackpots owns the list of winners, which it keeps from the rounds that the game wallet settles (`gameWallet.RoundClosed`), and the meters as suppliers state
 * them. The money is in the ledger: a transfer of the kind `jackpotWin` for each. Only the first letter of a winner's nickname is shown.
 */
export function createJackpots(runtime: Pick<Runtime, 'db' | 'clock'>, options: JackpotOptions) {
  const { findGames, announce = () => undefined, isOn } = options
  const meters = createMeters({ ...runtime, findGames, announce })
  const routes: Handlers<PlayerApi['jackpots']> = {
    getJackpots: getJackpots(options, meters),
    getWinners: getWinners(runtime, options),
  }
  return { routes, meters, isOnAt: (site: string) => isOn(siteOf(site)), subscribers: [jackpotsSubscriber] }
}

export { jackpotMetersChanged } from './facts.ts'
