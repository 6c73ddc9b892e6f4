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
import { LobbyHero } from './LobbyHero.tsx'
import { RecentlyPlayed } from './RecentlyPlayed.tsx'
import { lobbyText } from './text.ts'
import { useLobbyFilter } from './use-lobby-filter.ts'

export function LobbyPage({ content }: { content: LobbyContent }) {
  const t = useText(lobbyText)
  const title = t(isTitled(content.lobby) ? `title.${content.lobby}` : 'title.lobby')
  const [star] = content.games
  return (
    <>
      <PageTitle title={title} description={t('description')} />
      {star ? (
        <>
          <LobbyHero game={star} title={title} />
          <LobbyGames content={content} />
        </>
      ) : (
        <NoTables title={title} lobby={content.lobby} />
      )}
      <Banners banners={content.banners} />
      <Fairness />
      <SaferPlay />
    </>
  )
}

const titled = ['casino', 'slots', 'live-casino'] as const
const isTitled = (lobby: string): lobby is (typeof titled)[number] => titled.some((name) => name === lobby)

export function LobbyGames({ content }: { content: LobbyContent }) {
  const t = useText(lobbyText)
  const filter = useLobbyFilter(content)
  const { shown, narrowed } = filter
  return (
    // the category bar is sticky within this element; the content below stays outside the window until the recently played games are known
    <div className="min-h-dvh">
      <CategoryBar content={content} filter={filter} />
      <section className="page-width section" aria-labelledby="games">
        <header className="mb-5 flex items-baseline gap-3">
          <h2 id="games" className="heading-2">
            {t('games')}
          </h2>
          <p className="text-ink-soft" role="status">
            {t(narrowed ? 'found' : 'count', { count: shown.length })}
          </p>
        </header>
        {shown.length > 0 ? <GameGrid games={shown} /> : <NothingFound filter={filter} />}
      </section>
      <RecentlyPlayed games={content.games} />
    </div>
  )
}

function NothingFound({ filter }: { filter: ReturnType<typeof useLobbyFilter> }) {
  const t = useText(lobbyText)
  const what = filter.filter === 'favourites' && filter.query.trim() === '' ? 'noFavourites' : 'none'
  return (
    <EmptyState title={t(`${what}.title`)} text={t(`${what}.text`)}>
      <Button onClick={filter.clear}>{t('none.clear')}</Button>
    </EmptyState>
  )
}

function NoTables({ title, lobby }: { title: string; lobby: string }): ReactNode {
  const t = useText(lobbyText)
  const path = usePath()
  return (
    <section className="page-width section">
      <h1 className="heading-1">{title}</h1>
      <EmptyState
        title={t(lobby === 'live-casino' ? 'live.title' : 'empty.title')}
        text={t(lobby === 'live-casino' ? 'live.text' : 'empty.text')}
      >
        <Link to={path('/lobbies/casino')} prefetch="intent" className="button" data-kind="primary">
          {t('empty.link')}
        </Link>
      </EmptyState>
    </section>
  )
}
