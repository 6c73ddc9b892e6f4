import { type PlayerApi, Refusal } from '@andon/contract'
import type { Handler } from '@andon/platform/http'
import type { Deps } from './deps.ts'
import { findGame, toggleFavourite } from './store.ts'

export function toggleFavouriteGame({ db, clock }: Deps): Handler<PlayerApi['catalogue']['toggleFavouriteGame']> {
  return async ({ gameCode }, { session }) => {
    if (!(await findGame(db, gameCode))) throw new Refusal('GAME_UNKNOWN', { field: 'gameCode' })
    const chosen = { playerId: session.playerId, gameCode, at: clock.now().toString() }
    return { success: true, isFavorite: await db.transaction((tx) => toggleFavourite(tx, chosen)) }
  }
}
