import { Button } from '@andon/web-kit/Button'
import { Link } from 'react-router'
import { EmptyState } from '../../page/EmptyState.tsx'
import { usePath } from '../../page/page-context.ts'
import { useText } from '../../page/use-text.ts'
import { GameRail } from '../games/GameRail.tsx'
import { useLastPlayed } from '../games/last-played.ts'
import type { LobbyContent } from '../games/lobby-content.ts'
import { useWholeLobby } from '../games/use-whole-lobby.ts'
import { liveRoomsText } from '../live-rooms/text.ts'
import { lobbyText } from './text.ts'
import type { LobbyFilter } from './use-lobby-filter.ts'

const mostOffered = 12

/** The next steps without a result, then the games that the visitor played last and the first of the lobby. */
export function NothingFound({ filter, content }: { filter: LobbyFilter; content: LobbyContent }) {
  const t = useText(lobbyText)
  const codes = useLastPlayed()
  const { games } = useWholeLobby(content, true) ?? content
  const played = codes.flatMap((code) => games.find(({ gameCode }) => gameCode === code) ?? [])
  const what = filter.filter === 'favourites' && filter.query.trim() === '' ? 'noFavourites' : 'none'
  return (
    <>
      <EmptyState
        picture={what === 'none' ? 'nothingFound' : 'favourites'}
        title={t(`${what}.title`)}
        text={t(`${what}.text`)}
      >
        <Button kind="primary" onClick={filter.clear}>
          {t('none.clear')}
        </Button>
      </EmptyState>
      {played.length > 0 && <GameRail title={t('recent')} games={played} shape="mini" />}
      <GameRail title={t('yours.none')} games={games.slice(0, mostOffered)} />
    </>
  )
}

export function NoGames({ title, lobby }: { title: string; lobby: string }) {
  const t = useText(lobbyText)
  const rooms = useText(liveRoomsText)
  const path = usePath()
  const live = lobby === 'live-casino'
  return (
    <section className="page-width section">
      <h1 className="heading-1">{title}</h1>
      <EmptyState
        {...(live && { picture: 'liveCasino' })}
        title={live ? rooms('none.title') : t('empty.title')}
        text={live ? rooms('none.text') : t('empty.text')}
      >
        <Link to={path('/lobbies/casino')} prefetch="intent" className="button" data-kind="primary">
          {t('empty.link')}
        </Link>
      </EmptyState>
    </section>
  )
}
