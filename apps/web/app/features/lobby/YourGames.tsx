import { lazy, Suspense } from 'react'
import { useProbablyLoggedIn } from '../../player/audience.ts'
import { useLastPlayed } from '../games/last-played.ts'
import type { LobbyContent } from '../games/lobby-content.ts'

const load = () => import('./YourGameLists.tsx')
const YourGameLists = lazy(() => load().then((module) => ({ default: module.YourGameLists })))
const OpenedGames = lazy(() => load().then((module) => ({ default: module.OpenedGames })))

/**
 * A player's recently played games and favourites in one strip of fixed height, which stands above the games from the first view, so that nothing moves
 * when the lists arrive.
 */
export function YourGames({ content }: { content: LobbyContent }) {
  if (!useProbablyLoggedIn()) return null
  return (
    <div className="page-width your-games">
      <Suspense>
        <YourGameLists content={content} />
      </Suspense>
    </div>
  )
}

/** The games that a visitor opened in this browser; below the games, as only the browser knows them. Not rendered while empty. */
export function RecentlyOpened({ content }: { content: LobbyContent }) {
  const loggedIn = useProbablyLoggedIn()
  const codes = useLastPlayed()
  if (loggedIn || codes.length === 0) return null
  return (
    <Suspense>
      <OpenedGames content={content} codes={codes} />
    </Suspense>
  )
}
