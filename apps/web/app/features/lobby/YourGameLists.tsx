import type { Game } from '@andon/contract/player-api/catalogue'
import { Icon } from '@andon/web-kit/Icon'
import { Link } from 'react-router'
import { useSignedMoney } from '../../page/amounts/Money.tsx'
import { usePath } from '../../page/page-context.ts'
import { useApi } from '../../page/services.tsx'
import { useQuery } from '../../page/use-query.ts'
import { useText } from '../../page/use-text.ts'
import { playerKey } from '../../player/session.ts'
import { useFavourites } from '../games/favourites.ts'
import { GameRail } from '../games/GameRail.tsx'
import { useInRound, useLastPlayed, useLastPlayedPending } from '../games/last-played.ts'
import type { LobbyContent } from '../games/lobby-content.ts'
import { useWholeLobby } from '../games/use-whole-lobby.ts'
import { nowText } from '../lobby-now/text.ts'
import { lobbyText } from './text.ts'

interface Props {
  readonly content: LobbyContent
}

/** Both lists side by side, in a strip that scrolls. */
export function YourGameLists({ content }: Props) {
  const t = useText(lobbyText)
  const favourites = useFavourites()
  const lastPlayed = useLastPlayed()
  const pending = useLastPlayedPending() || favourites.pending
  const games = useGamesWith(content, [...lastPlayed, ...favourites.codes])
  if (pending || games === undefined) return null
  const played = byCodes(games, lastPlayed)
  const liked = byCodes(games, favourites.codes)
  if (played.length + liked.length === 0) return <FirstSteps />
  return (
    <>
      {played.length > 0 && <PlayedGames games={played} />}
      {liked.length > 0 && <GameRail title={t('favourites')} games={liked} shape="mini" />}
    </>
  )
}

/** Each with the player's own result in it. */
function PlayedGames({ games }: { games: readonly Game[] }) {
  const t = useText(lobbyText)
  const now = useText(nowText)
  const signed = useSignedMoney()
  const api = useApi()
  const { data } = useQuery({ queryKey: playerKey('playedGames'), queryFn: () => api.reports.getPlayedGames() })
  const inRound = useInRound()
  const noteOf = ({ gameCode }: Game) => {
    const own = data?.games.find((game) => game.gameCode === gameCode)
    return own && !inRound.includes(gameCode) ? now('own', { net: signed(own.won - own.staked) }) : undefined
  }
  return <GameRail title={t('recent')} games={games} shape="mini" noteOf={noteOf} />
}

/** For a player without games of their own: not the games that stand below anyway. */
function FirstSteps() {
  const t = useText(lobbyText)
  const path = usePath()
  return (
    <nav className="first-steps" aria-label={t('start')}>
      <ul>
        {firstSteps.map(({ name, to, icon }) => (
          <li key={name}>
            <Link to={path(to)} className="first-step">
              <Icon name={icon} />
              {t(`start.${name}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const firstSteps = [
  { name: 'offers', to: '/promotions', icon: 'gift' },
  { name: 'limits', to: '/account/limits', icon: 'shield' },
  { name: 'favourites', to: '/mygames', icon: 'heart' },
] as const

export function OpenedGames({ content, codes }: Props & { readonly codes: readonly string[] }) {
  const t = useText(lobbyText)
  const opened = byCodes(useGamesWith(content, codes) ?? [], codes)
  if (opened.length === 0) return null
  return (
    <div className="page-width your-games">
      <GameRail title={t('recent')} games={opened} shape="mini" />
    </div>
  )
}

/** The page's games if these are among them, else the lobby's whole list once it is here. */
function useGamesWith(content: LobbyContent, codes: readonly string[]): readonly Game[] | undefined {
  const known = new Set(content.games.map(({ gameCode }) => gameCode))
  const hasAll = codes.every((code) => known.has(code))
  const whole = useWholeLobby(content, !hasAll)
  return hasAll ? content.games : whole?.games
}

const byCodes = (games: readonly Game[], codes: readonly string[]) =>
  codes.flatMap((code) => games.find(({ gameCode }) => gameCode === code) ?? [])
