import { endpoint } from '@andon/contract/endpoint'
import { gameCode } from '@andon/contract/fields'
import * as v from 'valibot'
import { chosenSeed, clientSeed, revealedSeeds, roundSummary, seeds, sha256 } from './fields.ts'

/** Seeds and all rounds of a pair. */
export const seedCalls = {
  seeds: endpoint('GET /arcade/seeds', {
    rate: 'read',
    summary: 'The seeds in use, and the commitment to the next server seed',
    request: v.object({}),
    /** `openIn`: the game with a round drawn from these seeds that is not over; until then they cannot be changed. */
    reply: v.object({
      success: v.literal(true),
      seeds,
      openIn: v.nullable(v.object({ gameCode, name: v.object({ ja: v.string(), en: v.string() }) })),
    }),
    refusals: [],
  }),
  seedRounds: endpoint('GET /arcade/seeds/{commitment}/rounds', {
    rate: 'read',
    summary: 'All rounds of a revealed pair of seeds, in every game',
    request: v.object({ commitment: sha256, fromNonce: v.optional(v.pipe(v.string(), v.regex(/^\d{1,9}$/))) }),
    /** By nonce, also those whose stake was refused, so that the nonces are 0 … count − 1 without a gap. A seed in use is NOT_FOUND. */
    reply: v.object({
      success: v.literal(true),
      commitment: sha256,
      serverSeed: sha256,
      clientSeed,
      count: v.number(),
      rounds: v.array(v.object({ ...roundSummary.entries, tableHash: sha256 })),
      nextNonce: v.nullable(v.number()),
    }),
    refusals: ['NOT_FOUND'],
  }),
  chooseSeed: endpoint('POST /arcade/seeds/choose', {
    rate: 'write',
    summary: "Sets the client seed of a player's first pair, before its first round",
    /**
     * The server's seed was committed to when the session opened, so neither side knew the other's. Without effect once a round was drawn or a seed was chosen: the
     * reply has the seeds in use.
     */
    request: v.strictObject({ clientSeed: chosenSeed }),
    reply: v.object({ success: v.literal(true), seeds }),
    refusals: [],
  }),
  rotateSeeds: endpoint('POST /arcade/seeds/rotate', {
    rate: 'write',
    summary: 'Reveals the seeds in use and activates the next',
    /** `nextCommitment`: the one that the player saw before choosing. If another is the next one by now, nothing changes. Absent: it is not compared. */
    request: v.strictObject({ clientSeed: chosenSeed, nextCommitment: v.optional(sha256) }),
    reply: v.object({ success: v.literal(true), revealed: revealedSeeds, seeds }),
    refusals: ['ROUND_OPEN', 'SEEDS_CHANGED'],
  }),
} as const
