import type { CrashConfig } from '@andon/arcade/engines/crash/index'
import type { GameConfig } from '@andon/arcade/game-api'
import type { PastRound } from '@andon/arcade/game-api/table-fields'

export function crashOf(config: GameConfig): CrashConfig {
  if (config.engine !== 'crash') throw new Error(`${config.gameCode} is no crash game at the server`)
  return config
}

/** A multiplier as it is read, such as `2.31`. */
export const readingOf = (hundredths: number): string => (hundredths / 100).toFixed(2)

/** The amount that a bet pays which leaves, in minor units, rounded down once, as at the server. */
export const amountAt = (stake: number, hundredths: number): number => Math.floor((stake * hundredths) / 100)

type AutoLimits = Pick<CrashConfig, 'leastAutoHundredths' | 'mostHundredths'>

/** A typed multiplier in hundredths, the nearest that is offered; null for none: an empty field, or what is no number. */
export function readAuto(text: string, { leastAutoHundredths, mostHundredths }: AutoLimits): number | null {
  const typed = text.normalize('NFKC').replaceAll(/[,\s×x倍]/g, '')
  const value = Number(typed)
  if (typed === '' || !Number.isFinite(value)) return null
  return Math.min(mostHundredths, Math.max(leastAutoHundredths, Math.round(value * 100)))
}

/** The last multiplier of a past round in hundredths; null for a void one. */
export function hundredthsOf({ facts: [multiplier] }: Pick<PastRound, 'facts'>): number | null {
  const hundredths = Math.round(Number(multiplier) * 100)
  return multiplier !== undefined && Number.isSafeInteger(hundredths) ? hundredths : null
}

/** The most past rounds that are shown. */
export const pastShown = 20

/** The sum that the same bet on each of these rounds would have won or cost, in minor units, with an automatic cash-out at `auto`. */
export function netOfPast(past: readonly number[], { stake, auto }: { stake: number; auto: number }): number {
  return past.reduce((net, hundredths) => net + (hundredths >= auto ? amountAt(stake, auto) : 0) - stake, 0)
}

/** The chance that a round reaches so many hundredths: a fraction in lowest terms. */
export function chanceOf({ return: share }: Pick<CrashConfig, 'return'>, hundredths: number) {
  const [numerator, denominator] = [100 * share.numerator, share.denominator * hundredths]
  const common = commonDivisor(numerator, denominator)
  return { numerator: numerator / common, denominator: denominator / common }
}

const commonDivisor = (a: number, b: number): number => (b === 0 ? a : commonDivisor(b, a % b))
