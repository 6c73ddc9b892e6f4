import type { Game } from '@andon/contract/player-api/catalogue'
import { usePage } from '../../page/page-context.ts'
import { useText } from '../../page/use-text.ts'
import { useProbablyLoggedIn } from '../../player/audience.ts'
import { GameFigures } from '../games/GameFigures.tsx'
import { GamePicture } from '../games/GamePicture.tsx'
import { PlayButtons } from '../games/PlayButtons.tsx'
import { lobbyText } from './text.ts'

/** The site's featured games, each with its own picture; the next one is cut off at the edge, so that the row can be seen to scroll. Lower for players, who come for their own games. */
export function LobbyHero({ games, title }: { games: readonly Game[]; title: string }) {
  const t = useText(lobbyText)
  const featured = useFeatured(games)
  return (
    <section className="page-width features" aria-label={t('hero.kicker')} data-low={useProbablyLoggedIn()}>
      <h1 className="sr-only">{title}</h1>
      <ul className="feature-row">
        {featured.map((game, place) => (
          <li key={game.gameCode} className="feature">
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
          </li>
        ))}
      </ul>
    </section>
  )
}

const mostFeatured = 2

/** Those that the site names and the lobby has; without any, the lobby's first game. */
function useFeatured(games: readonly Game[]): readonly Game[] {
  const { featuredGames } = usePage().site
  const named = featuredGames.flatMap((code) => games.find(({ gameCode }) => gameCode === code) ?? [])
  return named.length > 0 ? named.slice(0, mostFeatured) : games.slice(0, 1)
}
