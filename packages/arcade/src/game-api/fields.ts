import { balanceAmount, currency, gameCode } from '@andon/contract/fields'
import * as v from 'valibot'
import type { WireKind } from '../engines/kind.ts'
import { jackpotWin } from '../jackpots/terms.ts'
import { roundEventOf } from '../round-events.ts'

export const minorUnits = balanceAmount
export const roundId = v.pipe(v.string(), v.regex(/^rnd_[0-9a-z]{26}$/))
/** The operator's id of the free rounds of one bonus. */
export const freeRoundsId = v.pipe(v.string(), v.regex(/^[\w.:-]{1,100}$/))
/** Made by the client, a new one for each press of the spin button. */
export const requestId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{8,64}$/))
/** The client seed of a player's first pair begins with this until the player's device has chosen one. */
export const drawnByServer = 'server.'
/** Without colons, which separate seed, nonce and block number in the signed message. */
export const clientSeed = v.pipe(v.string(), v.regex(/^[\w.-]{1,64}$/))
/** A seed of the player's own choice, so it does not begin like one that the server has drawn. */
export const chosenSeed = v.pipe(
  clientSeed,
  v.check((seed) => !seed.startsWith(drawnByServer), `begins with ${drawnByServer}`),
)
export const sha256 = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))

/**
 * `open`: the stake is being requested; repeat the request in a moment. `playing`: the round waits for the player's next action, without haste. `settling`: the stake is taken and the win is still owed. `cancelling`,
 * `cancelled`: the stake is being returned, or has been. `refused`: the operator took no stake; `refusal` says why. Only a settled or settling round
 * shows a win; these and a playing one show events.
 */
export const roundStatus = v.picklist(['open', 'playing', 'settled', 'settling', 'cancelling', 'cancelled', 'refused'])
export type RoundStatus = v.InferOutput<typeof roundStatus>

export const roundSummary = v.object({
  id: roundId,
  gameCode,
  startedAt: v.string(),
  /** The base of its wins; without further stakes that its actions took. */
  stake: minorUnits,
  /** Taken by its actions beside `stake`, such as the second stake of a double. */
  furtherStaked: v.optional(minorUnits, 0),
  /** A free round: the player staked 0. */
  free: v.boolean(),
  /** Sum of the events: paid if `status` is `settled`, owed if it is `settling`. */
  win: minorUnits,
  currency,
  nonce: v.number(),
  /** SHA-256 of the server seed that the round was drawn from. */
  commitment: sha256,
  status: roundStatus,
  /** The choice that the player made together with the stake, such as a layout of bets whose sum is the stake; null in most games. */
  choice: v.unknown(),
  /** The player's actions so far, in order. */
  actions: v.array(v.unknown()),
  /** The player did not act in time, and the server finished it as the rules say. Absent: no. */
  finishedByRules: v.optional(v.literal(true)),
  /** For a refused round, the operator's refusal code; null if there is none or it was not stored. */
  refusal: v.nullable(v.string()),
  /** The prize that a jackpot paid to it beside `win`, as soon as that is shown. */
  jackpot: v.optional(v.nullable(jackpotWin)),
})

export function roundOf(kinds: readonly Pick<WireKind, 'events'>[]) {
  return v.object({
    ...roundSummary.entries,
    /** For the client to show in this order. */
    events: v.array(roundEventOf(kinds)),
  })
}
export type Round = v.InferOutput<ReturnType<typeof roundOf>>

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

export const revealedSeeds = v.object({
  commitment: sha256,
  serverSeed: sha256,
  clientSeed,
  /** The rounds of this pair had the nonces 0 … rounds − 1. */
  rounds: v.number(),
})

/** The operator's refusals when the balance is read from it. */
export const ofBalance = ['TOKEN_INVALID', 'GAME_SESSION_REPLACED', 'UNAVAILABLE'] as const
/** The operator's refusals when a stake is requested from it. */
export const ofStakes = [
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
