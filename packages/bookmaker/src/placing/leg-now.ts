import type { BetRefused } from '../bet-rules/bet-refused.ts'
import type { BoostLeg } from '../bet-rules/boost-terms.ts'
import { type CombinedLeg, combinesWithNothing } from '../bet-rules/related-legs.ts'
import type { BoostNow, BuilderPrice, EachWayNow, Offer, SelectionNow } from '../book/offer.ts'
import type { SelectionId } from '../model/selection.ts'
import { oddsOfPrice } from '../settlement/odds.ts'

/** A selection, and those of the same event that must win as well. */
export interface LegName {
  readonly selection: SelectionId
  readonly together: readonly SelectionId[]
}

/** `boosts`: whether a better price by staff counts, which is for singles. */
export interface Betting {
  readonly eachWay: boolean
  readonly boosts: boolean
}

/** Returns the offer of a leg: all its parts, the place of a bet each way last. */
export interface LegNow {
  readonly parts: readonly (SelectionNow | null)[]
  /** Null for a single selection. */
  readonly joint: BuilderPrice | null
  /** Null on winning only. */
  readonly eachWay: EachWayNow | 'none' | null
  readonly boost: BoostNow | null
}

export const nothing: LegNow = { parts: [null], joint: null, eachWay: null, boost: null }

export function legNow(book: Offer, { selection, together }: LegName, { eachWay, boosts }: Betting): LegNow {
  const ids = [selection, ...together]
  const terms = eachWay ? (together.length === 0 && book.eachWay(selection)) || 'none' : null
  const place = terms === null || terms === 'none' ? [] : [terms.place]
  return {
    parts: [...ids, ...place].map((id) => book.selection(id)),
    joint: together.length > 0 ? book.joint(ids) : null,
    eachWay: terms,
    boost: boosts && together.length === 0 ? book.boost(selection) : null,
  }
}

/** Returns the other legs with which a leg may be combined. */
export function combinedLeg(id: string, { parts: [first] }: LegNow): CombinedLeg {
  return { id, event: first?.eventId ?? '', ...(first?.combines ?? combinesWithNothing) }
}

/** Why a leg as a whole is not on offer, though its selections are; null where it is. */
export function refusalOfLeg({ joint, eachWay }: Pick<LegNow, 'joint' | 'eachWay'>): BetRefused['code'] | null {
  if (joint && 'refused' in joint) return joint.refused
  return eachWay === 'none' ? 'NOT_EACH_WAY' : null
}

/** Which of the selections of a joint leg is at fault, for the texts of a refusal: `part`, and `index` from 0 for its own selection. */
export function paramsOfLeg({ joint }: Pick<LegNow, 'joint'>, ids: readonly SelectionId[]): BetRefused['params'] {
  const index = joint && 'refused' in joint ? joint.part : null
  const part = index === null ? undefined : ids[index]
  return index === null || part === undefined ? {} : { part, index }
}

/** Returns the params that `paramsOfLeg` would, for the first selection of a joint leg that takes no bets; empty where all do. */
export function paramsOfClosed({ parts }: Pick<LegNow, 'parts'>, ids: readonly SelectionId[]): BetRefused['params'] {
  const index = parts.includes(null) ? parts.indexOf(null) : parts.findIndex((part) => !part?.open)
  const part = ids[index]
  return ids.length === 1 || part === undefined ? {} : { part, index }
}

/** The chances of legs to win, as far as the book has them: fewer than the legs where one has none. */
export const chancesOf = (legs: readonly LegNow[]): readonly number[] =>
  legs.flatMap(({ parts, joint }) => (joint ? ('chance' in joint ? joint.chance : []) : (parts[0]?.chance ?? [])))

/** The price of a leg now; null where it has none. */
export function priceOfLeg({ parts, joint, boost }: LegNow): SelectionNow['price'] {
  if (joint) return 'price' in joint ? joint.price : null
  return boost?.price ?? parts[0]?.price ?? null
}

/** Legs as the boost of a multiple looks at them, at the prices of now. */
export const boostLegsOf = (legs: readonly LegNow[]): BoostLeg[] =>
  legs.map((leg) => {
    const [first] = leg.parts
    const price = priceOfLeg(leg)
    const isPlain = leg.parts.length === 1 && leg.joint === null && leg.eachWay === null && leg.boost === null
    const mayCount = isPlain && first?.inPlay === false
    return { odds: price && oddsOfPrice(price), chance: first?.chance ?? null, mayCount }
  })
