import * as v from 'valibot'
import { mostBoost } from '../settlement/multiple-boost.ts'
import { minorUnits } from './fields.ts'

const boostSteps = v.array(v.object({ legs: v.number(), percent: v.number() }))

/** Of a quote. */
export const quotedBoost = v.nullable(
  v.object({
    /** Granted, in per cent: that of the ladder, or what the margins of the legs pay. It is in `mostReturns` and `averageReturns`. */
    percent: v.number(),
    /** By the ladder alone. */
    step: v.number(),
    /** If every leg wins. */
    adds: minorUnits,
    /** The average return without it, as `averageReturns.whole`; null without a boost. */
    withoutIt: v.nullable(v.number()),
    /** The ladder, fewest legs first. */
    steps: boostSteps,
    /** Which each leg needs, in thousandths. */
    leastOdds: v.number(),
    /** The selection for which a multiple with enough legs is not boosted: in play, at lower odds, a joint price, or without a known chance. */
    legAtFault: v.nullable(v.string()),
  }),
)

/** Of a bet. */
export const boostOfBet = v.nullable(
  v.object({
    /** As it was granted, in per cent. */
    percent: v.number(),
    steps: boostSteps,
    /** Per cent that counts: less where legs are void. */
    counts: v.number(),
    /** Added to its returns: of a settled bet what it was paid, of an open one if every leg wins. */
    adds: minorUnits,
  }),
)

/** Per cent that the quote showed as `multipleBoost`; absent: none. Less is refused with MULTIPLE_BOOST_CHANGED, unless `prices` is `any`. */
export const boostSeen = v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(mostBoost.percent)))
