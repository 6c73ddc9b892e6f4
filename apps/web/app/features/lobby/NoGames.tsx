import { Button } from '@andon/ui/Button'
import { Link } from 'react-router'
import { EmptyState } from '../../page/EmptyState.tsx'
import { usePath } from '../../page/page-context.ts'
import { useText } from '../../page/use-text.ts'
import { lobbyText } from './text.ts'
import type { LobbyFilter } from './use-lobby-filter.ts'

export function NothingFound({ filter }: { filter: LobbyFilter }) {
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

export function NoGames({ title, lobby }: { title: string; lobby: string }) {
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
