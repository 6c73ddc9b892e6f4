import { histogram } from '@andon/contract/games/sheet/histogram'
import { provenRound } from '@andon/contract/wallet-api/race-proofs'
import * as v from 'valibot'
import { prizeOfPlace, rankingRules, sha256Text } from './rules.ts'

const integer = v.pipe(v.number(), v.safeInteger())
const whole = v.pipe(integer, v.minValue(0))
const positive = v.pipe(integer, v.minValue(1))
const name = v.pipe(v.string(), v.minLength(1), v.maxLength(200))
const instant = v.pipe(v.string(), v.isoTimestamp())

const round = v.strictObject({
  /** The commit number of the round: rounds are counted and ties broken in its order. */
  position: positive,
  supplier: name,
  roundId: name,
  gameCode: name,
  /** Minor units. */
  stake: positive,
  win: whole,
  /** When the first stake of the round was accepted. */
  stakedAt: instant,
  points: whole,
  /** What the supplier proves the round under. */
  proof: name,
})

/** A pair of seeds that served this race alone, with every round that was drawn from it. */
const proof = v.strictObject({
  supplier: name,
  /** SHA-256 of the server seed as text; public since `statedAt`. */
  commitment: sha256Text,
  statedAt: instant,
  serverSeed: sha256Text,
  clientSeed: name,
  /** The nonces of its rounds are 0 to `count` − 1. */
  count: positive,
  rounds: v.array(provenRound),
})
export type RoundsProof = v.InferOutput<typeof proof>

const place = v.strictObject({
  rank: positive,
  /** A pseudonym: the number of the entry, which says nothing about the player's entries in other tournaments. */
  player: name,
  entry: positive,
  enteredAt: instant,
  score: whole,
  decidedAt: whole,
  /** What staff added to the score, or took away, with a reason that is in their log of actions. */
  adjusted: integer,
  /** The chips that the entry was given, by its rebuys too; absent where rounds stake money. */
  chips: v.optional(positive),
  /** Minor units; 0 without one. */
  prize: whole,
  /** A prize that is not cash. */
  reward: v.optional(prizeOfPlace),
  /** Those that count, ascending by position. */
  rounds: v.pipe(v.array(round), v.maxLength(1_000)),
  /** Where the rules say that rounds are proven; none: not yet by their supplier. */
  proofs: v.optional(v.pipe(v.array(proof), v.maxLength(10_000))),
})

/** A published ranking with everything that it follows from. Amounts are in minor units. Removed entries are not in it. */
export const rankLog = v.strictObject({
  version: v.literal(1),
  tournament: name,
  rules: rankingRules,
  /** SHA-256 of `rules` as JSON with sorted keys. */
  rulesHash: sha256Text,
  /** Revealed with the log. */
  seed: sha256Text,
  /** SHA-256 of the seed's bytes, published with the rules. */
  seedCommitment: sha256Text,
  /** By game; `rules.histograms` has their hashes. */
  histograms: v.record(name, histogram),
  /** The buy-ins of all entries that are in the ranking or have no round. */
  buyIns: whole,
  /** In order of rank. Entries without a round have no place. */
  ranking: v.array(place),
  /** Of all places, each chained to those before it, beginning with `rulesHash`: no figure can be changed without it. */
  placesHash: sha256Text,
})
export type RankLog = v.InferOutput<typeof rankLog>
export type RankLogPlace = RankLog['ranking'][number]
