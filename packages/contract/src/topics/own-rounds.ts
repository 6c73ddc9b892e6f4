import * as v from 'valibot'
import { topic } from '../topic.ts'

/** The player's own place in a tournament may have changed: a round of theirs was counted, or they have entered. The place is asked for by a call. */
export const ownRoundsTopic = topic('own-rounds', {
  access: 'player',
  payload: v.object({ tournamentId: v.string() }),
  conflation: { keep: 'latestBy', field: 'tournamentId', everyMs: 100 },
})
