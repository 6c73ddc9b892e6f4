import type { Game } from '@andon/contract/player-api/catalogue'
import { Skeleton } from '@andon/web-kit/Skeleton'
import { Link } from 'react-router'
import { usePath } from '../../page/page-context.ts'
import { useApi } from '../../page/services.tsx'
import { useQuery } from '../../page/use-query.ts'
import { useText } from '../../page/use-text.ts'
import { allGamesQuery } from '../games/all-games-query.ts'
import { GamePicture } from '../games/GamePicture.tsx'
import { useGameLinks } from '../games/game-links.ts'
import { useLastPlayed } from '../games/last-played.ts'
import { gamePlayText } from './text.ts'
import './game-switch.css'

interface Props {
  readonly game: Game
  readonly gameType: Game['modes'][number]
  readonly onChosen: () => void
}

const mostRecent = 4
const mostSimilar = 6

/** The games played last and games like this one, each once. They open as this one is played: for money, or as a demo. */
export function OtherGames({ game, gameType, onChosen }: Props) {
  const t = useText(gamePlayText)
  const api = useApi()
  const path = usePath()
  const lastPlayed = useLastPlayed()
  const { data: games } = useQuery(allGamesQuery(api))
  const { data: details, isError } = useQuery({
    queryKey: ['gameDetails', game.gameCode],
    queryFn: () => api.catalogue.getGameDetails({ gameCode: game.gameCode }),
  })
  if (games === undefined || (details === undefined && !isError)) return <Skeleton lines={6} />
  const canOpen = ({ modes, gameCode }: Game) => modes.includes(gameType) && gameCode !== game.gameCode
  const byCode = new Map(games.map((one) => [one.gameCode, one]))
  const recent = lastPlayed
    .flatMap((code) => byCode.get(code) ?? [])
    .filter(canOpen)
    .slice(0, mostRecent)
  const similar = (details?.similar ?? [])
    .map((one) => one.game)
    .filter((one) => canOpen(one) && !recent.some(({ gameCode }) => gameCode === one.gameCode))
    .slice(0, mostSimilar)
  const list = { gameType, onChosen }
  return (
    <div className="game-switch-lists">
      <List title={t('recentGames')} games={recent} {...list} />
      <List title={t('similarGames')} games={similar} {...list} />
      <Link to={path('/allgames')} className="text-link">
        {t('allGames')}
      </Link>
    </div>
  )
}

function List({ title, games, gameType, onChosen }: { title: string; games: readonly Game[] } & Omit<Props, 'game'>) {
  const gameLink = useGameLinks()
  if (games.length === 0) return null
  return (
    <section className="grid gap-2">
      <h3>{title}</h3>
      <ul className="game-switch-list">
        {games.map((game) => (
          <li key={game.gameCode}>
            <Link to={gameLink(game, gameType)} replace onClick={onChosen}>
              <GamePicture game={game} kind="thumbnail" loading="lazy" />
              <span>{game.name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
