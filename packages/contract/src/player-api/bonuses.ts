import * as v from 'valibot'
import { bonusTerms } from '../bonus-terms.ts'
import { endpoint } from '../endpoint.ts'
import { balanceAmount, currency, idempotencyKey, languageId, success, text } from '../fields.ts'
import { routes } from './routes.ts'

/** `active` until it ends for one reason: wagered through, dropped by the player, out of time, played down to nothing, or its deposit charged back. */
export const bonusStates = ['active', 'converted', 'dropped', 'expired', 'spent', 'revoked'] as const
export type BonusState = (typeof bonusStates)[number]

/** Why a bonus that is offered cannot be taken right now. */
export const bonusBlocks = ['BONUS_ACTIVE', 'NOT_VERIFIED'] as const

const bonusId = v.pipe(text, v.regex(/^bns_[0-9a-z]{26}$/, 'Not a bonus id'))
/** Names a programme, or is the code by which a deposit asks for it. */
const bonusCode = v.pipe(text, v.toUpperCase(), v.regex(/^[A-Z0-9-]{2,40}$/, 'Not a bonus code'))

const wagering = v.object({
  /** What has to be staked in all, in minor units; 0: nothing. */
  required: balanceAmount,
  /** What counts of the stakes so far, each by its game's contribution. */
  wagered: balanceAmount,
  left: balanceAmount,
})
const granted = v.object({
  /** Bonus money credited, free bets included. */
  bonus: balanceAmount,
  /** The part of the player's own deposit that is tied to it. */
  deposit: balanceAmount,
})
const about = { bonusId: v.string(), programme: v.string(), name: v.string(), currency }

export const bonuses = {
  getEligibleBonuses: endpoint(routes.bonuses.getEligibleBonuses, {
    access: 'player',
    rate: 'read',
    summary: 'Bonuses that this player may take here and now, with their whole terms',
    request: v.object(languageId),
    reply: v.object({
      ...success.entries,
      bonuses: v.array(
        v.object({
          programme: v.string(),
          name: v.string(),
          currency,
          /** Sent with a deposit, or with `claim`; null: the bonus comes by itself. */
          bonusCode: v.nullable(v.string()),
          /** How it is taken. */
          by: v.picklist(['deposit', 'claim', 'itself']),
          /** What stands in the way for now; null: nothing. */
          blockedBy: v.nullable(v.picklist(bonusBlocks)),
          until: v.nullable(v.string()),
          terms: bonusTerms,
        }),
      ),
    }),
    refusals: [],
  }),
  activeBonusDetails: endpoint(routes.bonuses.activeBonusDetails, {
    access: 'player',
    rate: 'read',
    summary:
      'The active bonus: progress, time left, what meeting or dropping it would do, and its terms; null without one',
    request: v.object(languageId),
    reply: v.object({
      ...success.entries,
      activeBonus: v.nullable(
        v.object({
          ...about,
          granted,
          pockets: v.object({ crp: balanceAmount, drp: balanceAmount, wrp: balanceAmount, freebet: balanceAmount }),
          wagering,
          /** Of free spins: how many are left; else 0. */
          freeRoundsLeft: v.number(),
          grantedAt: v.string(),
          expiresAt: v.string(),
          /** As the pockets stand now. */
          ifMet: v.object({ becomesCash: balanceAmount, forfeited: balanceAmount }),
          ifDropped: v.object({ returnsToCash: balanceAmount, forfeited: balanceAmount }),
          terms: bonusTerms,
        }),
      ),
    }),
    refusals: [],
  }),
  drop: endpoint(routes.bonuses.drop, {
    access: 'player',
    rate: 'money',
    changesState: true,
    summary:
      'Gives the active bonus up: the tied deposit is real cash again, bonus money and winnings under it are forfeited',
    /** With its id, only that bonus is ever dropped, and asking again is answered the same. */
    request: v.object({ ...languageId, bonusId: v.optional(bonusId) }),
    reply: v.object({
      ...success.entries,
      bonusId: v.string(),
      currency,
      returnedToCash: balanceAmount,
      forfeited: balanceAmount,
    }),
    refusals: ['BONUS_NOT_ACTIVE'],
  }),
  claim: endpoint(routes.bonuses.claim, {
    access: 'player',
    rate: 'money',
    summary: 'Takes a bonus that needs no deposit, by its code',
    request: v.object({ bonusCode, idempotencyKey }),
    reply: v.object({ ...success.entries, bonusId: v.string(), currency, granted }),
    refusals: [
      'BONUS_UNKNOWN',
      'BONUS_NOT_ELIGIBLE',
      'BONUS_ACTIVE',
      'BONUS_NEEDS_DEPOSIT',
      'IDEMPOTENCY_CONFLICT',
      'ACCOUNT_LOCKED',
      'KYC_REQUIRED',
    ],
  }),
  getBonusHistory: endpoint(routes.bonuses.getBonusHistory, {
    access: 'player',
    rate: 'read',
    summary: 'Every bonus the player has had, newest first, and what became of it',
    request: v.object({ ...languageId, cursor: v.optional(bonusId) }),
    reply: v.object({
      ...success.entries,
      bonuses: v.array(
        v.object({
          ...about,
          state: v.picklist(bonusStates),
          granted,
          wagering,
          becameCash: balanceAmount,
          returnedToCash: balanceAmount,
          forfeited: balanceAmount,
          grantedAt: v.string(),
          expiresAt: v.string(),
          endedAt: v.nullable(v.string()),
          terms: bonusTerms,
        }),
      ),
      nextCursor: v.optional(v.string()),
    }),
    refusals: [],
  }),
  getFreeSpinGames: endpoint(routes.bonuses.getFreeSpinGames, {
    access: 'player',
    rate: 'read',
    summary: 'Games in which the player has free spins left, and at which stake',
    request: v.object(languageId),
    reply: v.object({
      ...success.entries,
      games: v.array(
        v.object({
          gameCode: v.string(),
          bonusId: v.string(),
          /** Left in all of the bonus's games together. */
          left: v.number(),
          stake: balanceAmount,
          currency,
          expiresAt: v.string(),
        }),
      ),
    }),
    refusals: [],
  }),
  getPlayerDepositCount: endpoint(routes.bonuses.getPlayerDepositCount, {
    access: 'player',
    rate: 'read',
    summary: 'How many deposits were credited to the player: 0 means that the next one is the first',
    request: v.object(languageId),
    reply: v.object({ ...success.entries, depositCount: v.number() }),
    refusals: [],
  }),
} as const
