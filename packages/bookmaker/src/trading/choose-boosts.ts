import { textHash } from '../feed/state-hash.ts'
import type { Price } from '../model/price.ts'
import type { SelectionId } from '../model/selection.ts'
import { priceAtMost } from '../pricing/margins/ladder.ts'

/** An outcome that may be given a better price. */
export interface BoostCandidate {
  readonly selection: SelectionId
  readonly event: string
  readonly sport: string
  readonly tournament: string
  readonly price: Price
  /** Our probability that it wins. */
  readonly chance: number
}

export interface ChosenBoost extends BoostCandidate {
  readonly boosted: Price
}

/** Prices that people look at: neither next to nothing nor a long shot. In thousandths. */
const boostable = { from: 1_600, to: 4_000 } as const
/** A boost is so much more, of the price. */
const raise = { least: 1.05, most: 1.1 } as const
/** We sell above the fair price by so much at most. */
const mostAboveFair = 1.03

/** True if a boosted price is above the highest at which we may sell. */
export const isTooGood = (boosted: Price, chance: number): boolean => boosted > (1000 / chance) * mostAboveFair

/** 5 to 10 % more, on the ladder, and at most 3 % above the fair price; null where that leaves nothing. */
export function boostedPrice({ price, chance }: Pick<BoostCandidate, 'price' | 'chance'>): Price | null {
  if (!(chance > 0) || price < boostable.from || price > boostable.to) return null
  const found = priceAtMost(Math.min(price * raise.most, (1000 / chance) * mostAboveFair))
  return found !== null && found >= price * raise.least ? found : null
}

/**
 * As many boosts as are asked for, in an order that follows from the day alone: each of another tournament, and of another sport as long as there is one. What there is already,
 * `made`, counts as chosen.
 */
export function chooseBoosts(
  candidates: readonly BoostCandidate[],
  { day, count, made }: { day: number; count: number; made: readonly Pick<BoostCandidate, 'sport' | 'tournament'>[] },
): ChosenBoost[] {
  const ranked = candidates
    .flatMap((candidate) => {
      const boosted = boostedPrice(candidate)
      return boosted === null ? [] : [{ ...candidate, boosted, rank: textHash(`${day}/${candidate.selection}`) }]
    })
    .toSorted((one, other) => one.rank - other.rank || (one.selection < other.selection ? -1 : 1))
  const chosen: ChosenBoost[] = []
  const isNew = (candidate: BoostCandidate, by: 'sport' | 'tournament') =>
    ![...made, ...chosen].some((other) => other[by] === candidate[by])
  for (const by of ['sport', 'tournament'] as const)
    for (const { rank: _, ...candidate } of ranked)
      if (chosen.length < count && isNew(candidate, by)) chosen.push(candidate)
  return chosen
}
