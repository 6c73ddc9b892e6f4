import { currency } from '@andon/contract/fields'
import * as v from 'valibot'
import { type BetRefusalCode, betRefusals } from '../bet-rules/bet-refusals.ts'
import { betStatuses } from '../bet-rules/bet-status.ts'
import { sports } from '../model/sports.ts'
import { systemNames } from '../settlement/systems.ts'
import { eachWayTerms, eventId, eventView, instant, minorUnits, names, price, selectionId } from './fields.ts'
import { boostOfBet, quotedBoost } from './multiple-boost.ts'

const mostLegs = 30
/** A score or a count of red cards as text, `1:0`. */
const countOfSides = v.nullable(v.pipe(v.string(), v.regex(/^\d{1,3}:\d{1,3}$/)))

/** One selection of a slip, with what the player saw of it. */
export const legAsked = v.strictObject({
  selection: selectionId,
  /** Selections of the same event that must win as well, at one joint price. */
  together: v.optional(v.pipe(v.array(selectionId), v.maxLength(11)), []),
  /** Price of the whole leg. */
  price,
  /** The score that the event shows; null before the start. */
  score: v.optional(countOfSides, null),
  /** Null where nothing is said of them: then what stands when the bet is asked for is compared after its delay. */
  redCards: v.optional(countOfSides, null),
  banker: v.optional(v.boolean(), false),
  /** Terms of a bet each way for a place, as the outcome or the quote shows it. A bet each way is not placed without. */
  eachWay: v.optional(
    v.nullable(
      v.strictObject({
        places: v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(100)),
        placeFraction: v.pipe(v.string(), v.regex(/^1\/[1-9]\d{0,2}$/)),
      }),
    ),
    null,
  ),
})

/** How the legs are combined: a system by its name, or every `k` of them for each `k` that is listed. A single is `single` over one leg. */
const combine = v.union([
  v.strictObject({ type: v.picklist(systemNames) }),
  v.strictObject({
    choose: v.pipe(v.array(v.pipe(v.number(), v.safeInteger(), v.minValue(1))), v.minLength(1), v.maxLength(mostLegs)),
  }),
])
export const betFields = { legs: v.pipe(v.array(legAsked), v.minLength(1), v.maxLength(mostLegs)), combine }
const stakeAmount = v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(1_000_000_000_000))
/** On each line, or in all: a total is spread over the lines, and each need not be whole. */
const stake = v.union([v.strictObject({ perLine: stakeAmount }), v.strictObject({ total: stakeAmount })])

export const slipFields = {
  ...betFields,
  stake,
  /** Half of the stake on winning, half on a place; for selections that state their terms. */
  eachWay: v.optional(v.boolean(), false),
  /** For a single: take the better price that `listBoosts` has, up to what may be staked at it. */
  boosts: v.optional(v.boolean(), true),
}
export const slipRequest = v.strictObject(slipFields)
export type SlipRequest = v.InferOutput<typeof slipRequest>

/** The most legs with selections `together`: in one slip, and different ones in all slips of one request. */
export const mostJointLegs = { inSlip: 3, inRequest: 8 } as const

/** The different legs with a joint price of their own. */
export function jointLegsOf(slips: readonly { readonly legs: SlipRequest['legs'] }[]): Set<string> {
  const joint = slips.flatMap(({ legs }) => legs.filter(({ together }) => together.length > 0))
  return new Set(joint.map(({ selection, together }) => [selection, ...together].sort().join(' + ')))
}

export const slipRequests = v.pipe(
  v.array(slipRequest),
  v.minLength(1),
  v.maxLength(30),
  v.check(
    (slips) => jointLegsOf(slips).size <= mostJointLegs.inRequest,
    `At most ${mostJointLegs.inRequest} different legs may have selections together`,
  ),
)

const refusalCodes = Object.keys(betRefusals) as [BetRefusalCode, ...BetRefusalCode[]] // Object.keys forgets the literal keys
const pricesNow = v.array(v.object({ selection: v.string(), price: v.number() }))

/** Why a bet, a slip or a cash-out is not accepted. */
export const betRefusal = v.object({
  code: v.picklist(refusalCodes),
  /** The leg at fault; null where it is the slip or the player. */
  selection: v.nullable(v.string()),
  /** A bet that may be asked for in its place. */
  counterOffer: v.nullable(
    v.variant('kind', [
      v.object({ kind: v.literal('prices'), legs: pricesNow }),
      v.object({ kind: v.literal('stake'), maxStake: minorUnits }),
    ]),
  ),
  /**
   * Values for the player's text, as the wallet stated them. Of SLIP_MALFORMED: `field` of the request at fault, such as `combine.choose.1`, and `why`, in English for
   * developers. Of a leg without a joint price: `part`, the selection at fault, and `index`, its place in the leg from 0, where it is one alone.
   */
  params: v.record(v.string(), v.union([v.string(), v.number(), v.boolean()])),
})

export const boostView = v.object({
  selection: v.string(),
  event: eventView,
  market: names,
  outcome: names,
  price: v.number(),
  ordinaryPrice: v.number(),
  /** Null: until the start. */
  until: v.nullable(instant),
  /** Most that a player may stake at it in all. */
  mostStake: minorUnits,
})

/** A leg of a shared slip, as it is offered now. */
export const sharedLeg = v.object({
  selection: v.string(),
  event: eventView,
  market: names,
  outcome: names,
  price: v.nullable(v.number()),
  open: v.boolean(),
})

const legNames = v.object({ event: names, market: names, outcome: names })
const part = { selection: v.string(), names: v.nullable(legNames) }

export const quotedLeg = v.object({
  selection: v.string(),
  /** Null where nothing is known under this id. */
  names: v.nullable(legNames),
  together: v.array(v.object(part)),
  /** Price of the whole leg. */
  price: v.nullable(v.number()),
  open: v.boolean(),
  inPlay: v.boolean(),
  /** In play, as a bet states what its player saw; else null. */
  score: v.nullable(v.string()),
  redCards: v.nullable(v.string()),
  /** For a single with a better price: most that a player may stake at it in all. */
  boost: v.nullable(v.object({ ordinaryPrice: v.number(), mostStake: minorUnits })),
  /** Null where the leg is not bet each way. */
  eachWay: v.nullable(eachWayTerms),
})

export const slipQuote = v.object({
  /** Null where the slip cannot be bet at all; `refusal` says why. */
  lines: v.nullable(v.number()),
  /** In all. */
  stake: v.nullable(minorUnits),
  /** The least that may be staked on it. */
  minStake: v.nullable(minorUnits),
  /** The most that may be staked on it: of a session, what its player has left; else what everybody may. As a market fills, the book may take less. */
  maxStake: v.nullable(minorUnits),
  /** If every leg wins, at the prices of now, rounded down. */
  mostReturns: v.nullable(minorUnits),
  /** By the book's own chances, in thousandths of the stake: what the slip returns on average, and its legs as singles. Null where they are not known. */
  averageReturns: v.nullable(v.object({ whole: v.number(), singles: v.number() })),
  /** What the multiple adds to its winnings. Null where the ladder has nothing for such a slip, and no single further leg reaches it. Not for a bet that free bets pay. */
  multipleBoost: quotedBoost,
  legs: v.array(quotedLeg),
  /** Null: it would be accepted now, as far as the book is concerned. Limits of the player are checked by the wallet. */
  refusal: v.nullable(betRefusal),
})

const legResult = v.nullable(v.picklist(['won', 'placed', 'lost', 'void', 'halfWon', 'halfLost']))

/** Basis on which a selection was graded, such as the score, as players read it; null while it is undecided, and where only its result is known. */
const decidedBy = v.nullable(names)

const betLeg = v.object({
  selection: v.string(),
  event: v.string(),
  names: legNames,
  /** Null of bets that were placed before it was kept. */
  about: v.nullable(
    v.object({
      sport: v.picklist(sports),
      /** Their ids, home first. */
      competitors: v.array(v.string()),
    }),
  ),
  /** At which it is bet; while the bet waits for its delay, the price that was asked. */
  price: v.number(),
  banker: v.boolean(),
  /** Selections that must win as well, at the joint price, each with its own result. */
  together: v.array(v.object({ ...part, names: legNames, result: legResult, decidedBy })),
  /** Part of the winnings that a place pays, as `1/5`; null but for bets each way. */
  placeFraction: v.nullable(v.string()),
  /** It has the better price by staff. */
  boosted: v.boolean(),
  /** Result of the whole leg; null while it is undecided. */
  result: legResult,
  /** Grading of the first selection. */
  decidedBy,
  /** Part of the winnings that runners who were withdrawn after the bet take off (rule 4), as `3/20`; null without one. */
  rule4: v.nullable(v.string()),
  /** The count of runners who tied, and share `win` places of a bet on winning, and `place` of one on a place; null without a tie. */
  deadHeat: v.nullable(v.object({ tied: v.number(), win: v.number(), place: v.nullable(v.number()) })),
})

const condition = v.variant('when', [
  v.strictObject({ when: v.picklist(['valueAtLeast', 'valueAtMost']), amount: stakeAmount }),
  /** `leg`: the first selection of a leg of the bet. */
  v.strictObject({ when: v.picklist(['priceAtLeast', 'priceAtMost']), leg: selectionId, price }),
  v.strictObject({
    when: v.literal('leadAtLeast'),
    event: eventId,
    side: v.picklist(['home', 'away']),
    goals: v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(200)),
  }),
  v.strictObject({ when: v.literal('level'), event: eventId }),
  v.strictObject({
    when: v.literal('minuteReached'),
    event: eventId,
    minute: v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(200)),
  }),
  v.strictObject({ when: v.literal('redCard'), event: eventId, side: v.picklist(['home', 'away']) }),
])

/** Cashes out `amount`, or all of it, once all conditions hold at the same time while the bet can be cashed out. */
export const cashOutRule = {
  conditions: v.pipe(v.array(condition), v.minLength(1), v.maxLength(4)),
  amount: v.nullable(stakeAmount),
}

export const betView = v.object({
  id: v.string(),
  /** The name that people use for it, `8F4K-22QD`; no other bet of the book has it. */
  reference: v.string(),
  status: v.picklist(betStatuses),
  placedAt: instant,
  acceptedAt: v.nullable(instant),
  /** While `PENDING_ACCEPTANCE`: when it is checked again; null without a delay. */
  decidedAt: v.nullable(instant),
  /** System: from every `size` of the legs, each choice of `folds` is a line. */
  system: v.object({ size: v.number(), folds: v.array(v.number()) }),
  lines: v.number(),
  eachWay: v.boolean(),
  /** What it adds to its winnings as a multiple; null for a bet that adds nothing. */
  multipleBoost: boostOfBet,
  /** Free bets paid the whole stake. */
  freeBets: v.boolean(),
  currency,
  /** In all, as it was staked. */
  stake: minorUnits,
  /** If every leg wins, beside what is cashed out. */
  mostReturns: minorUnits,
  /** Paid for it so far, cash-outs included. */
  paid: minorUnits,
  cashedOut: minorUnits,
  /** Stake that was not cashed out; of a bet that replaces another one, the value that it goes on with. */
  openStake: minorUnits,
  /** The bet that it was before its player changed it, and the one that it became. */
  replaces: v.nullable(v.string()),
  replacedBy: v.nullable(v.string()),
  /** Highest cash-out that a closed bet was offered, and until when; null where the player asked for none. */
  bestOffer: v.nullable(v.object({ value: minorUnits, until: instant })),
  legs: v.array(betLeg),
  /** By which it is cashed out while the player is away. */
  rules: v.array(
    v.object({
      rule: v.string(),
      ...cashOutRule,
      /** `ended`: with its bet. */
      state: v.picklist(['waiting', 'done', 'removed', 'ended']),
      taken: v.nullable(minorUnits),
    }),
  ),
  /** Why a bet was not accepted. */
  refusal: v.nullable(betRefusal),
})

export const cashOutQuote = v.object({
  quote: v.string(),
  /** Paid for the whole bet now. */
  value: minorUnits,
  /** The bet's fair value, of which `share` is ours. */
  fairValue: minorUnits,
  share: minorUnits,
  expiresAt: instant,
})
