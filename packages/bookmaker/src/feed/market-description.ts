import type { Outcome } from '../markets/market.ts'
import type { Names } from '../model/names.ts'
import type { Definitions } from './book.ts'
import { ourDefinitions } from './definitions.ts'

/** A market as a feed describes it: we cannot price or grade it, but show its prices and settle it by the feed's results. */
export interface MarketDescription {
  readonly id: number
  /** Templates, filled as those of our own markets. */
  readonly name: Names
  /** By which stops name it. */
  readonly groups: readonly string[]
  /** Empty where they differ by line, as players do. */
  readonly outcomes: readonly Outcome[]
}

/** By market. */
export type Described = ReadonlyMap<number, MarketDescription>

/** Descriptions of markets that we do not know ourselves. */
export const describedOf = (descriptions: readonly MarketDescription[]): Described =>
  new Map(descriptions.filter(({ id }) => ourDefinitions.groupsOf(id) === null).map((market) => [market.id, market]))

/** The markets we know, and those that the feed describes by now. */
export const definitionsWith = (described: () => Described): Definitions => ({
  groupsOf: (market) => ourDefinitions.groupsOf(market) ?? described().get(market)?.groups ?? null,
  isKnownGroup: (group) =>
    ourDefinitions.isKnownGroup(group) || [...described().values()].some(({ groups }) => groups.includes(group)),
})
