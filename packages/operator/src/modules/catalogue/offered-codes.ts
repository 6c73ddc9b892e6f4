import type { Deps } from './deps.ts'
import { isGameOffered } from './domain/places.ts'
import type { PlayersGame } from './store.ts'

/** The codes of those games of a player's list that the site offers, in the same order. */
export function offeredCodes({ suppliers }: Deps, games: readonly PlayersGame[], site: string): string[] {
  return games.flatMap((game) => {
    const supplier = suppliers.find(game.supplier)
    return supplier && isGameOffered({ supplier, game }, { site, country: null }) ? [game.gameCode] : []
  })
}
