import type { JackpotOptions } from './index.ts'
import { playerOfShownWin } from './store/wins.ts'

/** The player of a round that anyone may see, as long as its win may be among the winners; null for every other round. */
export function shownRound({ db, playersByIds }: JackpotOptions) {
  return async (round: { readonly supplier: string; readonly roundId: string }): Promise<string | null> => {
    const playerId = await playerOfShownWin(db, round)
    if (playerId === null) return null
    return (await playersByIds(db, [playerId])).get(playerId)?.locked === false ? playerId : null
  }
}
