import type { Game } from '@andon/contract/player-api/catalogue'
import { usePage } from '../../page/page-context.ts'
import { useText } from '../../page/use-text.ts'
import { useProbablyLoggedIn } from '../../player/audience.ts'
import { GameFigures } from '../games/GameFigures.tsx'
import { GamePicture } from '../games/GamePicture.tsx'
import { PlayButtons } from '../games/PlayButtons.tsx'
import { featuredOf } from './featured.ts'
import { lobbyText } from './text.ts'

/** The site's featured games, each with its own picture: side by side on wide screens, else a row that scrolls, in which the next one is cut off at the edge. Lower for players, who come for their own games. */
export function LobbyHero({ games, title }: { games: readonly Game[]; title: string }) {
  const t = useText(lobbyText)
  const featured = featuredOf(games, usePage().site.featuredGames)
  return (
    <section className="page-width features" aria-label={t('hero.kicker')} data-low={useProbablyLoggedIn()}>
      <h1 className="sr-only">{title}</h1>
      <ul className="feature-row">
        {featured.map((game, place) => (
          <li
            key={game.gameCode}
            className="feature"
            // a browser leaves the row as it is where an edge of what gets the focus is seen
            onFocus={({ currentTarget }) => currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' })}
          >
            <div className="feature-card">
              <GamePicture
                game={game}
                kind="hero"
                className="feature-art"
                {...(place === 0 ? { fetchPriority: 'high' } : { loading: 'lazy' })}
              />
              <div className="feature-words">
                <h2 className="heading-1">{game.name}</h2>
                <GameFigures game={game} show="hero" />
                <PlayButtons game={game} />
              </div>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
