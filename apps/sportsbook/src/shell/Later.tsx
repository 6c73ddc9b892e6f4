import { PinnedBets } from '../bets/pinned/PinnedBets.tsx'
import { Notices } from '../notices/Notices.tsx'
import { PriceNews } from '../slip/PriceNews.tsx'

/** Stands beside every page, and is fetched after the first view. */
export function Later() {
  return (
    <>
      <PriceNews />
      <PinnedBets />
      <Notices />
    </>
  )
}
