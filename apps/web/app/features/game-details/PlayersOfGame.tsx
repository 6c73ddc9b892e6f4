import { useText } from '../../page/use-text.ts'
import { usePlayersOf } from '../games/use-players-now.ts'
import { gameDetailsText } from './text.ts'

/** How many play the game now, on its picture, where it moves nothing when it appears. */
export function PlayersOfGame({ gameCode }: { gameCode: string }) {
  const t = useText(gameDetailsText)
  const players = usePlayersOf(gameCode)
  return players > 0 && <p className="game-details-players">{t('playersNow', { count: players })}</p>
}
