import { mechanics as known, type Mechanic, mechanicId, type OwnMechanic } from '@andon/contract/games/sheet'
import type { Game } from '@andon/contract/player-api/catalogue'

type Listed = Pick<Game, 'gameCode' | 'category' | 'volatility' | 'vendorCode' | 'tagList'>

type AnyMechanic = Mechanic | OwnMechanic

/** Why a game is like another. */
export interface Likeness {
  readonly gameCode: string
  readonly mechanics: readonly AnyMechanic[]
  readonly sameVolatility: boolean
  readonly sameCategory: boolean
}

const weights = { mechanic: 3, volatility: 2, category: 1 }

/**
 * Games like this one, most alike first, in their order where equal: those that share a way to play, or are of the same category and as volatile. `mechanicsOf` has the
 * words of games with a sheet; tags with the same words count, too.
 */
export function similarGames(
  game: Listed,
  others: readonly Listed[],
  { mechanicsOf, most }: { mechanicsOf: ReadonlyMap<string, readonly AnyMechanic[]>; most: number },
): readonly Likeness[] {
  const words = ({ gameCode, tagList }: Listed): readonly AnyMechanic[] => {
    const own = mechanicsOf.get(gameCode) ?? []
    const others = own.filter((mechanic) => typeof mechanic !== 'string')
    return [...known.filter((word) => own.includes(word) || tagList.includes(word)), ...others]
  }
  const wanted = words(game)
  const found = others.flatMap((other) => {
    if (other.gameCode === game.gameCode) return []
    const has = new Set(words(other).map(mechanicId))
    const likeness: Likeness = {
      gameCode: other.gameCode,
      mechanics: wanted.filter((word) => has.has(mechanicId(word))),
      sameVolatility: game.volatility !== 'none' && other.volatility === game.volatility,
      sameCategory: other.category === game.category,
    }
    const { mechanics, sameVolatility, sameCategory } = likeness
    if (mechanics.length === 0 && !(sameVolatility && sameCategory)) return []
    const weight =
      mechanics.length * weights.mechanic +
      (sameVolatility ? weights.volatility : 0) +
      (sameCategory ? weights.category : 0)
    return [{ likeness, weight }]
  })
  return found
    .sort((a, b) => b.weight - a.weight)
    .slice(0, most)
    .map(({ likeness }) => likeness)
}
