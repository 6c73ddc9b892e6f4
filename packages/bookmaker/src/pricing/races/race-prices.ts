import type { Rider } from '../../markets/races/race.ts'
import { bracketIn, type RaceMarket, wonBy } from '../../markets/races/race-markets.ts'
import { type Price, price } from '../../model/price.ts'
import { highest, priceAtMost } from '../margins/ladder.ts'
import { marginByOdds } from '../margins/margin-by-odds.ts'
import type { Finish } from './finish-table.ts'

/** An outcome of a market on a race with its exact chance under the table, and its price; null for one that would pay less than 1.02. */
export interface PricedFinish {
  readonly id: string
  readonly chance: number
  readonly price: Price | null
}

/** Margins by what is asked: more where there are more outcomes. The trifecta's is the highest. `marginByOdds` takes no more than 10.5 % off any price, so that the margin of many long shots is smaller than that. */
export function raceOverround({ of, picks, ordered }: RaceMarket): number {
  if (picks === 1) return 0.09
  if (picks === 3) return ordered ? 0.2 : 0.16
  return of === 'brackets' || !ordered ? 0.11 : 0.13
}

const leastPrice = 1020
/** Steps of prices above 1,000.00, all below 5 %. A race has 504 trifectas, most of them less likely than one in a thousand. */
const longSteps: readonly (readonly [limit: number, step: number])[] = [
  [2_000_000, 20_000],
  [5_000_000, 50_000],
  [10_000_000, 100_000],
  [20_000_000, 200_000],
  [50_000_000, 500_000],
]
/** No outcome of a race pays more: 50,000.00. */
export const longest = 50_000_000

/** The highest price at or below so many thousandths: by the ladder of all sports up to 1,000.00, by longer steps above. Null below 1.02. */
export function racePriceAtMost(thousandths: number): Price | null {
  if (thousandths < highest) {
    const found = priceAtMost(thousandths)
    return found !== null && found >= leastPrice ? found : null
  }
  const capped = Math.min(thousandths, longest)
  const [, step] = longSteps.find(([limit]) => capped < limit) ?? [longest, 500_000]
  return price(Math.floor(capped / step + 1e-9) * step)
}

/** The exact chances of every outcome of a market, in the order of `outcomesOf`: each is the sum over the orders that it wins. */
export function raceChances(
  market: RaceMarket,
  table: readonly Finish[],
  field: readonly Pick<Rider, 'number' | 'bracket'>[],
): ReadonlyMap<string, number> {
  const bracketOf = bracketIn(field)
  const chances = new Map<string, number>()
  for (const { order, chance } of table)
    for (const id of wonBy(market, order, bracketOf)) chances.set(id, (chances.get(id) ?? 0) + chance)
  return new Map([...chances].sort(([one], [other]) => (one < other ? -1 : 1)))
}

/**
 * The prices of every outcome of several markets on one race. Each is at or below the fair one under the one table, so no set of bets at these prices wins whatever happens. Outcomes with the same
 * chance, such as the exacta 1–2 and the bracket exacta 1–2, have the same price: the best that one of their markets has.
 */
export function raceOffer(
  markets: readonly RaceMarket[],
  table: readonly Finish[],
  field: readonly Pick<Rider, 'number' | 'bracket'>[],
): ReadonlyMap<number, readonly PricedFinish[]> {
  const priced = markets.map((market) => {
    const chances = [...raceChances(market, table, field)]
    const implied = marginByOdds(
      chances.map(([, chance]) => chance),
      raceOverround(market),
    )
    const outcomes = chances.map(([id, chance], at) => ({
      id,
      chance,
      price: racePriceAtMost(1000 / (implied[at] ?? 1)),
    }))
    return [market.id, outcomes] as const
  })
  alignPrices(priced.flatMap(([, outcomes]) => outcomes))
  return new Map(priced)
}

/** Chances that differ by a smaller part are of the same thing, added up in another order. */
const sameChance = 1e-9

function alignPrices(outcomes: readonly { readonly chance: number; price: Price | null }[]): void {
  const sorted = outcomes.toSorted((one, other) => one.chance - other.chance)
  for (let from = 0, to = 0; from < sorted.length; from = to) {
    const least = sorted[from]?.chance ?? 0
    while (to < sorted.length && (sorted[to]?.chance ?? 0) <= least * (1 + sameChance)) to++
    const same = sorted.slice(from, to)
    const best = same.reduce<Price | null>(
      (most, { price }) => (price !== null && (most === null || price > most) ? price : most),
      null,
    )
    for (const outcome of same) outcome.price = best
  }
}
