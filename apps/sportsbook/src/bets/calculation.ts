import { type Step, settleBySystemLine } from '@andon/bookmaker/rules'
import { fraction, readFraction, zero } from '@andon/money/fraction'
import type { Bet } from './bet.ts'

export interface Recomputed {
  readonly steps: readonly Step[]
  /** In minor units, as this browser computes it. */
  readonly paid: number
}

/**
 * Settles a bet once more in the browser, by the rules that the bookmaker settled it by, deductions and dead heats included. Null where it cannot be told from what a player
 * sees: a part was cashed out, or a leg is still open (the bet was lost before).
 */
export function recompute(bet: Bet): Recomputed | null {
  if (bet.cashedOut > 0) return null
  const outcomes = new Map(
    bet.legs.flatMap(({ selection, result, rule4, deadHeat }) =>
      result === null
        ? []
        : [[selection, { result, rule4: (rule4 && readFraction(rule4)) || zero, deadHeat }] as const],
    ),
  )
  if (outcomes.size < bet.legs.length) return null
  const slip = {
    stakePerLine: fraction(bet.replaces === null ? bet.stake : bet.openStake, bet.lines),
    system: bet.system,
    eachWay: bet.eachWay,
    boost: bet.multipleBoost,
    legs: bet.legs.map((leg) => ({
      id: leg.selection,
      odds: fraction(leg.price, 1000),
      banker: leg.banker,
      placeFraction: leg.placeFraction === null ? null : readFraction(leg.placeFraction),
    })),
  }
  const { steps, paid } = settleBySystemLine(slip, outcomes)
  return { steps, paid }
}

/** To three decimals; `times` 100 for a percentage. */
export const decimal = (text: string, times = 1): string => {
  const [numerator = '0', denominator = '1'] = text.split('/')
  return String(Math.round((Number(numerator) / Number(denominator)) * times * 1000) / 1000)
}
