import type { OfferedMatch } from '@andon/operator/catalogue'
import type { OpenBook } from '../roles/bookmaker.ts'

/** What our own sportsbook shows on the pages of the operator; null where none runs. */
export function offeredMatches(book: Pick<OpenBook, 'matches'> | null): readonly OfferedMatch[] | null {
  if (!book) return null
  return book.matches().map(({ sport, startsAt, prices, ...match }) => ({
    ...match,
    prices: [...prices],
    sport: sport.code,
    sportName: sport.name,
    startsAt: Temporal.Instant.fromEpochMilliseconds(startsAt).toString(),
  }))
}
