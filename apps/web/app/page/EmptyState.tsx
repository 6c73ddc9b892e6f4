import bets from '@andon/web-kit/art/empty/bets.svg?url'
import favourites from '@andon/web-kit/art/empty/favourites.svg?url'
import liveCasino from '@andon/web-kit/art/empty/live-casino.svg?url'
import myGames from '@andon/web-kit/art/empty/my-games.svg?url'
import nothingFound from '@andon/web-kit/art/empty/nothing-found.svg?url'
import promotions from '@andon/web-kit/art/empty/promotions.svg?url'
import specialBets from '@andon/web-kit/art/empty/special-bets.svg?url'
import sports from '@andon/web-kit/art/empty/sports.svg?url'
import statistics from '@andon/web-kit/art/empty/statistics.svg?url'
import tournaments from '@andon/web-kit/art/empty/tournaments.svg?url'
import transactions from '@andon/web-kit/art/empty/transactions.svg?url'
import type { ReactNode } from 'react'
import { useBrand } from './brand.ts'

/** Each is drawn with the brand's `--art-…` colours, in a group with the id `art`. */
const pictures = {
  bets,
  favourites,
  liveCasino,
  myGames,
  nothingFound,
  promotions,
  specialBets,
  sports,
  statistics,
  tournaments,
  transactions,
} as const
type EmptyPicture = keyof typeof pictures

/** Empty state: a picture, why the list is empty, and what to do instead. Without a name the picture is the brand's own. */
export function EmptyState({
  picture,
  title,
  text,
  children,
}: {
  picture?: EmptyPicture
  title: string
  text: string
  children?: ReactNode
}) {
  const brand = useBrand()
  return (
    <div className="empty-state">
      {picture === undefined ? (
        <img src={brand.empty} alt="" width={480} height={300} loading="lazy" />
      ) : (
        <svg className="print empty-art" viewBox="0 0 480 300" aria-hidden="true">
          <use href={`${pictures[picture]}#art`} />
        </svg>
      )}
      <div className="grid justify-items-start gap-3">
        <h2 className="heading-3">{title}</h2>
        <p className="max-w-prose text-ink-soft">{text}</p>
        {children}
      </div>
    </div>
  )
}
