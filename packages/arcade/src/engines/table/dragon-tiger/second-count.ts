import { type DragonTigerBet, dragonTigerPayouts } from '../../../maths/dragon-tiger.ts'

/** The returns of a bet over all ordered pairs of cards from eight decks, in halves of it: in closed form, apart from the enumeration of `dragon-tiger.ts`. */
export function halvesReturned(spot: string): bigint {
  const bet = spot === 'suited-tie' ? 'suitedTie' : (spot as DragonTigerBet) // the others have the same name
  return dragonTigerPayouts(bet).reduce(
    (sum, { multiple, cases }) => sum + (2n * multiple.numerator * cases) / multiple.denominator,
    0n,
  )
}
