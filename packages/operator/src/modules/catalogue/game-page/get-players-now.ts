import type { PlayerApi } from '@andon/contract'
import type { Handler } from '@andon/platform/http'
import type { Deps } from '../deps.ts'

const minutes = 5
const keepMs = 5_000
/** Fewer could be recognised. */
export const fewestPlayersShown = 3

type Reply = Awaited<ReturnType<Handler<PlayerApi['catalogue']['getPlayersNow']>>>

/** How many players have finished a real round of each game in the last five minutes; one read for everybody who asks within five seconds: for the call and for topics. */
export function createPlayersNow({
  db,
  clock,
  playRecords,
}: Pick<Deps, 'db' | 'clock' | 'playRecords'>): () => Promise<Reply> {
  let known: { readonly until: number; readonly reply: Promise<Reply> } | undefined
  const read = async (): Promise<Reply> => ({
    games: await playRecords.playersOfGames(db, {
      since: clock.now().subtract({ minutes }),
      fewestPlayers: fewestPlayersShown,
    }),
  })
  return async () => {
    const now = clock.now().epochMilliseconds
    if (!known || known.until <= now) {
      const reply = read()
      known = { until: now + keepMs, reply }
      reply.catch(() => {
        known = undefined
      })
    }
    return known.reply
  }
}
