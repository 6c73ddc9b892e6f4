import { lazy, memo, Suspense } from 'react'
import { PageTitle } from '../../page/PageTitle.tsx'
import { useText } from '../../page/use-text.ts'
import type { LobbyContent } from '../games/load-games.ts'
import { CategoryBar } from './CategoryBar.tsx'
import { GameGrid } from './GameGrid.tsx'
import { LobbyHero } from './LobbyHero.tsx'
import { LazyBelowGames } from './lazy-below-games.ts'
import { hasGroups } from './rails.ts'
import { lobbyText } from './text.ts'
import { type LobbyFilter, useLobbyFilter } from './use-lobby-filter.ts'
import { YourGames } from './YourGames.tsx'

/** Rendered by the server like the rest; the scripts come after those of the first view. */
const GameGroups = lazy(() => import('./GameGroups.tsx').then((module) => ({ default: module.GameGroups })))
const NothingFound = lazy(() => import('./NoGames.tsx').then((module) => ({ default: module.NothingFound })))
const NoGames = lazy(() => import('./NoGames.tsx').then((module) => ({ default: module.NoGames })))

export function LobbyPage({ content }: { content: LobbyContent }) {
  const t = useText(lobbyText)
  const title = t(isTitled(content.lobby) ? `title.${content.lobby}` : 'title.lobby')
  return (
    <>
      <PageTitle title={title} description={t('description')} />
      {content.games.length > 0 ? (
        <>
          <LobbyHero games={content.games} title={title} />
          <YourGames games={content.games} />
          <LobbyGames content={content} />
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

const titled = ['casino', 'slots', 'live-casino'] as const
const isTitled = (lobby: string): lobby is (typeof titled)[number] => titled.some((name) => name === lobby)

/** With fewer games there is nothing to sort or to choose from. */
const fewestToSort = 6

/** `searchable`: can be searched even with few games. */
export function LobbyGames({ content, searchable = false }: { content: LobbyContent; searchable?: boolean }) {
  const filter = useLobbyFilter(content)
  const sortable = content.games.length >= fewestToSort
  return (
    // the category bar is sticky within this element
    <div className="lobby-games">
      {(sortable || searchable) && <CategoryBar content={content} filter={filter} sortable={sortable} />}
      {sortable && !searchable && !filter.narrowed && filter.sort === 'Default' && hasGroups(content) ? (
        <Groups content={content} />
      ) : (
        <Found filter={filter} />
      )}
    </div>
  )
}

/** Rendered once: if it changed before its script is here, React would take the server's rows away until then. */
const Groups = memo(function Groups({ content }: { content: LobbyContent }) {
  return (
    <Suspense>
      <GameGroups content={content} />
    </Suspense>
  )
})

function Found({ filter }: { filter: LobbyFilter }) {
  const t = useText(lobbyText)
  const { shown, narrowed } = filter
  return (
    <section className="page-width lobby-section" aria-labelledby="games">
      <header className="rail-head">
        <h2 id="games" className="heading-3">
          {t('games')}
        </h2>
        <p className="text-ink-soft" role="status">
          {t(narrowed ? 'found' : 'count', { count: shown.length })}
        </p>
      </header>
      {shown.length > 0 ? (
        <GameGrid games={shown} />
      ) : (
        <Suspense>
          <NothingFound filter={filter} />
        </Suspense>
      )}
    </section>
  )
}
