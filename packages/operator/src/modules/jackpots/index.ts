import type { PlayerApi } from '@andon/contract'
import type { Site } from '@andon/contract/sites'
import type { Handlers } from '@andon/platform/http'
import type { Db } from '@andon/platform/sql'
import { getWinners } from './get-winners.ts'
import { jackpotsSubscriber } from './subscriber.ts'

export interface JackpotOptions {
  readonly db: Db
  nicknamesOf(db: Db, playerIds: readonly string[]): Promise<ReadonlyMap<string, { readonly nickname: string }>>
  /** Whether a brand has jackpots. */
  isOn(site: Site): boolean
}

/**
 * Jackpots owns the list of winners, which it keeps from the rounds that the game wallet settles (`gameWallet.RoundClosed`). The money is in the ledger: a
 * transfer of the kind `jackpotWin` for each. Only the first letter of a winner's nickname is shown.
 */
export function createJackpots(options: JackpotOptions) {
  const routes: Handlers<PlayerApi['jackpots']> = { getWinners: getWinners(options) }
  return { routes, subscribers: [jackpotsSubscriber] }
}
