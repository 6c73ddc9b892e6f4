import { lazy } from 'react'
import { PageTitle } from '../../page/PageTitle.tsx'
import { late, preloadable } from '../../page/preloadable.tsx'
import { useText } from '../../page/use-text.ts'
import type { LobbyContent } from '../games/lobby-content.ts'
import { LobbyHero } from './LobbyHero.tsx'
import { BelowGames } from './late-below-games.ts'
import { lobbyText } from './text.ts'
import { WallSkeleton } from './WallSkeleton.tsx'
import { YourGames } from './YourGames.tsx'

/** Rendered by the server like the rest. Its script is not among the first, which it would delay, but is asked for as early as they run. */
const LobbyGamesPart = preloadable(() => import('./LobbyGames.tsx').then((module) => module.LobbyGames))
if (typeof document !== 'undefined') LobbyGamesPart.preload().catch(() => undefined) // showing it tries again
const LobbyGames = late(LobbyGamesPart, <WallSkeleton />)
const LobbyNow = late(lazy(() => import('../lobby-now/LobbyNow.tsx').then((module) => ({ default: module.LobbyNow }))))
const NoGames = late(lazy(() => import('./NoGames.tsx').then((module) => ({ default: module.NoGames }))))

export function LobbyPage({ content }: { content: LobbyContent }) {
  const t = useText(lobbyText)
  const title = t(`title.${content.lobby}`)
  return (
    <>
      <PageTitle
        title={title}
        description={t('description', { title })}
        path={content.lobby === 'home' ? '/home' : `/lobbies/${content.lobby}`}
      />
      {content.games.length > 0 ? (
        <>
          {/* live rooms are their own first view */}
          <LobbyHero games={content.lobby === 'live-casino' ? [] : content.games} title={title} />
          <YourGames content={content} />
          <div className="lobby-now-place">
            <LobbyNow content={content} />
          </div>
          <LobbyGames content={content} />
        </>
      ) : (
        <NoGames title={title} lobby={content.lobby} />
      )}
      <BelowGames content={content} />
    </>
  )
}
