import type { HistoryRange } from '@andon/contract'
import { rulesFor } from '@andon/contract/jurisdiction-rules'
import type { Deps } from './deps.ts'
import { rangeStart } from './domain/range-start.ts'

/** The start of this player's history in this range. */
export async function sinceOf(
  { db, clock, countryOf }: Deps,
  playerId: string,
  range: HistoryRange,
): Promise<Temporal.Instant> {
  const { historyMonths } = rulesFor((await countryOf(db, playerId)) ?? '')
  return rangeStart(range, clock.now(), historyMonths)
}
