import type { Game } from '@andon/contract/player-api/catalogue'
import { Button } from '@andon/web-kit/Button'
import { Skeleton } from '@andon/web-kit/Skeleton'
import { useEffect } from 'react'
import { Link } from 'react-router'
import { EmptyState } from '../../page/EmptyState.tsx'
import { usePath } from '../../page/page-context.ts'
import { useApi } from '../../page/services.tsx'
import { useQuery } from '../../page/use-query.ts'
import { useText } from '../../page/use-text.ts'
import { allGamesQuery } from '../games/all-games-query.ts'
import { GameTile } from '../games/GameTile.tsx'
import { ListFailed } from '../games/ListFailed.tsx'
import { guidePath } from '../how-to-play/guide-path.ts'
import { lobbyText } from '../lobby/text.ts'
import { useFound } from '../lobby/use-found.ts'
import { searchText } from './text.ts'

const mostGuides = 3
/** More are on the page of all games, behind a link. */
const mostShown = 24

/** The games with these words, and how many there are, said to screen readers as they change. `onShown` gets the words whose games are on the page. */
export function SearchResults({ words, onShown }: { words: string; onShown: (words: string) => void }) {
  const t = useText(searchText)
  const lobby = useText(lobbyText)
  const path = usePath()
  const { data: games, isError, isFetching, refetch } = useQuery(allGamesQuery(useApi()))
  const { of, games: found } = useFound({ games, asked: words, wanted: true }) ?? {}
  useEffect(() => {
    onShown(of ?? '')
    return () => onShown('')
  }, [of, onShown])
  if (isError && !isFetching) return <ListFailed onRetry={() => void refetch()} />
  if (found === undefined) return <Skeleton lines={6} />
  const all = `${path('/allgames')}?${new URLSearchParams({ q: words })}`
  return (
    <section className="search-results" aria-label={lobby('results')}>
      <div className="rail-head">
        <p className="list-count" role="status">
          {lobby('found', { count: found.length })}
        </p>
        {found.length > mostShown && (
          <Link to={all} className="text-link rail-all">
            {t('all', { count: found.length })}
          </Link>
        )}
      </div>
      <Guides found={found} />
      {found.length === 0 ? (
        <EmptyState picture="nothingFound" title={t('none.title', { words })} text={t('none.text')}>
          <Button kind="secondary" href={path('/allgames')}>
            {t('none.browse')}
          </Button>
        </EmptyState>
      ) : (
        <div className="tile-section">
          <ul className="tile-grid">
            {found.slice(0, mostShown).map((game, place) => (
              <li key={place /* other words change the tiles, which is faster than drawing new ones */}>
                <GameTile game={game} eager={place < 6} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}

/** How to play the games that were found. */
function Guides({ found }: { found: readonly Game[] }) {
  const t = useText(searchText)
  const path = usePath()
  const api = useApi()
  const { data } = useQuery({
    queryKey: ['guides'],
    queryFn: async () => (await api.catalogue.getGameTitles()).titles,
    staleTime: 300_000,
  })
  const withGuide = new Set(data?.flatMap(({ gameCode, hasGuide }) => (hasGuide ? [gameCode] : [])))
  const guided = found.filter(({ gameCode }) => withGuide.has(gameCode)).slice(0, mostGuides)
  if (guided.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-1">
      {guided.map((game) => (
        <li key={game.gameCode}>
          <Link to={path(guidePath(game))} className="text-link">
            {t('howToPlay', { name: game.name })}
          </Link>
        </li>
      ))}
    </ul>
  )
}
