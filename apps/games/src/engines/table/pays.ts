import type { TableConfig } from '@andon/arcade/engines/table/index'
import type { Spot } from './table-title.ts'

/** What a bet returns at best, as a multiple of it, the bet included; and what it wins to 1. */
export function paysOf({ pays }: Pick<Spot, 'pays'>): { readonly returns: number; readonly toOne: number } {
  const returns = Math.max(...pays.map((pay) => pay.returns.decimal))
  return { returns, toOne: Number((returns - 1).toPrecision(8)) }
}

/** The facts with which a bet wins. */
export const coveredBy = ({ pays }: Pick<Spot, 'pays'>): readonly string[] => pays[0]?.on ?? []

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
