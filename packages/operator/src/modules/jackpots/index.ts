import type { PlayerApi } from '@andon/contract'
import type { Site } from '@andon/contract/sites'
import type { Wallet } from '@andon/operator/wallet'
import type { Handlers } from '@andon/platform/http'
import type { Db } from '@andon/platform/sql'
import { getWinners } from './get-winners.ts'

export interface JackpotOptions {
  readonly db: Db
  readonly latestWins: Wallet['jackpotWins']
  nicknamesOf(db: Db, playerIds: readonly string[]): Promise<ReadonlyMap<string, { readonly nickname: string }>>
  /** Whether a brand has jackpots. */
  isOn(site: Site): boolean
}

/**
 * Jackpots owns the list of recent winners. It stores no data: a win is a transfer of the kind `jackpotWin` in the ledger. Only the first letter of a
 * winner's nickname is shown.
 */
export function createJackpots(options: JackpotOptions) {
  const routes: Handlers<PlayerApi['jackpots']> = { getWinners: getWinners(options) }
  return { routes }
}
