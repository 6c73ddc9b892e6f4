import * as v from 'valibot'
import { topic } from '../topic.ts'

/** The player's own place in a tournament may have changed: one of the player's rounds was counted, or the entry is new. A call asks for the place. */
export const ownRoundsTopic = topic('own-rounds', {
  access: 'player',
  payload: v.object({ tournamentId: v.string() }),
  conflation: { keep: 'latestBy', field: 'tournamentId', everyMs: 100 },
})
