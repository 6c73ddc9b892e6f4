import * as v from 'valibot'
import { ticketStates } from '../chat-states.ts'
import { topic } from '../topic.ts'

/** One of the player's tickets changed; it is fetched. */
export const ticketsTopic = topic('tickets', {
  access: 'player',
  payload: v.object({ number: v.string(), state: v.picklist(ticketStates), version: v.number() }),
  conflation: { keep: 'latestBy', field: 'number' },
})
