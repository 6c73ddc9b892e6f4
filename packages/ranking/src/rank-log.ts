import * as v from 'valibot'

const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const positive = v.pipe(v.number(), v.safeInteger(), v.minValue(1))
const name = v.pipe(v.string(), v.minLength(1), v.maxLength(200))
const digits = v.pipe(v.string(), v.regex(/^[1-9]\d{0,99}$/))
const hash = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))

const distribution = v.strictObject({
  total: digits,
  /** Ascending: win, stake (the multiple is win ÷ stake), weight. */
  outcomes: v.pipe(v.array(v.strictTuple([whole, positive, digits])), v.minLength(1), v.maxLength(20_000)),
})

const rules = v.strictObject({
  method: v.picklist(['fair', 'bestMultiple', 'sumOfMultiples', 'streak', 'turnover']),
  /** The most rounds that count: the first ones by position. */
  rounds: v.pipe(positive, v.maxValue(1_000)),
  /** Minor units. */
  minStake: positive,
  /** Exact multiples of each game; only `fair` needs them. */
  distributions: v.record(name, distribution),
})

/** A published ranking with everything that it follows from. Players are pseudonyms; amounts are in minor units. */
export const rankLog = v.strictObject({
  version: v.literal(1),
  tournament: name,
  rules,
  /** SHA-256 of `rules` as JSON with sorted keys. */
  rulesHash: hash,
  /** Revealed with the log. */
  seed: hash,
  /** SHA-256 of the seed's bytes, published with the rules. */
  seedCommitment: hash,
  /** Rounds that count, ascending by position. */
  rounds: v.array(
    v.strictObject({
      player: name,
      position: positive,
      supplier: name,
      roundId: name,
      gameCode: name,
      stake: positive,
      win: whole,
      points: whole,
      /** Address of the round's proof. */
      proof: v.pipe(v.string(), v.regex(/^(https:\/\/|\/)\S{1,400}$/)),
    }),
  ),
  /** In order of rank. */
  ranking: v.array(v.strictObject({ rank: positive, player: name, entry: positive, score: whole, decidedAt: whole })),
})
export type RankLog = v.InferOutput<typeof rankLog>
