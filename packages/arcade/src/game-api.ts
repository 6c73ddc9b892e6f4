import type { ReplyOf, RequestOf } from '@andon/contract/endpoint'
import { kinds } from './engines/kinds.ts'
import { gameApiOf } from './game-api/game-api-of.ts'

export type { FreeRounds, Round, RoundStatus, Seeds } from './game-api/fields.ts'
export type { GameConfig } from './game-config.ts'

/** The API between game clients and the arcade, with every kind of game. Pages of games take its types from here and declare it with their own kind. */
export const gameApi = gameApiOf(kinds)

<<<<<<< HEAD
export type GameApi = ReturnType<typeof gameApiOf>
=======
/**
 * `open`: the stake is being requested; repeat the request in a moment. `playing`: the round waits for the player's next action, without haste. `settling`: the stake is taken and the win is still owed. `cancelling`,
 * `cancelled`: the stake is being returned, or has been. `refused`: the operator took no stake; `refusal` says why. Only a settled or settling round
 * shows a win; these and a playing one show events.
 */
export const roundStatus = v.picklist(['open', 'playing', 'settled', 'settling', 'cancelling', 'cancelled', 'refused'])
export type RoundStatus = v.InferOutput<typeof roundStatus>

export const round = v.object({
  id: roundId,
  gameCode,
  startedAt: v.string(),
  /** The base of its wins; without further stakes that its actions took. */
  stake: minorUnits,
  /** A free round: the player staked 0. */
  free: v.boolean(),
  /** Sum of the events: paid if `status` is `settled`, owed if it is `settling`. */
  win: minorUnits,
  currency,
  nonce: v.number(),
  /** SHA-256 of the server seed that the round was drawn from. */
  commitment: sha256,
  status: roundStatus,
  /** What the player chose together with the stake; null in most games. */
  choice: v.unknown(),
  /** The player's actions so far, in order. */
  actions: v.array(v.unknown()),
  /** For a refused round, the operator's refusal code; null if there is none or it was not stored. */
  refusal: v.nullable(v.string()),
  /** For the client to show in this order. */
  events: v.array(roundEvent),
})
export type Round = v.InferOutput<typeof round>

export const seeds = v.object({
  /** SHA-256 of the server seed in use, published before the client seed was chosen. */
  commitment: sha256,
  clientSeed,
  /** The nonce of the next round. */
  nextNonce: v.number(),
  /** SHA-256 of the server seed that the next rotation activates, together with the client seed chosen then. */
  nextCommitment: sha256,
})
export type Seeds = v.InferOutput<typeof seeds>

/** Free rounds at a fixed stake. */
export const freeRounds = v.object({ freeRoundsId, stake: minorUnits, left: v.number() })
export type FreeRounds = v.InferOutput<typeof freeRounds>

const sessionState = {
  success: v.literal(true),
  mode: v.picklist(['real', 'demo']),
  /** The player's nickname at the operator; null in demo play. */
  nickname: v.nullable(v.string()),
  language,
  currency,
  balance: minorUnits,
  game: gameConfig,
  seeds,
  /** Names the player whose seeds these are on the player's device, the same in every session and game: a hash, from which nobody else can tell who it is. */
  seedsOf: v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/)),
  /** The player's last round in this game, if it was not yet shown or waits for an action: the client shows it, says that it was settled, or continues it. */
  pendingRound: v.nullable(round),
  /** Free rounds of this session; null if there are none. */
  freeRounds: v.nullable(freeRounds),
  /** Milliseconds until the next round may start. */
  nextRoundInMs: v.number(),
}

const playedRound = v.object({
  success: v.literal(true),
  round,
  /** After the stake and before the win: for display while the reels turn. */
  balanceAfterStake: minorUnits,
  /** After the win; equal to `balanceAfterStake` unless the round is `settled`. */
  balance: minorUnits,
  nextRoundInMs: v.number(),
  freeRounds: v.nullable(freeRounds),
})

export const revealedSeeds = v.object({
  commitment: sha256,
  serverSeed: sha256,
  clientSeed,
  /** The rounds of this pair had the nonces 0 … rounds − 1. */
  rounds: v.number(),
})

const realSession = v.strictObject({ token: v.pipe(v.string(), v.minLength(20), v.maxLength(200)), gameCode, language })
const demoSession = v.strictObject({ demo: v.literal(true), gameCode, language })

/** Of the operator, when the balance is read from it. */
const ofBalance = ['TOKEN_INVALID', 'GAME_SESSION_REPLACED', 'UNAVAILABLE'] as const
/** Of the operator, when a stake is requested from it. */
const ofStakes = [
  ...ofBalance,
  'ACCOUNT_LOCKED',
  'MAINTENANCE',
  'GAME_UNKNOWN',
  'NO_NEW_BETS',
  'REALITY_CHECK_OPEN',
  'CURRENCY_MISMATCH',
  'INSUFFICIENT_FUNDS',
  'LIMIT_REACHED',
  'BONUS_STAKE_LIMIT',
  'STAKE_ABOVE_CAP',
  'STAKE_OUT_OF_RANGE',
  'CYCLE_TOO_FAST',
] as const

/**
 * The API between a game client and the arcade: JSON over the games' own origin. Every call but `openSession` needs
 * `Authorization: Bearer <sessionToken>`. Money is in minor units of `currency`. A refusal is `{success: false, errors: [{code, params?, message}]}`.
 * This file is used in the browser and on the server.
 */
export const gameApi = {
  openSession: endpoint('POST /arcade/sessions', {
    access: 'gameVisitor',
    rate: 'credential',
    summary: 'Opens a session for a launch token, or for demo play',
    /** With the launch token `token` for real play, or `demo: true` for play with fun credits of the arcade. */
    request: eitherBy('demo', demoSession, realSession),
    reply: v.object({ ...sessionState, sessionToken: v.string() }),
    refusals: [
      'GAME_UNKNOWN',
      'TOKEN_INVALID',
      'SESSION_EXPIRED',
      'ACCOUNT_LOCKED',
      'TOO_MANY_GAMES',
      'STAKE_ABOVE_CAP',
      'UNAVAILABLE',
    ],
  }),
  session: endpoint('GET /arcade/session', {
    rate: 'read',
    summary: 'The state of the session, for a game that is reloaded',
    request: v.object({}),
    reply: v.object(sessionState),
    refusals: ofBalance,
  }),
  balance: endpoint('GET /arcade/balance', {
    rate: 'read',
    summary: 'The balance to show',
    request: v.object({}),
    reply: v.object({ success: v.literal(true), balance: minorUnits, currency }),
    refusals: ofBalance,
  }),
  playRound: endpoint('POST /arcade/rounds', {
    rate: 'money',
    summary: 'Plays a round, or opens one that waits for the player',
    /**
     * A request may be repeated: the same `requestId` in one session is always one round and one stake. The reply has the round's current status (`open`
     * while the first request is in progress, `cancelled` or `refused` if it failed). With another stake or other free rounds it is refused
     * (IDEMPOTENCY_CONFLICT).
     */
    request: v.strictObject({
      /** With `freeRoundsId`, the stake of the free rounds. */
      stake: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
      requestId,
      /** Plays a free round of the session. Without any left it is refused (FREE_ROUNDS_UNKNOWN) and never becomes a paid round. */
      freeRoundsId: v.optional(freeRoundsId),
      /** The round before, which the client has shown to its end; an unknown one is ignored. Instead of `roundShown`. */
      shown: v.optional(roundId),
      /** In games with a choice, such as the number of hazards. One that the game does not offer is refused (CHOICE_UNKNOWN). */
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
  rounds: endpoint('GET /arcade/rounds', {
    rate: 'read',
    summary: 'Past rounds of the player in this game',
    request: v.object({ cursor: v.optional(roundId) }),
    /** Newest first, including refused rounds, so that no nonce is missing. Without events, which `proof` has. `revealed`: the round can be verified. */
    reply: v.object({
      success: v.literal(true),
      rounds: v.array(v.object({ ...v.omit(round, ['events']).entries, revealed: v.boolean() })),
      nextCursor: v.nullable(roundId),
    }),
    refusals: [],
  }),
  roundShown: endpoint('POST /arcade/rounds/{roundId}/shown', {
    rate: 'write',
    summary: 'Notes that the client has shown a round to its end, where none follows',
    request: v.object({ roundId }),
    reply: v.object({ success: v.literal(true) }),
    refusals: ['NOT_FOUND'],
  }),
  proof: endpoint('GET /arcade/rounds/{roundId}/proof', {
    rate: 'read',
    summary: 'What is needed to verify a round',
    request: v.object({ roundId }),
    /** The input of `verifyRound` in `@andon/arcade/provably-fair/verify`. `serverSeed` is null until its rotation. */
    reply: v.object({
      success: v.literal(true),
      round,
      tableHash: sha256,
      /** The rules that the round was played with, as data: with them, the round can be recomputed by a program of the player's own. */
      rules: v.record(v.string(), v.unknown()),
      commitment: sha256,
      committedAt: v.string(),
      clientSeed,
      serverSeed: v.nullable(sha256),
    }),
    refusals: ['NOT_FOUND'],
  }),
  seedRounds: endpoint('GET /arcade/seeds/{commitment}/rounds', {
    rate: 'read',
    summary: 'All rounds of a revealed pair of seeds, in every game',
    request: v.object({ commitment: sha256, fromNonce: v.optional(v.pipe(v.string(), v.regex(/^\d{1,9}$/))) }),
    /** By nonce, also those whose stake was refused, so that the nonces are 0 … count − 1 without a gap. A seed in use is NOT_FOUND. */
    reply: v.object({
      success: v.literal(true),
      ...{ commitment: sha256, serverSeed: sha256, clientSeed },
      count: v.number(),
      rounds: v.array(v.object({ ...v.omit(round, ['events']).entries, tableHash: sha256 })),
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
    request: v.strictObject({ clientSeed: chosenSeed }),
    reply: v.object({ success: v.literal(true), revealed: revealedSeeds, seeds }),
    refusals: ['ROUND_OPEN'],
  }),
} as const

export type GameApi = typeof gameApi
>>>>>>> fb7f2ec1 (Tell that a round was shown with the next one)
export type GameCall = keyof GameApi
export type GameRequest<C extends GameCall> = RequestOf<GameApi[C]>
export type GameReply<C extends GameCall> = ReplyOf<GameApi[C]>
