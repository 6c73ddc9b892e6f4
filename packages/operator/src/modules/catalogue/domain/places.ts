import { dialCodes } from '@andon/contract/countries'
import { isOfferedIn, type OfferedWhere } from '@andon/contract/offered-where'

export type OfferedPlace = Parameters<typeof isOfferedIn>[1]

/** Both the supplier's contract and the game's licence must cover the place. */
export function isGameOffered(
  { supplier, game }: { supplier: OfferedWhere; game: OfferedWhere },
  place: OfferedPlace,
): boolean {
  return isOfferedIn(supplier, place) && isOfferedIn(game, place)
}

/** ISO countries where it is not offered. */
export function countriesExcluded({ countries }: OfferedWhere): readonly string[] {
  if (!countries) return []
  if ('not' in countries) return countries.not
  return [...dialCodes.keys()].filter((country) => !countries.only.includes(country))
}
