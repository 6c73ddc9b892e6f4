import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { balanceAmount, currency, gameCode, languageId, success } from '../fields.ts'
import { routes } from './routes.ts'

export const jackpots = {
  getWinners: endpoint(routes.jackpots.getWinners, {
    access: 'public',
    rate: 'read',
    summary: 'The latest jackpot wins; none on a brand without jackpots',
    request: v.object(languageId),
    reply: v.object({
      ...success.entries,
      winners: v.array(
        v.object({
          /** The first letter of the nickname, for privacy. */
          name: v.string(),
          /** The same as `name`. */
          nickname: v.string(),
          gameCode,
          amount: balanceAmount,
          currency,
          /** The amount divided by the stake of its round, cut to hundredths; absent for a free round. */
          multiple: v.optional(v.number()),
          at: v.pipe(v.string(), v.isoTimestamp()),
        }),
      ),
    }),
    refusals: [],
  }),
} as const
