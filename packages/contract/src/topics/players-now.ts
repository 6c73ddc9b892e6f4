import * as v from 'valibot'
import { topic } from '../topic.ts'

const game = v.object({ gameCode: v.string(), players: v.number() })

/** Players of each game now, as in `getPlayersNow`; a change to 0 means fewer than are shown. */
export const playersNowTopic = topic('players-now', {
  access: 'public',
  image: v.object({ games: v.array(game) }),
  payload: game,
  conflation: { keep: 'latestBy', field: 'gameCode', everyMs: 1_000 },
})
