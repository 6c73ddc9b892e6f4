import { minor } from '@andon/money'
import {
  compare,
  divide,
  type Fraction,
  floor,
  fraction,
  multiply,
  one,
  subtract,
  sum,
  zero,
} from '@andon/money/fraction'
import type { LegResult } from '../model/leg-result.ts'
import { type LegOutcome, legReturn, type Part, plainOutcome } from './leg-outcome.ts'
import { boostedReturns } from './multiple-boost.ts'
import { outcomeFor, returnsOf } from './settle.ts'
import type { Slip, SlipLeg } from './slip.ts'

/**
 * How likely an open leg ends with each result, as probabilities of the model; what is left of 1 is the chance that it loses. `placed` is the chance of a place, winning
 * included; null for a leg without places, which an each-way bet cannot have.
 */
export interface Chances extends Readonly<Record<Exclude<LegResult, 'lost'>, number>> {
  readonly placed: number | null
}

/** A leg while its bet is open: decided, or with its chances and whether its market takes cash-outs now. */
export type LegNow =
  | { readonly decided: LegOutcome }
  | {
      readonly chances: Chances
      /** Part of the winnings that withdrawn runners take off (rule 4). */
      readonly rule4: Fraction
      readonly suspended: boolean
      readonly cashOut: CashOutStatus
    }

/** State of a market, as feeds state it. */
export type CashOutStatus = 'available' | 'unavailable' | 'closed'

export type LegsNow = ReadonlyMap<string, LegNow>

export interface CashOutOffer {
  /** Fair value by our own chances, exact, in minor units. */
  readonly fair: Fraction
  /** Offer to the player, in minor units. */
  readonly value: number
  /** Our share of the fair value, in minor units: shown beside the offer. */
  readonly share: number
}

/** `NOTHING_LEFT`: every line is lost, or the offer is less than one minor unit. `DECIDED`: every leg that counts is decided; the bet is about to settle. */
export type NoCashOut = {
  readonly refused: 'NOTHING_LEFT' | 'DECIDED' | 'MARKET_SUSPENDED' | 'MARKET_UNAVAILABLE'
  readonly leg: string | null
}

/**
 * The cash-out of an open bet: the sum over its live lines of stake · odds · probability, less our margin (in thousandths of the fair value), rounded down. Legs of different
 * events count as independent; legs of one event are one leg, with its joint probability. Nothing is offered while a leg that can still change the returns is
 * suspended, or its market takes no cash-outs.
 */
export function offerCashOut(slip: Slip, legs: LegsNow, marginThousandths: number): CashOutOffer | NoCashOut {
  const live = slip.legs.filter((leg) => isLive(slip, legs, leg))
  for (const { id } of live) {
    const leg = legNow(legs, id)
    if ('decided' in leg) continue
    if (leg.suspended) return { refused: 'MARKET_SUSPENDED', leg: id }
    if (leg.cashOut !== 'available') return { refused: 'MARKET_UNAVAILABLE', leg: id }
  }
  const fair = fairValue(slip, legs)
  if (compare(fair, zero) === 0) return { refused: 'NOTHING_LEFT', leg: null }
  if (live.every(({ id }) => 'decided' in legNow(legs, id))) return { refused: 'DECIDED', leg: null }
  const value = Number(floor(multiply(fair, fraction(1000 - marginThousandths, 1000))))
  if (value === 0) return { refused: 'NOTHING_LEFT', leg: null }
  return { fair, value: minor(value), share: minor(Number(floor(fair)) - value) }
}

/** The expected returns of a bet, in minor units: its settlement with the expected multipliers of the open legs. */
export function fairValue(slip: Slip, legs: LegsNow): Fraction {
  if (slip.boost) return fairValueBoosted(slip, legs)
  return returnsOf(slip, (leg, part) => {
    const now = legNow(legs, leg.id)
    return 'decided' in now ? decidedMultiplier(slip, leg, { decided: now.decided, part }) : expected(leg, now, part)
  })
}

/**
 * A boost depends on how many legs count and on whether the bet wins at all, so every way in which the legs may end has its returns, times its probability. A leg that may only win or lose, as the
 * book states them, has one way that returns anything.
 */
function fairValueBoosted(slip: Slip, legs: LegsNow): Fraction {
  const ways = slip.legs.reduce<readonly Way[]>(
    (before, leg) => before.flatMap((way) => waysOf(slip, leg, legNow(legs, leg.id)).map((one) => andThen(way, one))),
    [{ multiplier: one, probability: one, counting: 0 }],
  )
  return sum(
    ways.map(({ multiplier, probability: chance, counting }) =>
      multiply(boostedReturns(slip, multiply(slip.stakePerLine, multiplier), counting), chance),
    ),
  )
}

/** One way in which legs end, with what 1 staked on them returns, and how many of them are not void. */
interface Way {
  readonly multiplier: Fraction
  readonly probability: Fraction
  readonly counting: number
}

const andThen = (way: Way, next: Way): Way => ({
  multiplier: multiply(way.multiplier, next.multiplier),
  probability: multiply(way.probability, next.probability),
  counting: way.counting + next.counting,
})

function waysOf(slip: Slip, leg: SlipLeg, now: LegNow): readonly Way[] {
  if ('decided' in now) {
    const multiplier = decidedMultiplier(slip, leg, { decided: now.decided, part: 'win' })
    const counting = now.decided.result === 'void' ? 0 : 1
    return compare(multiplier, zero) > 0 ? [{ multiplier, probability: one, counting }] : []
  }
  const results = ['won', 'halfWon', 'void', 'halfLost'] as const
  return results.flatMap((result) => {
    const chance = probability(now.chances[result])
    if (compare(chance, zero) === 0) return []
    const { multiplier } = legReturn(leg, { ...plainOutcome(result), rule4: now.rule4 }, 'win')
    return [{ multiplier, probability: chance, counting: result === 'void' ? 0 : 1 }]
  })
}

/**
 * The bet that is left after `taken` minor units of an offer were paid out: the same lines with a smaller stake, `stake · (1 - taken / value)`, exact. Throws RangeError
 * unless `taken` is at least 1 and less than the offer.
 */
export function afterPartialCashOut(slip: Slip, { taken, value }: { taken: number; value: number }): Slip {
  if (minor(taken) < 1 || taken >= minor(value)) throw new RangeError(`not a part of ${value}: ${taken}`)
  return { ...slip, stakePerLine: multiply(slip.stakePerLine, subtract(one, divide(fraction(taken), fraction(value)))) }
}

function legNow(legs: LegsNow, id: string): LegNow {
  const leg = legs.get(id)
  if (!leg) throw new RangeError(`nothing is known about the leg ${id}`)
  return leg
}

interface DecidedPart {
  readonly decided: LegOutcome
  readonly part: Part
}

function decidedMultiplier(slip: Slip, leg: SlipLeg, { decided, part }: DecidedPart): Fraction {
  return legReturn(leg, outcomeFor(leg, new Map([[leg.id, decided]]), slip), part).multiplier
}

function expected(
  leg: SlipLeg,
  { chances, rule4 }: { readonly chances: Chances; readonly rule4: Fraction },
  part: Part,
): Fraction {
  const results = part === 'place' ? (['placed', 'void'] as const) : (['won', 'halfWon', 'void', 'halfLost'] as const)
  return sum(
    results.map((result) =>
      multiply(probability(chances[result]), legReturn(leg, { ...plainOutcome(result), rule4 }, part).multiplier),
    ),
  )
}

const probabilityUnits = 1_000_000_000

/** A probability to nine decimals, as a fraction; throws RangeError unless it is from 0 to 1. */
function probability(chance: number | null): Fraction {
  if (chance === null || !(chance >= 0 && chance <= 1)) throw new RangeError(`not a probability: ${chance}`)
  return fraction(Math.round(chance * probabilityUnits), probabilityUnits)
}

/** True if a leg can still change what the bet returns: one of its lines has no lost leg. */
function isLive(slip: Slip, legs: LegsNow, leg: SlipLeg): boolean {
  const returns = (multiplier: Fraction) =>
    returnsOf(slip, (other, part) => {
      if (other === leg) return multiplier
      const now = legNow(legs, other.id)
      return 'decided' in now ? decidedMultiplier(slip, other, { decided: now.decided, part }) : one
    })
  return compare(returns(one), returns(zero)) > 0
}
