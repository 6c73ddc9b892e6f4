import { balanceAmount, currency, gameCode, language } from '@andon/contract/fields'
import { inEveryLanguage } from '@andon/contract/languages'
import * as v from 'valibot'
import { roundEvent } from './round-events.ts'

/**
 * The border between a game client and the arcade: JSON over the games' own origin. Every call but `openSession` carries
 * `Authorization: Bearer <sessionToken>`. Money is in minor units of `currency`; a refusal is the platform's
 * `{success: false, errors: [{code, params?, message}]}`. This file runs in the browser and on the server.
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
/** The operator's name for the free rounds of one bonus. */
const freeRoundsId = v.pipe(v.string(), v.regex(/^[\w.:-]{1,100}$/))
/** Made by the client, a new one for each press of the button. */
const requestId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{8,64}$/))
/** No colon: the seed, the nonce and the block number are joined by colons in the message that is signed. */
const clientSeed = v.pipe(v.string(), v.regex(/^[\w.-]{1,64}$/))
const sha256 = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))

/** An exact rational: two whole numbers, too large for a JSON number, and the decimal to show. */
export const exactShare = v.object({ numerator: v.string(), denominator: v.string(), decimal: v.number() })

export const gameConfig = v.object({
  gameCode,
  name: v.object(inEveryLanguage(() => v.string())),
  reels: v.number(),
  rows: v.number(),
  /** Each line: the row (0 at the top) it crosses on each reel, left to right. */
  lines: v.array(v.array(v.number())),
  /** Symbols from the best paying to the least. `pays[count]` is a multiple of the stake per line (stake ÷ lines). */
  symbols: v.array(
    v.object({
      id: v.string(),
      role: v.picklist(['pays', 'wild', 'scatter']),
      pays: v.record(v.string(), v.number()),
    }),
  ),
  /** By number of scatters anywhere: multiple of the whole stake, and free spins won (in a free spin too). */
  scatter: v.record(v.string(), v.object({ stakeMultiple: v.number(), freeSpins: v.number() })),
  /** In free spins each wild that takes part in a line win multiplies that win by this. */
  freeSpinWildMultiplier: v.number(),
  /** Total stakes on offer, ascending. */
  stakes: v.array(minorUnits),
  defaultStake: minorUnits,
  rtp: exactShare,
  /** Share of rounds that win anything, even less than the stake. */
  hitFrequency: exactShare,
  volatility: v.picklist(['low', 'medium', 'high']),
  /** The greatest win of one spin as a multiple of the stake, and its odds: once in so many rounds. A round of several free spins may sum to more. */
  maxWin: v.object({ multiple: v.number(), oneIn: v.number() }),
  /** SHA-256 of reel strips, lines and pays: the same hash is stored in each round. */
  tableHash: sha256,
  /** What the reels show before the first spin: one column of symbol ids per reel, top to bottom. */
  restingGrid: v.array(v.array(v.string())),
  /** Least time between the starts of two rounds. */
  cycleFloorMs: v.number(),
  /** Whether a return of no more than the stake may be celebrated where the player lives. */
  celebratesReturnOfStake: v.boolean(),
})
export type GameConfig = v.InferOutput<typeof gameConfig>

/**
 * `open`: the stake is being asked for right now; ask again in a moment. `settling`: stake taken, win still owed, paid as soon as the
 * operator answers. `cancelling`, `cancelled`: the stake goes, or went, back. `refused`: the operator took no stake, and `refusal` says why. Only a
 * settled or settling round shows a win and events.
 */
export const roundStatus = v.picklist(['open', 'settled', 'settling', 'cancelling', 'cancelled', 'refused'])
export type RoundStatus = v.InferOutput<typeof roundStatus>

export const round = v.object({
  id: roundId,
  gameCode,
  startedAt: v.string(),
  /** What its wins are multiples of. */
  stake: minorUnits,
  /** Played for nothing: the player staked 0. */
  free: v.boolean(),
  /** What the events sum to; paid only if `status` is `settled`, owed if `settling`. */
  win: minorUnits,
  currency,
  nonce: v.number(),
  /** SHA-256 of the server seed it was drawn from: the promise under which it was played. */
  commitment: sha256,
  status: roundStatus,
  /** Of a refused round: the code of the operator's refusal; null: not kept, or none. */
  refusal: v.nullable(v.string()),
  /** Played by the client in order. */
  events: v.array(roundEvent),
})
export type Round = v.InferOutput<typeof round>

export const seeds = v.object({
  /** SHA-256 of the server seed in use: made known before the client seed was chosen. */
  commitment: sha256,
  clientSeed,
  /** The nonce the next round will have. */
  nextNonce: v.number(),
  /** SHA-256 of the server seed that comes into use at the next rotation, together with the client seed you choose then. */
  nextCommitment: sha256,
})
export type Seeds = v.InferOutput<typeof seeds>

/** Rounds that cost the player nothing, at a stake that is given. */
export const freeRounds = v.object({ freeRoundsId, stake: minorUnits, left: v.number() })
export type FreeRounds = v.InferOutput<typeof freeRounds>

const sessionState = {
  success: v.literal(true),
  mode: v.picklist(['real', 'demo']),
  /** The operator's name for the player; null in demo play. */
  nickname: v.nullable(v.string()),
  language,
  currency,
  balance: minorUnits,
  game: gameConfig,
  seeds,
  /** The last round of this player in this game if the client has not said that it was shown: play it out, or say that it was settled. */
  pendingRound: v.nullable(round),
  /** What the player may play for nothing in this session; null: nothing. */
  freeRounds: v.nullable(freeRounds),
  /** Milliseconds until the next round may start; 0 if at once. */
  nextRoundInMs: v.number(),
}

export const revealedSeeds = v.object({
  commitment: sha256,
  serverSeed: sha256,
  clientSeed,
  /** Rounds played under this pair had nonces 0 … rounds − 1. */
  rounds: v.number(),
})

const realSession = v.strictObject({ token: v.pipe(v.string(), v.minLength(20), v.maxLength(200)), gameCode, language })
const demoSession = v.strictObject({ demo: v.literal(true), gameCode, language })

export const gameApi = {
  openSession: {
    /** `token` is the launch token for real play; `demo: true` plays with fun credits that live in the arcade. */
    request: v.lazy((fields): typeof realSession | typeof demoSession =>
      typeof fields === 'object' && fields !== null && 'demo' in fields ? demoSession : realSession,
    ),
    reply: v.object({ ...sessionState, sessionToken: v.string() }),
  },
  session: { request: v.object({}), reply: v.object(sessionState) },
  balance: { request: v.object({}), reply: v.object({ success: v.literal(true), balance: minorUnits, currency }) },
  playRound: {
    /**
     * A request that was answered, or whose answer was lost, may be sent again: the same `requestId` in one session is one round and one
     * stake for ever, answered as the round then is (`open` while its first copy is at work, `cancelled` or `refused` if it came to nothing). With
     * another stake or other free rounds it is refused, IDEMPOTENCY_CONFLICT.
     */
    request: v.strictObject({
      /** With `freeRoundsId`: theirs. */
      stake: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
      requestId,
      /** Plays one of the session's free rounds. Refused as FREE_ROUNDS_UNKNOWN when there is none left: it never becomes a paid one. */
      freeRoundsId: v.optional(freeRoundsId),
    }),
    reply: v.object({
      success: v.literal(true),
      round,
      /** After the stake was taken, before the win: what to show while the reels turn. */
      balanceAfterStake: minorUnits,
      /** After the win; the same as `balanceAfterStake` unless the round is `settled`. */
      balance: minorUnits,
      nextRoundInMs: v.number(),
      freeRounds: v.nullable(freeRounds),
    }),
  },
  rounds: {
    request: v.object({ cursor: v.optional(roundId) }),
    /** Newest first, refused ones too, so that no nonce is missing; events are left out, `proof` has them. `revealed`: the server seed can be seen, the round can be verified. */
    reply: v.object({
      success: v.literal(true),
      rounds: v.array(v.object({ ...v.omit(round, ['events']).entries, revealed: v.boolean() })),
      nextCursor: v.nullable(roundId),
    }),
  },
  roundShown: { request: v.object({ roundId }), reply: v.object({ success: v.literal(true) }) },
  proof: {
    request: v.object({ roundId }),
    /** Everything `verifyRound` of `@andon/arcade/provably-fair/verify` needs. `serverSeed` is null until its rotation. */
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
