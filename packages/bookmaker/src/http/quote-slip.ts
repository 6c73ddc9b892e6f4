import { divide, floor, fraction, multiply } from '@andon/money/fraction'
import type { BetRefusalCode } from '../bet-rules/bet-refusals.ts'
import type { BookLimits } from '../bet-rules/book-limits.ts'
import { type BoostTerms, type GrantedBoost, grantedBoost } from '../bet-rules/boost-terms.ts'
import { volumeFor } from '../bet-rules/confidence.ts'
import { maxStake, mostStake, passedLimit, stakePerLine } from '../bet-rules/stake-limits.ts'
import type { Offer, SelectionNow } from '../book/offer.ts'
import { price } from '../model/price.ts'
import { refusedUnpriced } from '../placing/check-request.ts'
import { computeJoints } from '../placing/compute-joints.ts'
import {
  boostLegsOf,
  chancesOf,
  type LegNow,
  legNow,
  paramsOfClosed,
  paramsOfLeg,
  priceOfLeg,
  refusalOfLeg,
} from '../placing/leg-now.ts'
import { volumesLeft } from '../placing/volumes-left.ts'
import { type AuthoriseDeps, liveSession } from '../sessions/open-session.ts'
import { checkedBet } from '../settlement/check-slip.ts'
import { averageReturnsOf } from '../settlement/expectation.ts'
import { oddsOfPrice } from '../settlement/odds.ts'
import { mostReturns } from '../settlement/settle.ts'
import { linesOf, type Slip } from '../settlement/slip.ts'
import { SlipRefusal } from '../settlement/slip-refusal.ts'
import { chosenFolds, namedSystem } from '../settlement/systems.ts'
import type { SportsReply, SportsRequest } from '../sports-api/calls.ts'
import { readFraction } from '../store/bets.ts'
import { findLimits } from '../store/limits.ts'
import { findOpenVolumes, findStakeProfile } from '../store/players.ts'

interface Quoting {
  readonly book: Offer
  readonly limits: BookLimits
}
type SlipToQuote = Pick<SportsRequest<'quoteSlip'>, 'legs' | 'combine' | 'stake' | 'eachWay' | 'boosts'>
type Quote = SportsReply<'quoteSlip'>['quote']
type RequestedLeg = SlipToQuote['legs'][number]

/**
 * What a slip costs and may return at the prices of now, and the first reason for which the book would not take it. With a session, `maxStake` is what its player has left;
 * what the book can lose, and limits at the wallet, are checked when it is bet.
 */
export async function quoteSlip(
  deps: Quoting & AuthoriseDeps,
  request: SlipToQuote & { readonly sessionToken?: string },
): Promise<Quote> {
  const { eachWay, sessionToken } = request
  const boosts = request.boosts && request.legs.length === 1 && !eachWay
  const look = () => request.legs.map((leg) => legNow(deps.book, leg, { eachWay, boosts }))
  if (refusedBeforePrices(deps, request, look()) === null) await computeJoints(deps.book, request.legs, 'quote')
  const now = look()
  const session = sessionToken === undefined ? null : await liveSession(deps, sessionToken)
  const parts = now.flatMap((leg) => leg.parts.filter((part) => part !== null))
  const volume = session
    ? await volumeOfPlayer(deps, session.playerId, parts)
    : Math.min(...parts.map((part) => volumeFor(deps.limits.volume, part)))
  return quoteNow(deps, request, { now, volume })
}

async function volumeOfPlayer(
  { db, limits }: Quoting & Pick<AuthoriseDeps, 'db'>,
  playerId: string,
  parts: readonly SelectionNow[],
): Promise<number> {
  const events = [...new Set(parts.map(({ eventId }) => eventId))]
  const inPlay = (eventId: string) => parts.some((part) => part.eventId === eventId && part.inPlay)
  const [limitsOf, { factor }, open] = await Promise.all([
    findLimits(db, parts, { usual: limits, inPlay }),
    findStakeProfile(db, playerId),
    findOpenVolumes(db, { playerId, events, except: [] }),
  ])
  return volumesLeft(parts, { limitsOf, factor, open, moved: null }).byPlayer
}

interface EarlyRefusal {
  readonly code: BetRefusalCode
  readonly selection: string | null
  readonly params: Readonly<Record<string, string | number | boolean>>
}

/** Why there is nothing to price: an unknown or suspended selection, a slip that is no bet or larger than the book takes, legs that may not be combined. */
function refusedBeforePrices(
  { book, limits }: Quoting,
  request: SlipToQuote,
  now: readonly LegNow[],
): EarlyRefusal | null {
  const refused = (code: BetRefusalCode, selection: string | null = null, params: EarlyRefusal['params'] = {}) => ({
    code,
    selection,
    params,
  })
  for (const [index, { selection, together }] of request.legs.entries()) {
    const parts = now[index]?.parts ?? [null]
    if (parts.every((part) => part?.open)) continue
    const code = parts.includes(null) ? 'OUTCOME_UNKNOWN' : 'MARKET_SUSPENDED'
    return refused(code, selection, paramsOfClosed({ parts }, [selection, ...together]))
  }
  const lines = linesOrRefusal(request)
  if (lines instanceof SlipRefusal) return malformed(lines)
  if (request.legs.length > limits.maxLegs) return refused('TOO_MANY_LEGS')
  if (lines > limits.maxLines) return refused('TOO_MANY_LINES')
  const unpriced = refusedUnpriced(book, request.legs, { combined: systemOf(request).folds.some((fold) => fold > 1) })
  return unpriced && refused(unpriced.code, unpriced.leg, unpriced.params)
}

function quoteNow(
  { book, limits }: Quoting,
  request: SlipToQuote,
  { now, volume }: { readonly now: readonly LegNow[]; readonly volume: number },
): Quote {
  const legs = request.legs.map((leg, index) => legOf(leg, { book, now: now[index] }))
  const refused = (refusal: EarlyRefusal): Quote => ({
    lines: null,
    stake: null,
    minStake: null,
    maxStake: null,
    mostReturns: null,
    averageReturns: null,
    multipleBoost: null,
    legs,
    refusal: { ...refusal, params: { ...refusal.params }, counterOffer: null },
  })
  const early = refusedBeforePrices({ book, limits }, request, now)
  if (early) return refused(early)
  for (const [index, { selection, together }] of request.legs.entries()) {
    const leg = now[index]
    const code = leg && refusalOfLeg(leg)
    if (leg && code) return refused({ code, selection, params: paramsOfLeg(leg, [selection, ...together]) })
  }
  const plain = slipOf(request, now)
  if (plain instanceof SlipRefusal) return refused(malformed(plain))
  const granted = grantedBoost(book.multipleBoosts(), plain, boostLegsOf(now))
  const slip = orRefusal(() => (granted.boost ? checkedBet({ ...plain, boost: granted.boost }) : plain))
  if (slip instanceof SlipRefusal) return refused(malformed(slip))
  const lines = linesOf(slip)
  const odds = divide(mostReturns(slip), multiply(slip.stakePerLine, fraction(lines)))
  const usual = { ...limits, maxStake: maxStake({ volume, odds, factor: 1000 }) }
  const stake = totalStake(request, lines)
  const boosted = now[0]?.boost?.mostStake ?? Number.POSITIVE_INFINITY
  const most = Math.min(mostStake(slip, usual), boosted)
  const passed =
    passedLimit(slip, usual) ?? (stake > boosted ? { refused: 'BOOST_USED' as const, maxStake: boosted } : null)
  return {
    lines,
    stake,
    maxStake: most,
    minStake: Math.max(limits.minStake, limits.minStakePerLine * lines),
    mostReturns: Number(floor(mostReturns(slip))),
    averageReturns: averageReturnsOf(slip, chancesOf(now)),
    multipleBoost: boostShown(book.multipleBoosts(), granted, { plain, slip, chances: chancesOf(now) }),
    legs,
    refusal: passed && {
      code: passed.refused,
      selection: passed.refused === 'BOOST_USED' ? (request.legs[0]?.selection ?? null) : null,
      counterOffer: passed.maxStake === null ? null : { kind: 'stake', maxStake: Math.min(passed.maxStake, most) },
      params: {},
    },
  }
}

/** Null where the ladder has nothing for such a slip, and none of its legs is why. */
function boostShown(
  { steps, leastOdds }: BoostTerms,
  { boost, step, legAtFault }: GrantedBoost,
  { plain, slip, chances }: { readonly plain: Slip; readonly slip: Slip; readonly chances: readonly number[] },
): Quote['multipleBoost'] {
  const next = steps.find(({ legs }) => legs > plain.legs.length)
  const isNear = linesOf(plain) === 1 && plain.legs.length > 1 && next && next.legs === plain.legs.length + 1
  if (step === 0 && legAtFault === null && !isNear) return null
  return {
    percent: boost?.percent ?? 0,
    step,
    adds: Number(floor(mostReturns(slip)) - floor(mostReturns(plain))),
    withoutIt: boost ? (averageReturnsOf(plain, chances)?.whole ?? null) : null,
    steps: steps.map((one) => ({ ...one })),
    leastOdds,
    legAtFault: legAtFault === null ? null : (plain.legs[legAtFault]?.id ?? null),
  }
}

/** Why a slip makes no bet: the field of the request, such as `combine.choose.1`, and what is wrong with it. */
export function malformed({ field, why }: SlipRefusal) {
  const sent = field.startsWith('choose') ? `combine.${field}` : field === 'stakePerLine' ? 'stake' : field
  return { code: 'SLIP_MALFORMED' as const, selection: null, counterOffer: null, params: { field: sent, why } }
}

/** In all, in minor units. */
export function totalStake({ stake }: Pick<SlipToQuote, 'stake'>, lines: number): number {
  return 'total' in stake ? stake.total : stake.perLine * lines
}

/** Lines of a slip as it was asked for; throws SlipRefusal where its legs make none. */
export function systemLinesOf({ legs, combine, eachWay }: Pick<SlipToQuote, 'legs' | 'combine' | 'eachWay'>): number {
  const odds = fraction(2)
  const system = systemOf({ combine, legs })
  return linesOf(
    checkedBet({
      stakePerLine: fraction(1),
      system,
      eachWay,
      legs: legs.map(({ banker }, index) => ({
        id: `${index}`,
        odds,
        banker,
        placeFraction: eachWay ? fraction(1, 5) : null, // any: lines do not depend on it
      })),
    }),
  )
}

function legOf(
  { selection, together }: RequestedLeg,
  { book, now }: { book: Offer; now: LegNow | undefined },
): Quote['legs'][number] {
  const terms = together.length > 0 ? null : book.eachWay(selection)
  const [first, ...others] = now?.parts ?? []
  return {
    selection,
    names: first?.names ?? null,
    together: together.map((id, index) => ({ selection: id, names: others[index]?.names ?? null })),
    price: now ? priceOfLeg(now) : null,
    open: now?.parts.every((part) => part?.open) === true && refusalOfLeg(now) === null,
    inPlay: first?.inPlay ?? false,
    score: first?.state.score ?? null,
    redCards: first?.state.redCards ?? null,
    boost: now?.boost ? { ordinaryPrice: first?.price ?? now.boost.price, mostStake: now.boost.mostStake } : null,
    eachWay: terms && { places: terms.places, placeFraction: terms.placeFraction },
  }
}

const systemOf = ({ combine, legs }: Pick<SlipToQuote, 'combine' | 'legs'>) =>
  'type' in combine ? namedSystem(combine.type, legs.length) : chosenFolds(combine.choose, legs.length)

/** A refusal where the legs make no bet: too few for the system, one of them twice, bankers that do not fit. */
function linesOrRefusal(request: SlipToQuote): number | SlipRefusal {
  const all = request.legs.flatMap(({ selection, together }) => [selection, ...together])
  if (new Set(all).size < all.length) return new SlipRefusal('legs', 'have a selection twice')
  return orRefusal(() => systemLinesOf(request))
}

/** A refusal of a stake or of returns that are no money. */
function slipOf(request: SlipToQuote, now: readonly LegNow[]): Slip | SlipRefusal {
  const { legs, eachWay } = request
  return orRefusal(() => {
    const lines = systemLinesOf(request)
    return checkedBet({
      stakePerLine: stakePerLine(totalStake(request, lines), lines),
      system: systemOf(request),
      eachWay,
      legs: legs.map(({ selection, banker, price: seen }, index) => {
        const leg = now[index]
        const terms = leg?.eachWay && leg.eachWay !== 'none' ? leg.eachWay : null
        return {
          id: selection,
          banker,
          odds: oddsOfPrice((leg && priceOfLeg(leg)) ?? price(seen)),
          placeFraction: terms && readFraction(terms.placeFraction),
        }
      }),
    })
  })
}

function orRefusal<T>(make: () => T): T | SlipRefusal {
  try {
    return make()
  } catch (error) {
    if (error instanceof SlipRefusal) return error
    throw error
  }
}
