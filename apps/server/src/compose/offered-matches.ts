import type { OfferedMatch } from '@andon/operator/catalogue'
import type { OpenBook } from '../roles/bookmaker.ts'

/** The matches of our own sportsbook that the operator's pages show; null where this process runs no sportsbook. */
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
