import * as v from 'valibot'
import { topic } from '../topic.ts'

/** Players of one game now, as in `getPlayersNow`; 0 means fewer than are shown. */
export const gamePlayersTopic = topic('game/{gameCode}/players', {
  access: 'public',
  image: v.object({ players: v.number() }),
  payload: v.object({ players: v.number() }),
  conflation: { keep: 'latest' },
})
