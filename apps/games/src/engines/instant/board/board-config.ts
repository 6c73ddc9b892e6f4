import type { BoardDisplay } from '@andon/arcade/engines/instant/display'
import type { InstantConfig } from '@andon/arcade/engines/instant/index'
import type { GameConfig } from '@andon/arcade/game-api'

/** The configuration of a game on a board, with its columns, rows and ladders. */
export type BoardConfig = Omit<InstantConfig, 'game'> & BoardDisplay

export function boardOf(config: GameConfig): BoardConfig {
  if (config.engine !== 'instant' || config.game.play !== 'board')
    throw new Error(`${config.gameCode} is no board at the server`)
  const { game, ...shared } = config
  return { ...shared, ...game }
}
