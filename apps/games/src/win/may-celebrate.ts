import type { GameConfig } from '@andon/arcade/game-api'

/**
 * Whether a return of `total` for `stake` (minor units) may be celebrated with sound, animation and banners. A return below the stake is a loss and never
 * celebrated. A return equal to the stake is celebrated only where the law of the player's country allows it, as sent by the arcade.
 */
export function mayCelebrate(
  { celebratesReturnOfStake }: Pick<GameConfig, 'celebratesReturnOfStake'>,
  { total, stake }: { total: number; stake: number },
): boolean {
  return total > stake || (celebratesReturnOfStake && total === stake)
}
