import { currency, language } from '@andon/contract/fields'
import * as v from 'valibot'
import { minorUnits, playerName } from './fields.ts'

/** Fields that several replies have. */

export const success = v.literal(true)
export const account = {
  success,
  nickname: v.string(),
  language,
  currency,
  /** Names the player in `placeBet`, and what a browser keeps for them. */
  player: playerName,
  /** Balance for stakes, free bets included. */
  balance: minorUnits,
  freeBets: minorUnits,
}
export const counts = {
  /** Events that can be bet on. */
  events: v.number(),
  /** Number of these that are in play. */
  live: v.number(),
}
/** Refusals of the operator when it is asked about the player. */
export const ofOperator = ['TOKEN_INVALID', 'ACCOUNT_LOCKED', 'UNAVAILABLE'] as const
