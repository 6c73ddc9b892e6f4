import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { balanceAmount, currency, languageId, success } from '../fields.ts'
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
          nickname: v.string(),
          amount: balanceAmount,
          currency,
          at: v.pipe(v.string(), v.isoTimestamp()),
        }),
      ),
    }),
    refusals: [],
  }),
} as const
