import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { currency } from '../fields.ts'

const id = v.pipe(v.string(), v.regex(/^[\w.:-]{1,100}$/))

/** `seed`: a reserve pays for the next meter. `overflow`: what is above a cap waits apart, or comes back. `retired`: the money of a jackpot that ended. */
export const jackpotMoveKinds = ['seed', 'overflow', 'retired'] as const

/** A call of the wallet API with money of the supplier's jackpots, which belongs to no player. */
export const jackpotMoneyCalls = {
  moveJackpot: endpoint('POST /wallet/move-jackpot', {
    summary: 'Moves money from the account of one of the supplier’s jackpots to that of another',
    request: v.pipe(
      v.strictObject({
        /** Of the supplier, over all players. */
        transactionId: id,
        kind: v.picklist(jackpotMoveKinds),
        /** The supplier's names of the accounts, as in `contributions` and `jackpot`. */
        from: id,
        to: id,
        /** Of a minor unit. */
        millionths: v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(1_000_000_000_000_000)),
        currency,
      }),
      v.forward(
        v.check(({ from, to }) => from !== to, 'to is the same as from'),
        ['to'],
      ),
    ),
    reply: v.object({ status: v.literal('OK'), transactionId: id }),
    /** `DUPLICATE`: the id is that of another move. `INSUFFICIENT_FUNDS`: the account has less. Neither moves anything. */
    refusals: ['DUPLICATE', 'INSUFFICIENT_FUNDS'],
  }),
} as const
