import type { PlayerApi } from '@andon/contract'
import type { Handler } from '@andon/platform/http'
import type { Deps } from './deps.ts'
import { legacyHistory } from './legacy-history.ts'

/** What moved at sportsbooks, bet by bet. */
export function getSportsbookLegacyTransactionHistory(
  deps: Deps,
): Handler<PlayerApi['reports']['getSportsbookLegacyTransactionHistory']> {
  return legacyHistory(deps, 'sportsbook')
}
