import { outcomeId, type RaceMarket, raceMarkets } from '@andon/bookmaker/rules'
import type { MarketView, OutcomeView } from '../page/api.ts'

/** The markets of a race in the order of the tabs: what most bettors look for first. */
const order = ['90106', '90107', '90103', '90104', '90105', '90101', '90102', '90108', '90109']

export interface RaceBet {
  readonly bet: RaceMarket
  readonly market: MarketView
  /** By id. */
  readonly outcomes: ReadonlyMap<string, OutcomeView>
}

/** The markets that a race has, each with its outcomes by id. */
export function betsOf(markets: readonly MarketView[]): readonly RaceBet[] {
  return order.flatMap((key) => {
    const market = markets.find((one) => one.key === key)
    const bet = raceMarkets.find(({ id }) => `${id}` === key)
    if (!market || !bet) return []
    return [{ bet, market, outcomes: new Map(market.outcomes.map((one) => [one.selection.split('/')[2] ?? '', one])) }]
  })
}

/** Riders or brackets that are chosen, by column; null where none is. The last column has no choice: it shows prices. */
export type Picks = readonly (number | null)[]

export const noPicks = ({ picks }: Pick<RaceMarket, 'picks'>): Picks => Array.from({ length: picks - 1 }, () => null)

/** The picks after a press of a number in a column: chosen there, and taken out of the others; a second press takes it back. */
export const picked = (picks: Picks, column: number, number: number): Picks =>
  picks.map((before, at) => (at === column ? (before === number ? null : number) : before === number ? null : before))

/**
 * The outcome that a number in the last column completes; null while a column before it is open, and where the number cannot be named twice.
 */
export function completed(bet: Pick<RaceMarket, 'ordered' | 'of'>, picks: Picks, last: number): string | null {
  const chosen = picks.filter((pick) => pick !== null)
  if (chosen.length < picks.length) return null
  if (bet.of === 'riders' && chosen.includes(last)) return null
  return outcomeId(bet, [...chosen, last])
}

/** The outcomes that pay least, which are the likeliest: at most so many. Also while they are suspended, since their buttons follow the stream by themselves. */
export const favouritesOf = ({ market }: RaceBet, most: number): readonly OutcomeView[] =>
  market.outcomes
    .filter(({ price, result }) => price !== null && result === null)
    .toSorted((one, other) => (one.price ?? 0) - (other.price ?? 0))
    .slice(0, most)
