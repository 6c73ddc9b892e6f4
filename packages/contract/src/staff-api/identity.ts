import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { boundedText, email } from '../fields.ts'
import { reference } from './fields.ts'
import { staffRoutes } from './routes.ts'

export const staffIdentity = {
  findPlayers: endpoint(staffRoutes.identity.findPlayers, {
    roles: ['support', 'payments', 'risk'],
    rate: 'read',
    recorded: true,
    summary: 'The player with a reference or id',
    request: v.object({ reference }),
    reply: v.object({
      success: v.literal(true),
      players: v.array(v.object({ id: v.string(), site: v.string(), nickname: v.string() })),
    }),
    refusals: [],
  }),
  linkBank: endpoint(staffRoutes.identity.linkBank, {
    roles: ['risk'],
    rate: 'write',
    summary: 'Links a player to the bank through which they log in; the player then has no password',
    request: v.strictObject({ email, bank: boundedText(80) }),
    unrecorded: ['email'],
    reply: v.object({ success: v.literal(true), playerId: v.string() }),
    refusals: ['ACTION_IMPOSSIBLE'],
  }),
} as const
