import type { PlayerApi } from '@andon/contract'
import type { Handler } from '@andon/platform/http'
import type { Deps } from '../deps.ts'

const minutes = 5
const keepMs = 5_000
/** Fewer could be recognised. */
const fewestPlayers = 3

/** Read by the index of closing times. Not prepared, because a plan from when the table was small would scan the whole table later. */
const playersSql = `select game_code as "gameCode", count(distinct player_id) as players
  from catalogue.rounds where closed_at >= $1::timestamptz and state = 'closed' and staked > 0
  group by game_code having count(distinct player_id) >= ${fewestPlayers} order by players desc, game_code limit 100`

type Reply = Awaited<ReturnType<Handler<PlayerApi['catalogue']['getPlayersNow']>>>

/** How many players have finished a real round of each game in the last five minutes; one read for everybody who asks within five seconds: for the call and for topics. */
export function createPlayersNow({ db, clock }: Pick<Deps, 'db' | 'clock'>): () => Promise<Reply> {
  let known: { readonly until: number; readonly reply: Promise<Reply> } | undefined
  const read = async (): Promise<Reply> => ({
    games: await db.query<{ gameCode: string; players: number }>(playersSql, [
      clock.now().subtract({ minutes }).toString(),
    ]),
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
