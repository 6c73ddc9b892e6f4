import * as v from 'valibot'

const id = v.pipe(v.string(), v.regex(/^[\w.:-]{1,100}$/))
const sha256 = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))
const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const amount = v.pipe(whole, v.maxValue(1_000_000_000_000))
const nonce = v.pipe(whole, v.maxValue(1_000_000))

/** A round as it follows from its seeds and nonce. */
export const provenRound = v.strictObject({
  roundId: id,
  nonce,
  gameCode: id,
  /** Of the rules that it was played with. */
  rulesHash: sha256,
  /** Chips. */
  stake: amount,
  win: amount,
  /** As the player made them, in the supplier's own form: what was chosen with the stake, and the actions after it. */
  choice: v.unknown(),
  actions: v.pipe(v.array(v.unknown()), v.maxLength(500)),
  /** The stake was refused, or returned: it has used its nonce and won nothing. */
  unplayed: v.optional(v.literal(true)),
})
export type ProvenRound = v.InferOutput<typeof provenRound>

/** SHA-256 of server seeds that rounds of a player of a race are drawn from. */
export const raceSeedsStated = v.strictObject({
  playerId: id,
  commitments: v.pipe(v.array(sha256), v.minLength(1), v.maxLength(4)),
})

/** A part of the rounds of one pair of seeds. */
export const raceProofStated = v.strictObject({
  playerId: id,
  commitment: sha256,
  /** Its SHA-256, as text, is `commitment`. */
  serverSeed: sha256,
  clientSeed: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
  /** How many nonces the pair has used: 0 to `count` − 1. */
  count: v.pipe(nonce, v.minValue(1)),
  /** By nonce. */
  rounds: v.pipe(v.array(provenRound), v.minLength(1), v.maxLength(100)),
  /** No part of any pair of this player follows. */
  last: v.optional(v.literal(true)),
})
