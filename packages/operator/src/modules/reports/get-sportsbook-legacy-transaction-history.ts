import type { PlayerApi } from '@andon/contract'
import type { Handler } from '@andon/platform/http'
import type { Deps } from './deps.ts'
import { legacyHistory } from './legacy-history.ts'

/** Money moved by sportsbooks, bet by bet. */
export function getSportsbookLegacyTransactionHistory(
  deps: Deps,
): Handler<PlayerApi['reports']['getSportsbookLegacyTransactionHistory']> {
  return legacyHistory(deps, 'sportsbook')
}
