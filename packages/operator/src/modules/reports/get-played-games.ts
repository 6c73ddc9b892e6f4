import type { PlayerApi } from '@andon/contract'
import type { Handler } from '@andon/platform/http'
import type { Deps } from './deps.ts'

/** A month: all rounds of it are read. */
const days = 30

export function getPlayedGames({ db, clock, gameWallet }: Deps): Handler<PlayerApi['reports']['getPlayedGames']> {
  return async (_request, { session: { playerId } }) => {
    const since = clock.now().subtract({ hours: 24 * days })
    const games = await gameWallet.playedGames(db, { playerId, since })
    return {
      success: true,
      since: since.toString(),
      games: games.map(({ lastAt, ...game }) => ({ ...game, lastAt: lastAt.toString() })),
    }
  }
}
