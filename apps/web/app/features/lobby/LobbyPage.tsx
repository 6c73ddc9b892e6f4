import { Button } from '@andon/ui/Button'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { EmptyState } from '../../page/EmptyState.tsx'
import { PageTitle } from '../../page/PageTitle.tsx'
import { usePath } from '../../page/page-context.ts'
import { useText } from '../../page/use-text.ts'
import { Banners } from '../games/Banners.tsx'
import { Fairness } from '../games/Fairness.tsx'
import type { LobbyContent } from '../games/load-games.ts'
import { SaferPlay } from '../games/SaferPlay.tsx'
import { CategoryBar } from './CategoryBar.tsx'
import { GameGrid } from './GameGrid.tsx'
import { GameGroups, railsOf } from './GameGroups.tsx'
import { LobbyHero } from './LobbyHero.tsx'
import { lobbyText } from './text.ts'
import { type LobbyFilter, useLobbyFilter } from './use-lobby-filter.ts'
import { RecentlyOpened, YourGames } from './YourGames.tsx'

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
        <NoGames title={title} lobby={content.lobby} />
      )}
      <Banners banners={content.banners} />
      <Fairness />
      <SaferPlay />
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
  const rails = railsOf(content)
  return (
    // the category bar is sticky within this element; the content below stays outside the window until the games opened last are known
    <div className="lobby-games">
      {(sortable || searchable) && <CategoryBar content={content} filter={filter} sortable={sortable} />}
      {sortable && !searchable && !filter.narrowed && filter.sort === 'Default' && rails.length > 1 ? (
        <GameGroups rails={rails} onShow={filter.setFilter} />
      ) : (
        <Found filter={filter} />
      )}
      <RecentlyOpened games={content.games} />
    </div>
  )
}

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
      {shown.length > 0 ? <GameGrid games={shown} /> : <NothingFound filter={filter} />}
    </section>
  )
}

function NothingFound({ filter }: { filter: LobbyFilter }) {
  const t = useText(lobbyText)
  const what = filter.filter === 'favourites' && filter.query.trim() === '' ? 'noFavourites' : 'none'
  return (
    <EmptyState
      picture={what === 'none' ? 'nothingFound' : 'favourites'}
      title={t(`${what}.title`)}
      text={t(`${what}.text`)}
    >
      <Button kind="primary" onClick={filter.clear}>
        {t('none.clear')}
      </Button>
    </EmptyState>
  )
}

function NoGames({ title, lobby }: { title: string; lobby: string }): ReactNode {
  const t = useText(lobbyText)
  const path = usePath()
  const live = lobby === 'live-casino'
  return (
    <section className="page-width section">
      <h1 className="heading-1">{title}</h1>
      <EmptyState
        {...(live && { picture: 'liveCasino' })}
        title={t(live ? 'live.title' : 'empty.title')}
        text={t(live ? 'live.text' : 'empty.text')}
      >
        <Link to={path('/lobbies/casino')} prefetch="intent" className="button" data-kind="primary">
          {t('empty.link')}
        </Link>
      </EmptyState>
    </section>
  )
}
