import { matchesNow } from '@andon/bookmaker/running/matches-now'
import type { RunningBook } from '@andon/bookmaker/running/run-book'
import type { OfferedMatch } from '@andon/operator/catalogue'

/** What our own sportsbook shows on the pages of the operator; null where none runs. */
export function offeredMatches(book: RunningBook | null): readonly OfferedMatch[] | null {
  return (
    book &&
    matchesNow(book).map(({ sport, startsAt, prices, ...match }) => ({
      ...match,
      prices: [...prices],
      sport: sport.code,
      sportName: sport.name,
      startsAt: Temporal.Instant.fromEpochMilliseconds(startsAt).toString(),
    }))
  )
}
