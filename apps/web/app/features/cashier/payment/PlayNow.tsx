import { Button } from '@andon/web-kit/Button'
import { useLocation, useNavigate } from 'react-router'
import { usePath } from '../../../page/page-context.ts'
import { useApi } from '../../../page/services.tsx'
import { useQuery } from '../../../page/use-query.ts'
import { useText } from '../../../page/use-text.ts'
import { lastOpened } from '../../../player/last-opened.ts'
import { allGamesQuery } from '../../games/all-games-query.ts'
import { useGameLinks } from '../../games/game-links.ts'
import { lobbyPath } from '../links.ts'
import { cashierText } from '../text.ts'

/** Leads to the game opened last, else to the lobby. In a game it only closes the cashier. */
export function PlayNow({ onPlay }: { onPlay: (() => void) | undefined }) {
  const t = useText(cashierText)
  const api = useApi()
  const path = usePath()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const linkTo = useGameLinks()
  const [last] = lastOpened()
  const { data } = useQuery({ ...allGamesQuery(api), enabled: last !== undefined })
  const game = data?.find(({ gameCode }) => gameCode === last)
  if (onPlay && pathname.endsWith('/game-play'))
    return (
      <Button kind="primary" onClick={onPlay}>
        {t('playNow')}
      </Button>
    )
  const href = game?.modes.includes('realgames') ? linkTo(game, 'realgames') : path(lobbyPath)
  const follow = () => {
    onPlay?.()
    navigate(href)
  }
  return (
    <Button kind="primary" href={href} onFollow={follow}>
      {game ? t('playGame', { game: game.name }) : t('playNow')}
    </Button>
  )
}
