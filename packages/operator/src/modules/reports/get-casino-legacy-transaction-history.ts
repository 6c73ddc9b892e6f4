import type { PlayerApi } from '@andon/contract'
import type { Handler } from '@andon/platform/http'
import type { Deps } from './deps.ts'
import { legacyHistory } from './legacy-history.ts'

/** Money moved by casino games, round by round. */
export function getCasinoLegacyTransactionHistory(
  deps: Deps,
): Handler<PlayerApi['reports']['getCasinoLegacyTransactionHistory']> {
  return legacyHistory(deps, 'casino')
}
