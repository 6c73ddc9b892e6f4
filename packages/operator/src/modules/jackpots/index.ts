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
 * Jackpots owns who has won one lately. It keeps no data: a win is a transfer of the kind `jackpotWin`, and the ledger is asked. Of a winner
 * the first letter of the nickname is told, and no more.
 */
export function createJackpots(options: JackpotOptions) {
  const routes: Handlers<PlayerApi['jackpots']> = { getWinners: getWinners(options) }
  return { routes }
}
