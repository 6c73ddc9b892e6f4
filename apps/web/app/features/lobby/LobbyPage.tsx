import { lazy, memo, Suspense } from 'react'
import { PageTitle } from '../../page/PageTitle.tsx'
import { preloadable } from '../../page/preloadable.tsx'
import { useText } from '../../page/use-text.ts'
import type { LobbyContent } from '../games/lobby-content.ts'
import { LobbyHero } from './LobbyHero.tsx'
import { LazyBelowGames } from './lazy-below-games.ts'
import { lobbyText } from './text.ts'
import { WallSkeleton } from './WallSkeleton.tsx'
import { YourGames } from './YourGames.tsx'

/** Rendered by the server like the rest. Its script is not among the first, which it would delay, but is asked for as early as they run. */
const LobbyGames = preloadable(() => import('./LobbyGames.tsx').then((module) => module.LobbyGames))
if (typeof document !== 'undefined') LobbyGames.preload().catch(() => undefined) // showing it tries again
const LobbyNow = lazy(() => import('../lobby-now/LobbyNow.tsx').then((module) => ({ default: module.LobbyNow })))
const NoGames = lazy(() => import('./NoGames.tsx').then((module) => ({ default: module.NoGames })))

export function LobbyPage({ content }: { content: LobbyContent }) {
  const t = useText(lobbyText)
  const title = t(`title.${content.lobby}`)
  return (
    <>
      <PageTitle
        title={title}
        description={t('description')}
        path={content.lobby === 'home' ? '/home' : `/lobbies/${content.lobby}`}
      />
      {content.games.length > 0 ? (
        <>
          {/* live rooms are their own first view */}
          <LobbyHero games={content.lobby === 'live-casino' ? [] : content.games} title={title} />
          <YourGames content={content} />
          <div className="lobby-now-place">
            <Suspense>
              <LobbyNow content={content} />
            </Suspense>
          </div>
          <Games content={content} />
        </>
      ) : (
        <Suspense>
          <NoGames title={title} lobby={content.lobby} />
        </Suspense>
      )}
      <Suspense>
        <LazyBelowGames content={content} />
      </Suspense>
    </>
  )
}

/** Memoised: an update from above before its script is here would take the server's HTML away until then. */
const Games = memo(function Games({ content }: { content: LobbyContent }) {
  return (
    <Suspense fallback={<WallSkeleton />}>
      <LobbyGames content={content} />
    </Suspense>
  )
})
