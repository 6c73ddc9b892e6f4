import { endpoint } from '@andon/contract/endpoint'
import { currency, eitherBy, gameCode, language } from '@andon/contract/fields'
import * as v from 'valibot'
import type { WireKind } from '../engines/kind.ts'
import { gameConfigSchemaOf } from '../game-config.ts'
import { freeRounds, minorUnits, ofBalance, roundOf, seeds } from './fields.ts'

const realSession = v.strictObject({ token: v.pipe(v.string(), v.minLength(20), v.maxLength(200)), gameCode, language })
const demoSession = v.strictObject({ demo: v.literal(true), gameCode, language })

const sessionStateOf = (kinds: readonly WireKind[]) => ({
  success: v.literal(true),
  mode: v.picklist(['real', 'demo']),
  /** The player's nickname at the operator; null in demo play. */
  nickname: v.nullable(v.string()),
  language,
  currency,
  /** Amounts are the chips of a race, which are no money. Absent: they are money, or fun credits. */
  chips: v.optional(v.literal(true)),
  balance: minorUnits,
  game: gameConfigSchemaOf(kinds),
  seeds,
  /** Names the player whose seeds these are on the player's device, the same in every session and game: a hash, from which nobody else can tell who it is. */
  seedsOf: v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/)),
  /** The player's last round in this game, if it was not yet shown or waits for an action: the client shows it, says that it was settled, or continues it. */
  pendingRound: v.nullable(roundOf(kinds)),
  /** Free rounds of this session; null if there are none. */
  freeRounds: v.nullable(freeRounds),
  /** Milliseconds until the next round may start. */
  nextRoundInMs: v.number(),
})

/** Opening a session, and its state and balance. */
export function sessionCallsOf(kinds: readonly WireKind[]) {
  const sessionState = sessionStateOf(kinds)
  return {
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
  } as const
}
