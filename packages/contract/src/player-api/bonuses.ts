import * as v from 'valibot'
import { bonusTerms } from '../bonus-terms.ts'
import { endpoint } from '../endpoint.ts'
import { balanceAmount, currency, idempotencyKey, languageId, playersId, success, text } from '../fields.ts'
import { routes } from './routes.ts'

/** `active`, or how it ended: wagered, dropped by the player, expired, spent, or revoked because its deposit was charged back. */
export const bonusStates = ['active', 'converted', 'dropped', 'expired', 'spent', 'revoked'] as const
export type BonusState = (typeof bonusStates)[number]

/** Why an offered bonus cannot be claimed now. */
export const bonusBlocks = ['BONUS_ACTIVE', 'NOT_VERIFIED'] as const

/** What a player can do with an offered bonus. `had`: no more of it for this player. */
export const offerStates = ['available', 'active', 'had', 'unavailable'] as const

/** Why an offer is unavailable to a player. */
export const offerHindrances = [
  ...bonusBlocks,
  ...(['DEPOSIT_NUMBER', 'COUNTRY', 'CURRENCY', 'LOCKED'] as const),
] as const

const bonusId = playersId('bns', 'a bonus id')
/** A programme's code, or the code that is sent with a deposit to get the bonus. */
const bonusCode = v.pipe(text, v.toUpperCase(), v.regex(/^[A-Z0-9-]{2,40}$/, 'Not a bonus code'))

const wagering = v.object({
  /** Total that must be staked, in minor units; 0: nothing. */
  required: balanceAmount,
  /** Stakes so far, weighted by each game's contribution. */
  wagered: balanceAmount,
  left: balanceAmount,
})
const granted = v.object({
  /** Bonus money credited, free bets included. */
  bonus: balanceAmount,
  /** The part of the player's deposit that is tied to the bonus. */
  deposit: balanceAmount,
})
const about = { bonusId: v.string(), programme: v.string(), name: v.string(), currency }

export const bonuses = {
  getEligibleBonuses: endpoint(routes.bonuses.getEligibleBonuses, {
    access: 'player',
    rate: 'read',
    summary: 'Bonuses that the player can claim now, with their complete terms',
    request: v.object(languageId),
    reply: v.object({
      ...success.entries,
      bonuses: v.array(
        v.object({
          programme: v.string(),
          name: v.string(),
          currency,
          /** To send with a deposit or with `claim`; null: the bonus is granted automatically. */
          bonusCode: v.nullable(v.string()),
          /** How to get it. */
          by: v.picklist(['deposit', 'claim', 'itself']),
          /** What prevents it for now; null: nothing. */
          blockedBy: v.nullable(v.picklist(bonusBlocks)),
          until: v.nullable(v.string()),
          terms: bonusTerms,
        }),
      ),
    }),
    refusals: [],
  }),
  getOfferStates: endpoint(routes.bonuses.getOfferStates, {
    access: 'player',
    rate: 'read',
    summary:
      "Every listed bonus of the brand with what this player can do with it, and the terms of the player's country",
    request: v.object({}),
    reply: v.object({
      ...success.entries,
      offers: v.array(
        v.object({
          programme: v.string(),
          state: v.picklist(offerStates),
          /** Why it is unavailable; null in the other states. */
          why: v.nullable(v.picklist(offerHindrances)),
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
          /** Free spins left; 0 for other bonuses. */
          freeRoundsLeft: v.number(),
          grantedAt: v.string(),
          expiresAt: v.string(),
          /** Current amounts in the pockets. */
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
    /** With an id, only that bonus is dropped, and repeating the call has the same reply. */
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
    summary: 'Claims a bonus that needs no deposit, by its code',
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
    summary: 'Every bonus that the player has had, newest first, with its outcome',
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
    summary: 'Games in which the player has free spins left, with their stake',
    request: v.object(languageId),
    reply: v.object({
      ...success.entries,
      games: v.array(
        v.object({
          gameCode: v.string(),
          bonusId: v.string(),
          /** Left in all games of the bonus together. */
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
    summary: 'Number of deposits credited to the player',
    request: v.object(languageId),
    reply: v.object({ ...success.entries, depositCount: v.number() }),
    refusals: [],
  }),
} as const
