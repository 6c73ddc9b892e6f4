import type { TableConfig } from '@andon/arcade/engines/table/index'
import type { Spot } from './table-title.ts'

type Returns = Pick<Spot, 'pays' | 'covers'>

/** The returns of a winning bet, as multiples of its stake, the stake included, each once in the rules' order: three for a face of one to three dice. */
export function winsOf({ pays, covers = 1 }: Returns): readonly number[] {
  const wins = pays.map(({ returns }) => returns.decimal).filter((returns) => returns > 1)
  // decimals are exact to 15 digits
  return [...new Set(wins.map((returns) => Number((1 + covers * (returns - 1)).toPrecision(12))))]
}

/** The part of all bets that covers their losses beyond the stakes, in minor units; 0 where amounts are stakes. */
export function coverOf({ spots }: Pick<TableConfig, 'spots'>, bets: ReadonlyMap<string, number>): number {
  return spots.reduce((sum, { id, covers = 1 }) => sum + (bets.get(id) ?? 0) * (1 - 1 / covers), 0)
}

/** The best return of a bet, as a multiple of it, the bet included. */
export const bestOf = (spot: Returns): number => Math.max(0, ...winsOf(spot))

/** More ways to win are shown as a range. */
const mostListed = 4

/** The odds of a win to 1, `show` a number. Several are joined: `1 / 2 / 14`; of many the least and the greatest, such as `4–179`. */
export function oddsOf(spot: Returns, show: (odds: number) => string): string {
  const wins = winsOf(spot)
  const shown = (returns: number) => show(Number((returns - 1).toPrecision(8)))
  if (wins.length > mostListed) return [Math.min(...wins), Math.max(...wins)].map(shown).join('–')
  return wins.map(shown).join(' / ')
}

/** The facts with which a bet wins. */
export const coveredBy = ({ pays }: Pick<Spot, 'pays'>): readonly string[] =>
  pays.filter(({ returns }) => returns.decimal > 1).flatMap(({ on }) => on)

/** The sorts of bets in the order of the felt, each with its first spot. */
export function sortsOf({
  spots,
}: Pick<TableConfig, 'spots'>): readonly { readonly sort: string; readonly spot: Spot }[] {
  const first = new Map<string, Spot>()
  for (const spot of spots) if (!first.has(spot.sort)) first.set(spot.sort, spot)
  return [...first].map(([sort, spot]) => ({ sort, spot }))
}

/** The spots that a table offers. */
export function spotsAt({ spots }: Pick<TableConfig, 'spots'>, table: string | null): readonly Spot[] {
  return spots.filter((spot) => spot.table === null || spot.table === table)
}
