import { SportsBookFrame, type SportsBookPlace } from './SportsBookFrame.tsx'
import { useSportsBook } from './use-sports-book.ts'
import { useSportsFigures } from './use-sports-figures.ts'

/** The sportsbook for a player: it gets a new token before the old one expires, and the figures of their day. */
export function PlayerSportsBook({ vendorId, ...place }: SportsBookPlace & { readonly vendorId: string }) {
  const launch = useSportsBook(vendorId)
  const figures = useSportsFigures()
  return <SportsBookFrame launch={launch} figures={figures} {...place} />
}
