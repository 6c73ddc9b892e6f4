import type { GameConfig } from '@andon/arcade/game-api'
import { deviceStorage } from './storage.ts'

export type Stakes = ReturnType<typeof createStakes>

/** The selected stake: the game's default until the player chooses. Only the player raises it. */
export function createStakes(config: GameConfig, onChange: (stake: number) => void) {
  const key = `stake:${config.gameCode}`
  const remembered = config.stakes.indexOf(Number(deviceStorage.read(key)))
  let index = Math.max(0, remembered >= 0 ? remembered : config.stakes.indexOf(config.defaultStake))
  const current = () => config.stakes[index] ?? config.defaultStake
  return {
    current,
    room: () => ({ less: index > 0, more: index < config.stakes.length - 1 }),
    step: (by: 1 | -1) => select(Math.min(config.stakes.length - 1, Math.max(0, index + by))),
    /** One of the game's; another amount changes nothing. */
    choose: (stake: number) => {
      const chosen = config.stakes.indexOf(stake)
      if (chosen >= 0) select(chosen)
    },
  }

  function select(next: number): void {
    index = next
    deviceStorage.write(key, String(current()))
    onChange(current())
  }
}
