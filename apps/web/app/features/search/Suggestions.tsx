import type { Game } from '@andon/contract/player-api/catalogue'
import { Skeleton } from '@andon/web-kit/Skeleton'
import { useState } from 'react'
import { usePage } from '../../page/page-context.ts'
import { useApi } from '../../page/services.tsx'
import { useQuery } from '../../page/use-query.ts'
import { useText } from '../../page/use-text.ts'
import { allGamesQuery } from '../games/all-games-query.ts'
import { GameRail } from '../games/GameRail.tsx'
import { GameTile } from '../games/GameTile.tsx'
import { ListFailed } from '../games/ListFailed.tsx'
import { useLastPlayed } from '../games/last-played.ts'
import { lobbyText } from '../lobby/text.ts'
import { useFound } from '../lobby/use-found.ts'
import { forgetSearches, recentSearches } from './recent-searches.ts'
import { searchText } from './text.ts'

const mostGames = 12

/** Before a word is typed: what was searched here before, the games played last, and popular ones; where those are few, the brand's own choice after them. */
export function Suggestions({ onSearch }: { onSearch: (words: string) => void }) {
  const t = useText(searchText)
  const lobby = useText(lobbyText)
  const api = useApi()
  const { data: games, isError, isFetching, refetch } = useQuery(allGamesQuery(api))
  const { data: groups } = useQuery({
    queryKey: ['groups', 'casino'],
    queryFn: async () => (await api.catalogue.getLobbyListWithGameGroups({ lobby: 'casino' })).gameGroupList,
    staleTime: 300_000,
  })
  useFound({ games, asked: '', wanted: true }) // makes the index before the first letter
  const played = withCodes(useLastPlayed(), games)
  const { featuredGames } = usePage().site
  const popular = withCodes(groups?.find(({ id }) => id === 'popular')?.games, games).slice(0, mostGames)
  const others = [...new Set([...withCodes(featuredGames, games), ...(games ?? [])])]
  const chosen = others.filter((game) => !popular.includes(game)).slice(0, mostGames - popular.length)
  return (
    <div className="search-suggestions">
      <RecentSearches onSearch={onSearch} />
      {played.length > 0 && <GameRail title={lobby('recent')} games={played} shape="mini" />}
      {isError && !isFetching ? (
        <ListFailed onRetry={() => void refetch()} />
      ) : games === undefined || groups === undefined ? (
        <Skeleton lines={6} />
      ) : (
        <>
          <Games title={t('popular')} games={popular} />
          <Games title={lobby('yours.none')} games={chosen} />
        </>
      )}
    </div>
  )
}

function Games({ title, games }: { title: string; games: readonly Game[] }) {
  if (games.length === 0) return null
  return (
    <section className="search-popular" aria-label={title}>
      <h2 className="heading-3">{title}</h2>
      <div className="tile-section">
        <ul className="tile-grid">
          {games.map((game) => (
            <li key={game.gameCode}>
              <GameTile game={game} eager />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

const withCodes = (codes: readonly string[] = [], games: readonly Game[] = []) => {
  const byCode = new Map(games.map((game) => [game.gameCode, game]))
  return codes.flatMap((code) => byCode.get(code) ?? [])
}

function RecentSearches({ onSearch }: { onSearch: (words: string) => void }) {
  const t = useText(searchText)
  const [recent, setRecent] = useState(recentSearches)
  if (recent.length === 0) return null
  const forget = () => {
    forgetSearches()
    setRecent([])
  }
  return (
    <section aria-label={t('recent')}>
      <div className="rail-head">
        <h2 className="heading-3">{t('recent')}</h2>
        <button type="button" className="text-link rail-all" onClick={forget}>
          {t('forget')}
        </button>
      </div>
      <ul className="search-recent">
        {recent.map((words) => (
          <li key={words}>
            <button type="button" className="chip" onClick={() => onSearch(words)}>
              {words}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
