import type { ConfigOfPlay } from '../play-events.ts'

type Config = Pick<ConfigOfPlay<'high-low'>, 'rtp' | 'game'>

/** The number of months of the year that make a guess right: from 1 to one less than all. */
export function monthsRight({ game: { months } }: Config, month: number, guess: 'higher' | 'lower'): number {
  return Math.min(guess === 'higher' ? months + 1 - month : month, months - 1)
}

/** True if a month makes a guess beside the shown one right. */
export function isRight(
  config: Config,
  { shown, guess, month }: { shown: number; guess: 'higher' | 'lower'; month: number },
) {
  const right = monthsRight(config, shown, guess)
  return guess === 'higher' ? month > config.game.months - right : month <= right
}

/** The amount that cashing out pays after a right first guess, in minor units: rounded down once, as at the server. */
export function firstPrize(
  { rtp, game: { months } }: Config,
  { stake, right }: { stake: number; right: number },
): number {
  return Number((BigInt(stake) * BigInt(rtp.numerator) * BigInt(months)) / (BigInt(rtp.denominator) * BigInt(right)))
}

/** The same as a multiple of the stake, before rounding. */
export function firstMultiple({ rtp, game: { months } }: Config, right: number): number {
  return (rtp.decimal * months) / right
}
