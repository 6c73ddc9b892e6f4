import { lazy, Suspense, useCallback, useRef } from 'react'
import { Link } from 'react-router'
import { usePath } from '../../page/page-context.ts'
import { late } from '../../page/preloadable.tsx'
import { useText } from '../../page/use-text.ts'
import { firstGames } from '../games/first-games.ts'
import type { LobbyContent } from '../games/lobby-content.ts'
import { CategoryBar } from './CategoryBar.tsx'
import { GameGrid } from './GameGrid.tsx'
import { lobbyText } from './text.ts'
import { type Filter, type LobbyFilter, useLobbyFilter } from './use-lobby-filter.ts'
import { WallSkeleton } from './WallSkeleton.tsx'

/** Rendered by the server like the rest; the scripts come after those of the first view. */
const GameGroups = lazy(() => import('./GameGroups.tsx').then((module) => ({ default: module.GameGroups })))
const LongGrid = late(
  lazy(() => import('./LongGrid.tsx').then((module) => ({ default: module.LongGrid }))),
  <WallSkeleton />,
)
const LiveGrid = late(
  lazy(() => import('../live-rooms/LiveGrid.tsx').then((module) => ({ default: module.LiveGrid }))),
  <WallSkeleton />,
)
const NothingFound = lazy(() => import('./NoGames.tsx').then((module) => ({ default: module.NothingFound })))
const ListFailed = lazy(() => import('../games/ListFailed.tsx').then((module) => ({ default: module.ListFailed })))

/** With fewer games there is nothing to sort or to choose from. */
const fewestToSort = 6

/** A lobby's games: in rows until something is searched, chosen or sorted; without `rows` always in one grid, with a search. */
export function LobbyGames({ content, rows = true }: { content: LobbyContent; rows?: boolean }) {
  const sortable = content.total >= fewestToSort
  const start = useRef<HTMLDivElement>(null)
  const filter = useLobbyFilter(content)
  /** Another list begins at its top, also for those who had scrolled. */
  const toStart = useCallback(() => {
    if (start.current && start.current.getBoundingClientRect().top < 0) start.current.scrollIntoView()
  }, [])
  const choose = (chosen: Filter) => {
    filter.setFilter(chosen)
    toStart()
  }
  return (
    // the category bar is sticky within this element
    <div className="lobby-games" ref={start} aria-busy={filter.pending && filter.retry === undefined}>
      {(sortable || !rows) && <CategoryBar content={content} filter={filter} sortable={sortable} onChoose={choose} />}
      {filter.retry && (
        <Suspense>
          <ListFailed onRetry={filter.retry} />
        </Suspense>
      )}
      {sortable && rows && !filter.arranged && content.inRows ? (
        <Rows content={content} onFollow={toStart} />
      ) : (
        <Found content={content} filter={filter} />
      )}
    </div>
  )
}

const Rows = late(
  function Rows({ content, onFollow }: { content: LobbyContent; onFollow: () => void }) {
    const t = useText(lobbyText)
    const path = usePath()
    return (
      <div className="page-width lobby-section">
        <GameGroups content={content} onFollow={onFollow} />
        <Link to={path('/allgames')} prefetch="intent" className="button lobby-all" data-kind="secondary">
          {t('title.all')}
        </Link>
      </div>
    )
  },
  <WallSkeleton />,
)

function Found({ content, filter }: { content: LobbyContent; filter: LobbyFilter }) {
  const t = useText(lobbyText)
  const { shown, count, narrowed } = filter
  const name = useListName(content, filter)
  return (
    <section className="page-width lobby-section" aria-labelledby="games">
      <div className="rail-head">
        <h2 id="games" className="heading-3">
          {name}
        </h2>
        <p className="list-count" role="status">
          <span aria-hidden="true">{count}</span>
          <span className="sr-only">{t(narrowed ? 'found' : 'count', { count })}</span>
        </p>
      </div>
      {count > 0 && content.lobby === 'live-casino' ? (
        <LiveGrid games={shown} count={count} onMissing={filter.load} />
      ) : count > firstGames ? (
        <LongGrid games={shown} count={count} onMissing={filter.load} />
      ) : count > 0 ? (
        <GameGrid games={shown} />
      ) : (
        <Suspense fallback={<WallSkeleton />}>
          <NothingFound filter={filter} content={content} />
        </Suspense>
      )}
    </section>
  )
}

/** The list is called by what was chosen or searched, else by its lobby. */
function useListName({ lobby, groups, vendors }: LobbyContent, { filter, searched, isWhole }: LobbyFilter): string {
  const t = useText(lobbyText)
  const [kind, id] = isWhole ? filter.split(':') : []
  if (searched) return t('results')
  if (kind === 'favourites') return t('favourites')
  const chosen =
    kind === 'vendor' ? vendors.find(([code]) => code === id)?.[1] : groups.find((group) => group.id === id)?.name
  return chosen ?? t(lobby === 'slots' || lobby === 'live-casino' ? `title.${lobby}` : 'list')
}
