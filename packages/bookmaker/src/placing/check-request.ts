import { fraction, writeFraction } from '@andon/money/fraction'
import type { BetRefused } from '../bet-rules/bet-refused.ts'
import { grantedBoost } from '../bet-rules/boost-terms.ts'
import { checkLegs, type LegToCheck, type RequestedTerms } from '../bet-rules/check-legs.ts'
import { acceptsBoost, acceptsTerms, type PricePolicy } from '../bet-rules/price-policy.ts'
import { type RelatedLegs, relatedLegs } from '../bet-rules/related-legs.ts'
import { stakePerLine } from '../bet-rules/stake-limits.ts'
import type { Offer } from '../book/offer.ts'
import type { SelectionId } from '../model/selection.ts'
import { checkedBet } from '../settlement/check-slip.ts'
import { type Expectation, expectationOf } from '../settlement/expectation.ts'
import { linesOf, type Slip } from '../settlement/slip.ts'
import { SlipRefusal } from '../settlement/slip-refusal.ts'
import { chosenFolds, namedSystem, type System } from '../settlement/systems.ts'
import { mostJointLegs } from '../sports-api/bets.ts'
import { type StoredBet, slipOf } from '../store/bets.ts'
import { joinedLegs } from '../store/joined-legs.ts'
import type { StoredLeg } from '../store/legs.ts'
import type { BetRequest } from './bet-request.ts'
import { computeJoints } from './compute-joints.ts'
import {
  type Betting,
  boostLegsOf,
  chancesOf,
  combinedLeg,
  type LegName,
  type LegNow,
  legNow,
  nothing,
  paramsOfClosed,
  paramsOfLeg,
  priceOfLeg,
  refusalOfLeg,
} from './leg-now.ts'

/** A request that the slip's rules, the book and the prices allow. */
export interface CheckedRequest {
  readonly slip: Slip
  /** Every selection that decides it; see `joinedLegs`. */
  readonly legs: readonly StoredLeg[]
  /** By the chances of the book; null where it has none. */
  readonly expectation: Expectation | null
  /** The longest delay of its legs in play. */
  readonly delayMs: number
}

export const refusedWith = (code: BetRefused['code'], more: Partial<BetRefused> = {}): BetRefused => ({
  code,
  leg: null,
  counterOffer: null,
  params: {},
  ...more,
})

/** Throws SlipRefusal for a slip that is no bet: no legs, a selection twice, a system that does not fit, a stake that is no whole number above 0. */
export function checkRequest(
  book: Offer,
  { legs: requested, system, eachWay, boosts, stake, policy, freeBets, multipleBoost: seen }: BetRequest,
): CheckedRequest | { readonly refused: BetRefused } {
  const combined = combinedAs({ legs: requested, system, stake })
  const single = boosts && requested.length === 1 && !eachWay
  const found = new Map(requested.map((leg) => [leg.selection, legNow(book, leg, { eachWay, boosts: single })]))
  const legsNow = requested.map(({ selection }) => found.get(selection) ?? nothing)
  const checked = checkAgainstBook(legsNow, policy, requested)
  if ('refused' in checked) return checked
  const changed = changedTerms(policy, requested, legsNow)
  if (changed) return { refused: changed }
  const legs = requested.flatMap((leg, index) =>
    rowsOf({ ...leg, leg: index, price: checked.prices[index] ?? leg.asked.price }, legsNow[index] ?? nothing),
  )
  const related = relatedLegs(
    requested.map(({ selection }, index) => combinedLeg(selection, legsNow[index] ?? nothing)),
    { combined: combined.folds.some((fold) => fold > 1) },
  )
  if (related) return { refused: refusedAsRelated(related) }
  const { size, folds } = combined
  const stored = { stakePerLine: writeFraction(fraction(1)), size, folds: [...folds], eachWay, legs }
  const oneYen = slipOf({ ...stored, multipleBoost: null })
  const plain = checkedBet({ ...checkedBet(oneYen), stakePerLine: stakePerLine(stake, linesOf(oneYen)) })
  const boost = freeBets === true ? null : grantedBoost(book.multipleBoosts(), plain, boostLegsOf(legsNow)).boost
  if (!acceptsBoost(policy, { seen, now: boost?.percent ?? 0 }))
    return { refused: refusedWith('MULTIPLE_BOOST_CHANGED', { params: { percent: boost?.percent ?? 0 } }) }
  const slip = boost ? checkedBet({ ...plain, boost }) : plain
  const delays = legsNow.flatMap(({ parts }) => parts.map((part) => (part?.inPlay ? part.delayMs : 0)))
  const expectation = expectationOf(slip, chancesOf(legsNow))
  return { slip, legs, expectation, delayMs: Math.max(0, ...delays) }
}

/**
 * The first leg of a bet each way that pays less for a place than its player saw, where the policy wants to be asked; null where none does. Terms that are taken stay, also over a delay. Throws
 * SlipRefusal where the request does not say what the player saw.
 */
function changedTerms(policy: PricePolicy, requested: BetRequest['legs'], now: readonly LegNow[]): BetRefused | null {
  for (const [index, { selection, eachWay: seen }] of requested.entries()) {
    const terms = now[index]?.eachWay
    if (!terms || terms === 'none') continue
    if (!seen)
      throw new SlipRefusal(`legs.${index}.eachWay`, 'is missing: a bet each way states the terms that were seen')
    const { placeFraction, places } = terms
    if (acceptsTerms(policy, { asked: seen, now: terms })) continue
    return refusedWith('EACH_WAY_CHANGED', { leg: selection, params: { fraction: placeFraction, places } })
  }
  return null
}

/** The system of a request; throws SlipRefusal as `checkRequest` does, without a look at any price. */
function combinedAs({ legs, system, stake }: Pick<BetRequest, 'legs' | 'system' | 'stake'>): System {
  if (!Number.isSafeInteger(stake) || stake < 1) throw new SlipRefusal('stake', 'must be a whole number above 0')
  const combined = 'type' in system ? namedSystem(system.type, legs.length) : chosenFolds(system.choose, legs.length)
  const all = legs.flatMap(({ selection, together }) => [selection, ...together])
  if (new Set(all).size < all.length) throw new SlipRefusal('legs', 'have a selection twice')
  return combined
}

/** Checks like `checkRequest`, once the joint prices of the request are computed; a request that needs no price to be refused is refused before. */
export async function checkPriced(
  book: Offer,
  request: BetRequest,
): Promise<CheckedRequest | { readonly refused: BetRefused }> {
  const { folds } = combinedAs(request)
  const refused = refusedUnpriced(book, request.legs, { combined: folds.some((fold) => fold > 1) })
  if (refused) return { refused }
  await computeJoints(book, request.legs, 'bet')
  return checkRequest(book, request)
}

interface RequestedLeg extends LegName {
  readonly asked: RequestedTerms
}

/** The selections of a leg as they are stored. */
function rowsOf(
  {
    selection,
    together,
    asked: requested,
    banker,
    leg,
    price,
  }: BetRequest['legs'][number] & Pick<StoredLeg, 'leg' | 'price'>,
  { parts, eachWay, boost }: LegNow,
): StoredLeg[] {
  const terms = eachWay === 'none' ? null : eachWay
  const roles = ['win' as const, ...together.map(() => 'together' as const), 'place' as const]
  // what its player did not say of red cards is what stands now, and is compared after the delay
  const seen = { ...requested, redCards: requested.redCards ?? parts[0]?.state.redCards ?? null }
  return parts.flatMap((part, index): StoredLeg[] => {
    if (!part) return []
    const { eventId, marketKey, outcome, names, about } = part
    const role = roles[index] ?? 'place'
    const placeFraction = part.selection === selection ? (terms?.placeFraction ?? null) : null
    const selected = { selection: part.selection, eventId, marketKey, outcome, names, about }
    return [{ ...selected, price, asked: seen, banker, leg, role, placeFraction, boost: boost?.order ?? null }]
  })
}

/** The prices of all legs of a stored bet now, in their order, if the player's policy takes them, and their chances. */
export function pricesNow(
  book: Offer,
  policy: PricePolicy,
  { legs, ...betting }: { readonly legs: readonly RequestedLeg[] } & Betting,
):
  | { readonly prices: readonly StoredLeg['price'][]; readonly chances: readonly number[] }
  | { readonly refused: BetRefused } {
  const now = legs.map((leg) => legNow(book, leg, betting))
  const checked = checkAgainstBook(now, policy, legs)
  return 'refused' in checked ? checked : { ...checked, chances: chancesOf(now) }
}

/** Per cent that a stored multiple would add to its winnings if it was bet now. */
export function boostNow(book: Offer, slip: Slip, legs: readonly LegName[]): number {
  const now = legs.map((leg) => legNow(book, leg, { eachWay: false, boosts: false }))
  return grantedBoost(book.multipleBoosts(), slip, boostLegsOf(now)).boost?.percent ?? 0
}

function checkAgainstBook(
  now: readonly LegNow[],
  policy: PricePolicy,
  legs: readonly RequestedLeg[],
): { readonly prices: readonly StoredLeg['price'][] } | { readonly refused: BetRefused } {
  const checked = checkLegs(
    policy,
    legs.map(({ selection, asked: requested }, index) => ({
      id: selection,
      asked: requested,
      now: stateOf(now[index] ?? nothing),
    })),
  )
  const open = now.findIndex((leg) => leg.parts.every((part) => part?.open) && refusalOfLeg(leg) !== null)
  const [leg, without] = [legs[open], now[open]]
  if (leg && without) {
    const params = paramsOfLeg(without, [leg.selection, ...leg.together])
    return { refused: refusedWith(refusalOfLeg(without) ?? 'NO_JOINT_PRICE', { leg: leg.selection, params }) }
  }
  if ('accepted' in checked) return { prices: checked.accepted.map(({ price }) => price) }
  const { refused, leg: id, counterOffer } = checked
  const at = legs.findIndex(({ selection }) => selection === id)
  const ids = [id, ...(legs[at]?.together ?? [])]
  return { refused: refusedWith(refused, { leg: id, counterOffer, params: paramsOfClosed(now[at] ?? nothing, ids) }) }
}

/** A leg is as its worst part. A selection that takes no bets is suspended at least, whatever its market says. */
function stateOf(leg: LegNow): LegToCheck['now'] {
  const [first] = leg.parts
  const missing = leg.parts.some((part) => part === null)
  if (!first || missing) return { missing: 'outcome' }
  const parts = leg.parts.flatMap((part) => part ?? [])
  const offline = parts.find(({ state }) => state.event === 'offline')
  const closed = parts.find(({ state }) => state.market === 'closed')
  const suspended = parts.find(({ open, state }) => !open || state.market === 'suspended')
  const { score, redCards } = first.state
  return {
    score,
    redCards,
    price: priceOfLeg(leg),
    event: offline ? 'offline' : 'open',
    market: closed ? 'closed' : suspended ? 'suspended' : 'active',
  }
}

/** Refuses what needs no price: too many joint prices, or legs that may not be combined; null where neither is the case. Legs that the book does not know are left to `checkRequest`. */
export function refusedUnpriced(
  book: Offer,
  requested: readonly LegName[],
  { combined }: { readonly combined: boolean },
): BetRefused | null {
  const joint = requested.filter(({ together }) => together.length > 0)
  if (joint.length > mostJointLegs.inSlip) return tooManyJoint(joint[mostJointLegs.inSlip]?.selection ?? null)
  const known = requested.flatMap(({ selection }) => {
    const now = book.selection(selection)
    return now ? [{ id: selection, event: now.eventId, ...now.combines }] : []
  })
  const related = relatedLegs(known, { combined })
  return related && refusedAsRelated(related)
}

const refusedAsRelated = ({ leg, other, isSameEvent }: RelatedLegs) =>
  refusedWith('RELATED_LEGS', { leg, params: { other, sameEvent: isSameEvent } })

const tooManyJoint = (leg: SelectionId | null) => {
  const most = mostJointLegs.inSlip
  const why = `at most ${most} legs may have selections together`
  return refusedWith('TOO_MANY_LEGS', { leg, params: { field: 'legs', most, why } })
}

/** A stored bet as it was asked for. */
export function requestOfBet({ legs, eachWay }: Pick<StoredBet, 'legs' | 'eachWay'>) {
  const requested = joinedLegs(legs).map(({ win, together }): RequestedLeg => {
    const others = together.map(({ selection }) => selection)
    return { selection: win.selection, together: others, asked: win.asked }
  })
  return { legs: requested, eachWay, boosts: legs.some(({ boost }) => boost !== null) }
}
