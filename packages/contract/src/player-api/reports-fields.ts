import * as v from 'valibot'
import { balanceAmount, currency, gameCode, jsonText } from '../fields.ts'

/** How far back: 7 or 90 days; `pastYear` twelve months, or as many as the player's jurisdiction has at hand. */
export const historyRanges = ['7Days', '90Days', 'pastYear'] as const
export type HistoryRange = (typeof historyRanges)[number]

/** Every reason for which a player's real cash moves beside play: the ten of old, then those that came with bonuses, tournaments and jackpots. */
export const transactionTypes = [
  'realCashDeposit',
  'withdraw',
  'playerSubscription',
  'customerServiceAddition',
  'customerServiceRemoval',
  'winReverseAdjustment',
  'positiveAdjustment',
  'negativeAdjustment',
  'fraudAdjustment',
  'cashoutReversal',
  /** Own money set aside for a bonus. */
  'bonusActivation',
  /** Bonus money that became real cash. */
  'bonusConversion',
  /** Own money that came back when a bonus was dropped or ran out. */
  'bonusDrop',
  'tournamentFee',
  'tournamentPrize',
  'jackpotWin',
] as const
export type TransactionType = (typeof transactionTypes)[number]
export const transactionType = v.picklist(transactionTypes)

/** Null and empty text, too, say that there is none. */
export const unsaid = <S extends v.GenericSchema>(schema: S) =>
  v.pipe(
    v.nullish(v.union([v.literal(''), schema])),
    v.transform((value): v.InferOutput<S> | undefined => (value === null || value === '' ? undefined : value)),
  )

/** What every history is asked by, as JSON in one field; `more` are its own filters. */
export const historyRequest = <Entries extends v.ObjectEntries>(more: Entries) =>
  v.object({
    criteria: jsonText(
      v.object({
        range: v.picklist(historyRanges),
        cursor: unsaid(v.pipe(v.string(), v.maxLength(400))),
        limit: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)), 25),
        ...more,
      }),
    ),
  })

export const instant = v.pipe(v.string(), v.isoTimestamp())
/** Minor units; below zero when money left the account. */
export const signedAmount = v.pipe(v.number(), v.safeInteger())

/** What every history answers beside its lines. */
export const historyFrame = {
  /** Nothing before it is told in this range. */
  since: instant,
  nextCursor: v.optional(v.string()),
}

const roundName = { roundId: v.string(), gameCode, gameName: v.string(), currency }

export const playedRound = v.object({
  ...roundName,
  stake: balanceAmount,
  win: balanceAmount,
  /** Win less stake; nothing is decided while the round is open. */
  net: signedAmount,
  /** `returned`: called off, the stake went back. */
  state: v.picklist(['open', 'settled', 'returned']),
  openedAt: instant,
  closedAt: v.optional(instant),
  /** After the last thing that happened in the round. */
  balanceAfter: v.optional(balanceAmount),
  /** The game opens on this round, shows it and lets it be verified. */
  shownByGame: v.boolean(),
})

/** One stake, win or return of a round. */
export const roundMovement = v.object({
  id: v.string(),
  ...roundName,
  type: v.picklist(['stake', 'win', 'rollback']),
  amount: signedAmount,
  balanceAfter: balanceAmount,
  at: instant,
})
