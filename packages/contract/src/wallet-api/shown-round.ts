import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'

const id = v.pipe(v.string(), v.regex(/^[\w.:-]{1,100}$/))

export const shownRound = endpoint('POST /wallet/shown-round', {
  summary: 'Whose round this is, if anyone may see it: its player agreed, and it is among the winners',
  request: v.strictObject({ roundId: id }),
  reply: v.object({ status: v.literal('OK'), playerId: id }),
  refusals: ['BET_UNKNOWN'],
})
