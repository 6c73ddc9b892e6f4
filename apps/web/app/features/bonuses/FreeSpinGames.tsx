import { Link } from 'react-router'
import { useMoney } from '../../page/amounts/Money.tsx'
import { useText } from '../../page/use-text.ts'
import { AccountCard } from '../account/AccountCard.tsx'
import { GamePicture } from '../games/GamePicture.tsx'
import { useGameLinks } from '../games/game-links.ts'
import { bonusText } from './text.ts'
import { useFreeSpinGames } from './use-bonuses.ts'
import { useGames } from './use-plain-terms.ts'

/** The games of the player's free spins; renders nothing without any. */
export function FreeSpinGames() {
  const t = useText(bonusText)
  const money = useMoney()
  const linkTo = useGameLinks()
  const games = useGames()
  const { data } = useFreeSpinGames()
  const [first] = data?.games ?? []
  if (!first) return null
  const codes = data?.games.map(({ gameCode }) => gameCode) ?? []
  return (
    <AccountCard title={t('freeSpins')}>
      <p>{t('freeSpinsText', { left: first.left, stake: money(first.stake) })}</p>
      <ul className="grid gap-3">
        {games
          .filter(({ gameCode }) => codes.includes(gameCode))
          .map((game) => (
            <li key={game.gameCode} className="account-row">
              <span className="flex items-center gap-3 font-bold">
                <GamePicture game={game} kind="thumbnail" loading="lazy" className="free-spin-game" />
                {game.name}
              </span>
              <Link to={linkTo(game, 'realgames')} className="button" data-kind="primary">
                {t('play')}
                <span className="sr-only">{t('playNamed', { game: game.name })}</span>
              </Link>
            </li>
          ))}
      </ul>
    </AccountCard>
  )
}
