import type { GameConfig } from '@andon/arcade/game-api'

/**
 * Whether sound, strokes one after another, and banners may follow a return of `total` for `stake`, both in minor units. What is below the stake is a
 * loss and never celebrated; what is just the stake only where the law of the player's country allows it, by the arcade's word.
 */
export function mayCelebrate(
  { celebratesReturnOfStake }: Pick<GameConfig, 'celebratesReturnOfStake'>,
  { total, stake }: { total: number; stake: number },
): boolean {
  return total > stake || (celebratesReturnOfStake && total === stake)
}
