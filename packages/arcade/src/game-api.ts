import { balanceAmount, currency, gameCode, language } from '@andon/contract/fields'
import { inEveryLanguage } from '@andon/contract/languages'
import * as v from 'valibot'
import { roundEvent } from './round-events.ts'

/**
 * The API between a game client and the arcade: JSON over the games' own origin. Every call but `openSession` needs
 * `Authorization: Bearer <sessionToken>`. Money is in minor units of `currency`. A refusal is `{success: false, errors: [{code, params?, message}]}`.
 * This file is used in the browser and on the server.
 */
export const gameApiPaths = {
  openSession: 'POST /arcade/sessions',
  session: 'GET /arcade/session',
  balance: 'GET /arcade/balance',
  playRound: 'POST /arcade/rounds',
  rounds: 'GET /arcade/rounds',
  roundShown: 'POST /arcade/rounds/:roundId/shown',
  proof: 'GET /arcade/rounds/:roundId/proof',
  rotateSeeds: 'POST /arcade/seeds/rotate',
} as const

const minorUnits = balanceAmount
const roundId = v.pipe(v.string(), v.regex(/^rnd_[0-9a-z]{26}$/))
/** The operator's id of the free rounds of one bonus. */
const freeRoundsId = v.pipe(v.string(), v.regex(/^[\w.:-]{1,100}$/))
/** Made by the client, a new one for each press of the spin button. */
const requestId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{8,64}$/))
/** Without colons, which separate seed, nonce and block number in the signed message. */
const clientSeed = v.pipe(v.string(), v.regex(/^[\w.-]{1,64}$/))
const sha256 = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))

/** An exact fraction, as text because its parts are too large for JSON numbers, and a decimal for display. */
export const exactShare = v.object({ numerator: v.string(), denominator: v.string(), decimal: v.number() })

export const gameConfig = v.object({
  gameCode,
  name: v.object(inEveryLanguage(() => v.string())),
  reels: v.number(),
  rows: v.number(),
  /** For each line, its row (0 at the top) on each reel, left to right. */
  lines: v.array(v.array(v.number())),
  /** Highest paying first. `pays[count]` is a multiple of the stake per line (stake ÷ lines). */
  symbols: v.array(
    v.object({
      id: v.string(),
      role: v.picklist(['pays', 'wild', 'scatter']),
      pays: v.record(v.string(), v.number()),
    }),
  ),
  /** By number of scatters in view: multiple of the total stake, and free spins won (in free spins too). */
  scatter: v.record(v.string(), v.object({ stakeMultiple: v.number(), freeSpins: v.number() })),
  /** In free spins each wild in a line win multiplies that win by this. */
  freeSpinWildMultiplier: v.number(),
  /** Total stakes, ascending. */
  stakes: v.array(minorUnits),
  defaultStake: minorUnits,
  rtp: exactShare,
  /** Share of rounds with any win, including wins below the stake. */
  hitFrequency: exactShare,
  volatility: v.picklist(['low', 'medium', 'high']),
  /** The maximum win of one spin as a multiple of the stake, and its odds (once in `oneIn` rounds). A round with free spins may win more in total. */
  maxWin: v.object({ multiple: v.number(), oneIn: v.number() }),
  /** SHA-256 of reel strips, lines and pays; stored in each round. */
  tableHash: sha256,
  /** The symbols before the first spin: one column of symbol ids per reel, top to bottom. */
  restingGrid: v.array(v.array(v.string())),
  /** Minimum time between the starts of two rounds. */
  cycleFloorMs: v.number(),
  /** Whether a return of no more than the stake may be celebrated in the player's country. */
  celebratesReturnOfStake: v.boolean(),
})
export type GameConfig = v.InferOutput<typeof gameConfig>

/**
 * `open`: the stake is being requested; repeat the request in a moment. `settling`: the stake is taken and the win is still owed. `cancelling`,
 * `cancelled`: the stake is being returned, or has been. `refused`: the operator took no stake; `refusal` says why. Only a settled or settling round
 * shows a win and events.
 */
export const roundStatus = v.picklist(['open', 'settled', 'settling', 'cancelling', 'cancelled', 'refused'])
export type RoundStatus = v.InferOutput<typeof roundStatus>

export const round = v.object({
  id: roundId,
  gameCode,
  startedAt: v.string(),
  /** The base of its wins. */
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
  /** The player's last round in this game, if it was not yet shown: the client shows it, or says that it was settled. */
  pendingRound: v.nullable(round),
  /** Free rounds of this session; null if there are none. */
  freeRounds: v.nullable(freeRounds),
  /** Milliseconds until the next round may start. */
  nextRoundInMs: v.number(),
}

export const revealedSeeds = v.object({
  commitment: sha256,
  serverSeed: sha256,
  clientSeed,
  /** The rounds of this pair had the nonces 0 … rounds − 1. */
  rounds: v.number(),
})

const realSession = v.strictObject({ token: v.pipe(v.string(), v.minLength(20), v.maxLength(200)), gameCode, language })
const demoSession = v.strictObject({ demo: v.literal(true), gameCode, language })

export const gameApi = {
  openSession: {
    /** With the launch token `token` for real play, or `demo: true` for play with fun credits of the arcade. */
    request: v.lazy((fields): typeof realSession | typeof demoSession =>
      typeof fields === 'object' && fields !== null && 'demo' in fields ? demoSession : realSession,
    ),
    reply: v.object({ ...sessionState, sessionToken: v.string() }),
  },
  session: { request: v.object({}), reply: v.object(sessionState) },
  balance: { request: v.object({}), reply: v.object({ success: v.literal(true), balance: minorUnits, currency }) },
  playRound: {
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
    }),
    reply: v.object({
      success: v.literal(true),
      round,
      /** After the stake and before the win: for display while the reels turn. */
      balanceAfterStake: minorUnits,
      /** After the win; equal to `balanceAfterStake` unless the round is `settled`. */
      balance: minorUnits,
      nextRoundInMs: v.number(),
      freeRounds: v.nullable(freeRounds),
    }),
  },
  rounds: {
    request: v.object({ cursor: v.optional(roundId) }),
    /** Newest first, including refused rounds, so that no nonce is missing. Without events, which `proof` has. `revealed`: the round can be verified. */
    reply: v.object({
      success: v.literal(true),
      rounds: v.array(v.object({ ...v.omit(round, ['events']).entries, revealed: v.boolean() })),
      nextCursor: v.nullable(roundId),
    }),
  },
  roundShown: { request: v.object({ roundId }), reply: v.object({ success: v.literal(true) }) },
  proof: {
    request: v.object({ roundId }),
    /** The input of `verifyRound` in `@andon/arcade/provably-fair/verify`. `serverSeed` is null until its rotation. */
    reply: v.object({
      success: v.literal(true),
      round,
      tableHash: sha256,
      commitment: sha256,
      committedAt: v.string(),
      clientSeed,
      serverSeed: v.nullable(sha256),
    }),
  },
  rotateSeeds: {
    request: v.strictObject({ clientSeed }),
    reply: v.object({ success: v.literal(true), revealed: revealedSeeds, seeds }),
  },
} as const

export type GameApi = typeof gameApi
export type GameCall = keyof GameApi
export type GameRequest<C extends GameCall> = v.InferOutput<GameApi[C]['request']>
export type GameReply<C extends GameCall> = v.InferOutput<GameApi[C]['reply']>
