import { add, compare, fraction, multiply, subtract, writeFraction, zero } from '@andon/money/fraction'
import { type DeadHeat, type LegOutcome, type LegReturn, legReturn, type Part } from './leg-outcome.ts'
import { boostedReturns, countingPercent } from './multiple-boost.ts'
import type { Outcomes } from './read-results.ts'
import { capped } from './rule4.ts'
import { countingLegs, outcomeFor, paidOf, partsOf, type Settlement, settle } from './settle.ts'
import type { Slip } from './slip.ts'
import { systemLinesInOrder } from './system-lines.ts'

/** Returns of one leg for 1 staked, with the parts of the sum. Numbers are exact, as `7/2`. */
export interface LegStep {
  readonly step: 'leg'
  readonly leg: string
  readonly part: Part
  readonly result: LegOutcome['result']
  /** The odds at which the leg was bet. */
  readonly odds: string
  /** The deduction that was made (rule 4), at most the cap. */
  readonly rule4?: string
  readonly placeFraction?: string
  /** After deduction and place fraction. */
  readonly oddsPaid: string
  readonly deadHeat?: DeadHeat
  /** Part of the stake that is paid at these odds. */
  readonly share: string
  readonly multiplier: string
}

/** Returns of one line: its stake, times how often it is bet, times its legs' multipliers. */
export interface LineStep {
  readonly step: 'line'
  /** From 1. */
  readonly line: number
  readonly part: Part
  readonly legs: readonly string[]
  readonly times: number
  readonly stake: string
  readonly multipliers: readonly string[]
  readonly returns: string
}

/** What a multiple adds to its winnings; absent where that is nothing. */
export interface BoostStep {
  readonly step: 'boost'
  /** The legs that count, and the per cent that they reach. */
  readonly legs: number
  readonly percent: number
  /** Before it, in minor units, without the stake. */
  readonly winnings: string
  readonly adds: string
}

/** The one rounding. */
export interface TotalStep {
  readonly step: 'total'
  readonly returns: string
  readonly paid: number
}

export type Step = LegStep | LineStep | BoostStep | TotalStep

/** A settlement with the calculation behind it: each leg, each line, and the total. Refuses what `settle` refuses. */
export function settleBySystemLine(slip: Slip, outcomes: Outcomes): Settlement & { readonly steps: readonly Step[] } {
  const settlement = settle(slip, outcomes)
  const legSteps: LegStep[] = []
  const lineSteps: LineStep[] = []
  let total = zero
  for (const part of partsOf(slip)) {
    const returns = slip.legs.map((leg) => {
      const outcome = outcomeFor(leg, outcomes, slip)
      const paid = legReturn(leg, outcome, part)
      legSteps.push(legStep({ leg, outcome, part, paid }))
      return paid.multiplier
    })
    for (const { legs, times } of systemLinesInOrder(slip)) {
      const multipliers = legs.map((index) => returns[index] ?? zero)
      const stake = multiply(slip.stakePerLine, fraction(times))
      const returned = multiply(stake, ...multipliers)
      total = add(total, returned)
      lineSteps.push({
        step: 'line',
        line: lineSteps.length + 1,
        part,
        legs: legs.map((index) => slip.legs[index]?.id ?? ''),
        times,
        stake: writeFraction(stake),
        multipliers: multipliers.map(writeFraction),
        returns: writeFraction(returned),
      })
    }
  }
  const counting = countingLegs(slip, outcomes)
  const boosted = boostedReturns(slip, total, counting)
  const boostSteps: BoostStep[] = []
  if (slip.boost && compare(boosted, total) > 0)
    boostSteps.push({
      step: 'boost',
      legs: counting,
      percent: countingPercent(slip.boost, counting),
      winnings: writeFraction(subtract(total, slip.stakePerLine)),
      adds: writeFraction(subtract(boosted, total)),
    })
  const totalStep: TotalStep = { step: 'total', returns: writeFraction(boosted), paid: paidOf(boosted) }
  return { ...settlement, steps: [...legSteps, ...lineSteps, ...boostSteps, totalStep] }
}

interface SettledLeg {
  readonly leg: Slip['legs'][number]
  readonly outcome: LegOutcome
  readonly part: Part
  readonly paid: LegReturn
}

function legStep({ leg, outcome, part, paid }: SettledLeg): LegStep {
  const { result, rule4, deadHeat } = outcome
  return {
    step: 'leg',
    leg: leg.id,
    part,
    result,
    odds: writeFraction(leg.odds),
    ...(rule4.numerator > 0n && { rule4: writeFraction(capped(rule4)) }),
    ...(part === 'place' && leg.placeFraction && { placeFraction: writeFraction(leg.placeFraction) }),
    oddsPaid: writeFraction(paid.odds),
    ...(deadHeat && { deadHeat }),
    share: writeFraction(paid.share),
    multiplier: writeFraction(paid.multiplier),
  }
}
