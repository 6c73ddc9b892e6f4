import type { TableConfig } from '@andon/arcade/engines/table/index'
import type { Spot } from './table-title.ts'

/** What a win of a bet returns, as multiples of it, the bet included, each once in the rules' order: three for a bet on a face that one, two or three dice may show. */
export function winsOf({ pays }: Pick<Spot, 'pays'>): readonly number[] {
  return [...new Set(pays.map(({ returns }) => returns.decimal).filter((returns) => returns > 1))]
}

/** What a bet returns at best, as a multiple of it, the bet included. */
export const bestOf = (spot: Pick<Spot, 'pays'>): number => Math.max(0, ...winsOf(spot))

/** The odds of a win to 1, `show` a number. Several are joined: `1 / 2 / 14`. */
export function oddsOf(spot: Pick<Spot, 'pays'>, show: (odds: number) => string): string {
  return winsOf(spot)
    .map((returns) => show(Number((returns - 1).toPrecision(8))))
    .join(' / ')
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
