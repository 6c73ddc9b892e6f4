import { createHash } from 'node:crypto'
import * as v from 'valibot'
import { mostUnits } from './amounts.ts'

/** Longer than any that is used; what is stored has the bounds of the wallet API. */
const text = v.pipe(v.string(), v.minLength(1), v.maxLength(255))
const units = v.pipe(
  v.union([
    v.bigint(),
    v.pipe(
      v.number(),
      v.safeInteger(),
      v.transform((whole: number) => BigInt(whole)),
    ),
  ]),
  v.minValue(0n),
  v.maxValue(mostUnits),
)
const about = { user: text, request_uuid: text }
const transaction = { ...about, transaction_uuid: text, round: v.nullish(text), round_closed: v.nullish(v.boolean()) }
const ofBet = { ...transaction, reference_transaction_uuid: text, game_code: v.nullish(text) }

/** The aggregator's calls by path. Other fields are ignored. A token is read only where a live session is needed. */
export const requests = {
  'user/info': v.object(about),
  'user/balance': v.object({ ...about, token: text }),
  'transaction/bet': v.object({
    ...transaction,
    token: text,
    game_code: text,
    currency: text,
    amount: units,
    is_free: v.nullish(v.boolean()),
  }),
  'transaction/win': v.object({ ...ofBet, currency: text, amount: units }),
  'transaction/rollback': v.object(ofBet),
} as const
export type CallPath = keyof typeof requests
export type RequestOf<Path extends CallPath> = v.InferOutput<(typeof requests)[Path]>

export const isCallPath = (path: string): path is CallPath => Object.hasOwn(requests, path)

/** A round's id in the wallet API, which takes fewer characters: the same, or a hash of it. */
export function roundIdOf(round: string): string {
  return /^[\w.:-]{1,100}$/.test(round) ? round : `round:${createHash('sha256').update(round).digest('base64url')}`
}
