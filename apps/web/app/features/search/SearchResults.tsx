import { Button } from '@andon/ui/Button'
import { Skeleton } from '@andon/ui/Skeleton'
import { Link } from 'react-router'
import { EmptyState } from '../../page/EmptyState.tsx'
import { usePath } from '../../page/page-context.ts'
import { useApi } from '../../page/services.tsx'
import { useQuery } from '../../page/use-query.ts'
import { useText } from '../../page/use-text.ts'
import { allGamesQuery } from '../games/all-games-query.ts'
import { GameTile } from '../games/GameTile.tsx'
import { ListFailed } from '../games/ListFailed.tsx'
import { lobbyText } from '../lobby/text.ts'
import { useFound } from '../lobby/use-found.ts'
import { searchText } from './text.ts'

/** More are on the page of all games, behind a link. */
const mostShown = 24

/** The games with these words, and how many there are, said to screen readers as they change. */
export function SearchResults({ words }: { words: string }) {
  const t = useText(searchText)
  const lobby = useText(lobbyText)
  const path = usePath()
  const { data: games, isError, isFetching, refetch } = useQuery(allGamesQuery(useApi()))
  const found = useFound({ games, asked: words, wanted: true })
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
