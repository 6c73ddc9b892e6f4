import { endpoint } from '@andon/contract/endpoint'
import * as v from 'valibot'
import type { WireKind } from '../engines/kind.ts'
import { jackpotProof } from '../jackpots/terms.ts'
import {
  clientSeed,
  freeRounds,
  freeRoundsId,
  minorUnits,
  ofStakes,
  requestId,
  roundId,
  roundOf,
  roundSummary,
  sha256,
} from './fields.ts'
import { sharedProof } from './table-fields.ts'

const playedRoundOf = (kinds: readonly WireKind[]) =>
  v.object({
    success: v.literal(true),
    round: roundOf(kinds),
    /** After the stake and before the win: for display while the reels turn. */
    balanceAfterStake: minorUnits,
    /** After the win; equal to `balanceAfterStake` unless the round is `settled`. */
    balance: minorUnits,
    nextRoundInMs: v.number(),
    freeRounds: v.nullable(freeRounds),
  })

/** Playing rounds. */
export function playCallsOf(kinds: readonly WireKind[]) {
  const playedRound = playedRoundOf(kinds)
  return {
    playRound: endpoint('POST /arcade/rounds', {
      rate: 'money',
      summary: 'Plays a round, or opens one that waits for the player',
      /**
       * A request may be repeated: the same `requestId` in one session is always one round and one stake. The reply has the round's current status (`open`
       * while the first request is in progress, `cancelled` or `refused` if it failed). With another stake or other free rounds it is refused
       * (IDEMPOTENCY_CONFLICT).
       */
      request: v.strictObject({
        /** With `freeRoundsId`, the stake of the free rounds. Where `choice` is a layout of bets, their sum. */
        stake: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
        requestId,
        /** Plays a free round of the session. Without any left it is refused (FREE_ROUNDS_UNKNOWN) and never becomes a paid round. */
        freeRoundsId: v.optional(freeRoundsId),
        /** The round before, which the client has shown to its end; an unknown one is ignored. Instead of `roundShown`. */
        shown: v.optional(roundId),
        /** In games with a choice, such as the number of hazards, or the amount on each bet of a layout. One that the game does not offer is refused (CHOICE_UNKNOWN). */
        choice: v.optional(v.record(v.string(), v.union([v.string(), v.number(), v.boolean()]))),
      }),
      reply: playedRound,
      refusals: [...ofStakes, 'CHOICE_UNKNOWN', 'FREE_ROUNDS_UNKNOWN', 'ROUND_OPEN', 'IDEMPOTENCY_CONFLICT'],
    }),
    act: endpoint('POST /arcade/rounds/{roundId}/actions', {
      rate: 'money',
      summary: 'Takes the next action of the player in an open round',
      /**
       * The player's next action in a round that waits for one. `index` is the number of actions before it, so that a repeated request is not a second action:
       * with the same action it gets the round's current state, with another it is refused (IDEMPOTENCY_CONFLICT). What the rules do not allow now is refused
       * (ACTION_NOT_ALLOWED). An action that takes a further stake counts once that is taken: if the operator refuses it, the reply is that refusal, and the
       * round goes on as before. Any session of the player in this game may continue the round.
       */
      request: v.strictObject({
        roundId,
        index: v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(999)),
        action: v.record(v.string(), v.union([v.string(), v.number(), v.boolean()])),
      }),
      reply: v.object({
        ...playedRound.entries,
        /** Null if the action moved no money, or the wallet did not tell it: go on showing the balance before. */
        balanceAfterStake: v.nullable(minorUnits),
        balance: v.nullable(minorUnits),
      }),
      refusals: [...ofStakes, 'ACTION_NOT_ALLOWED', 'IDEMPOTENCY_CONFLICT', 'NOT_FOUND'],
    }),
    roundShown: endpoint('POST /arcade/rounds/{roundId}/shown', {
      rate: 'write',
      summary: 'Notes that the client has shown a round to its end, where none follows',
      request: v.object({ roundId }),
      reply: v.object({ success: v.literal(true) }),
      refusals: ['NOT_FOUND'],
    }),
  } as const
}

/** Past rounds and their proofs. */
export function pastRoundCallsOf(kinds: readonly WireKind[]) {
  return {
    rounds: endpoint('GET /arcade/rounds', {
      rate: 'read',
      summary: 'Past rounds of the player in this game',
      request: v.object({ cursor: v.optional(roundId) }),
      /** Newest first, including refused rounds, so that no nonce is missing. Without events, which `proof` has. `revealed`: the round can be verified. */
      reply: v.object({
        success: v.literal(true),
        rounds: v.array(v.object({ ...roundSummary.entries, revealed: v.boolean() })),
        nextCursor: v.nullable(roundId),
      }),
      refusals: [],
    }),
    proof: endpoint('GET /arcade/rounds/{roundId}/proof', {
      rate: 'read',
      summary: 'What is needed to verify a round',
      request: v.object({ roundId }),
      /**
       * The input of `verifyRound` in `@andon/arcade/provably-fair/verify`. `serverSeed` is null until its rotation. Of a bet at a table there is a proof once the round has a result, or is void and has a second
       * share: with `shared`, the number of the round as nonce, and as client seed the SHA-256 of the lines version, table, number, root of bets and second share.
       */
      reply: v.object({
        success: v.literal(true),
        round: roundOf(kinds),
        tableHash: sha256,
        /** The rules that the round was played with, as data: with them, the round can be recomputed by a program of the player's own. */
        rules: v.record(v.string(), v.unknown()),
        commitment: sha256,
        committedAt: v.string(),
        clientSeed,
        serverSeed: v.nullable(sha256),
        shared: v.optional(sharedProof),
        /** The proof of a round that took part in jackpots: the rules of their levels, and its effect on each. */
        jackpot: v.optional(jackpotProof),
      }),
      refusals: ['NOT_FOUND'],
    }),
  } as const
}
