import { createHash } from 'node:crypto'
import { gameCode } from '@andon/contract/fields'
import { scoringMethods } from '@andon/contract/player-api/tournaments'
import * as v from 'valibot'

const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const text = v.strictObject({
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(80)),
  summary: v.pipe(v.string(), v.minLength(1), v.maxLength(300)),
})

/** The most places that are paid: all prizes of a tournament are one transaction. */
export const mostPrizes = 500

/** Minor units by place, or shares of a pool (buy-ins and what the house adds). */
const prizes = v.variant('kind', [
  v.strictObject({
    kind: v.literal('places'),
    amounts: v.pipe(v.array(v.pipe(whole, v.minValue(1))), v.minLength(1), v.maxLength(mostPrizes)),
  }),
  v.strictObject({
    kind: v.literal('pool'),
    added: whole,
    shares: v.pipe(v.array(v.pipe(whole, v.minValue(1))), v.minLength(1), v.maxLength(mostPrizes)),
  }),
])

const entry = v.variant('kind', [
  v.strictObject({ kind: v.literal('optIn') }),
  v.strictObject({ kind: v.literal('buyIn'), amount: v.pipe(whole, v.minValue(1)) }),
  v.strictObject({ kind: v.literal('invitation'), players: v.pipe(v.array(v.string()), v.maxLength(10_000)) }),
])

/** The rules of a tournament as data; frozen at its publication. Amounts in minor units. */
export const tournamentRules = v.strictObject({
  texts: v.strictObject({ ja: text, en: text }),
  image: v.pipe(v.string(), v.regex(/^\/(?!\/)[\w./-]+$/)),
  /** An incentive has one product type. */
  product: v.picklist(['casino', 'sports']),
  /** Empty: all games of the product. */
  games: v.pipe(v.array(gameCode), v.maxLength(500)),
  entry,
  /** Whether players may still enter while it runs. */
  lateEntry: v.boolean(),
  scoring: v.strictObject({
    method: v.picklist(scoringMethods),
    /** The most rounds that count: the first ones. */
    rounds: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000)),
    minStake: whole,
  }),
  prizes,
  /** Of the games of a fair tournament, as they were at its publication. */
  distributions: v.record(gameCode, v.array(v.tuple([v.number(), v.number()]))),
  /** After the end, for rounds that began before it. */
  graceSeconds: v.pipe(whole, v.maxValue(86_400)),
  /** From then to the prizes. */
  holdSeconds: v.pipe(whole, v.maxValue(30 * 86_400)),
})
export type TournamentRules = v.InferOutput<typeof tournamentRules>

/** SHA-256 of the rules as JSON with sorted keys, hexadecimal. */
export const hashOf = (rules: TournamentRules) =>
  createHash('sha256')
    .update(JSON.stringify(sorted(rules)))
    .digest('hex')

/** What is published before the seed itself. */
export const commitmentOf = (seed: string) => createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex')

/** A database returns the keys of JSON in another order. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  )
}
