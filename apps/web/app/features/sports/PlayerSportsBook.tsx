import { useBalance } from '../../player/balance.ts'
import { SportsBookFrame, type SportsBookPlace } from './SportsBookFrame.tsx'
import { useSportsBook } from './use-sports-book.ts'
import { useSportsFigures } from './use-sports-figures.ts'

/** The sportsbook for a player: it gets a new token before the old one expires, the figures of their day, and word of each change of the balance. */
export function PlayerSportsBook({ vendorId, ...place }: SportsBookPlace & { readonly vendorId: string }) {
  const launch = useSportsBook(vendorId)
  const figures = useSportsFigures()
  const balance = useBalance()?.total
  return <SportsBookFrame launch={launch} figures={figures} balance={balance} {...place} />
}
