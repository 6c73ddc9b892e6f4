import type { Game } from '@andon/contract/player-api/catalogue'
import { usePath } from '../../page/page-context.ts'

type PlayMode = Game['modes'][number]

/** The link to a game by mode: `/ja/game-play?gameId=lantern-river&gameType=realgames&hasDemo=true`. */
export function useGameLinks(): (game: Pick<Game, 'gameCode' | 'modes'>, mode: PlayMode) => string {
  const path = usePath()
  return ({ gameCode, modes }, mode) => {
    const query = new URLSearchParams({
      gameId: gameCode,
      gameType: mode,
      hasDemo: String(modes.includes('freegames')),
    })
    return path(`/game-play?${query}`)
  }
}

/** The page that describes a game, without the language. */
export const gamePagePath = ({ gameCode }: Pick<Game, 'gameCode'>): string => `/game/${gameCode}`
