import type { SliderDisplay } from '@andon/arcade/engines/instant/display'
import type { InstantConfig } from '@andon/arcade/engines/instant/index'
import type { GameConfig } from '@andon/arcade/game-api'

/** The configuration of a game of the slider. */
export type SliderConfig = Omit<InstantConfig, 'game'> & SliderDisplay
/** The player's choice; `at`: the mark, in hundredths. */
export type MarkBet = SliderConfig['preset']
export type Side = MarkBet['side']

export function sliderOf(config: GameConfig): SliderConfig {
  if (config.engine !== 'instant' || config.game.play !== 'slider')
    throw new Error(`${config.gameCode} is no slider at the server`)
  const { game, ...shared } = config
  return { ...shared, ...game }
}

type Numbers = Pick<SliderConfig, 'numbers' | 'winning'>

/** The count of numbers that win. */
export function winningOf({ numbers }: Pick<Numbers, 'numbers'>, { side, at }: MarkBet): number {
  return side === 'under' ? at : numbers - 1 - at
}

/** The bet of a side with so many winning numbers. */
export function betWith({ numbers }: Pick<Numbers, 'numbers'>, side: Side, winning: number): MarkBet {
  return { side, at: side === 'under' ? winning : numbers - 1 - winning }
}

/** The nearest bet that is offered. */
export function withinLimits(config: Numbers, bet: MarkBet): MarkBet {
  const { least, most } = config.winning
  return betWith(config, bet.side, Math.min(most, Math.max(least, winningOf(config, bet))))
}

/** The pay of a win with `winning` winning numbers: an exact multiple of the stake. */
export function multipleWith({ numbers, return: share }: Pick<SliderConfig, 'numbers' | 'return'>, winning: number) {
  const numerator = BigInt(share.numerator) * BigInt(numbers)
  const denominator = BigInt(share.denominator) * BigInt(winning)
  return { numerator, denominator, decimal: Number(numerator) / Number(denominator) }
}

/** In minor units, rounded down once, as at the server. */
export function prizeWith(config: Pick<SliderConfig, 'numbers' | 'return'>, winning: number, stake: number): number {
  const { numerator, denominator } = multipleWith(config, winning)
  return Number((BigInt(stake) * numerator) / denominator)
}

/** A number as it is read: 0.00 to 99.99. */
export const readingOf = (hundredths: number): string => (hundredths / 100).toFixed(2)

/** Numbers of winning ones that the list offers. */
export const commonChances = [1, 10, 100, 500, 1000, 2500, 3333, 5000, 6600, 7500, 9000, 9800] as const
