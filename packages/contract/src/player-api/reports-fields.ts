import * as v from 'valibot'
import { balanceAmount, currency, gameCode, jsonText } from '../fields.ts'
import { shownPlayDetails } from '../play-details.ts'

/** Range: 7 or 90 days; `pastYear` is twelve months, or more if the player's jurisdiction requires it. */
export const historyRanges = ['7Days', '90Days', 'pastYear'] as const
export type HistoryRange = (typeof historyRanges)[number]

/** Types of real-cash transactions outside play: the ten of the specification, then those of bonuses, tournaments and jackpots. */
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
  /** Own money tied to a bonus. */
  'bonusActivation',
  /** Bonus money that became real cash. */
  'bonusConversion',
  /** Own money released when a bonus was dropped or expired. */
  'bonusDrop',
  'tournamentFee',
  'TOURNAMENT_PRIZE',
  'tournamentRefund',
  'JACKPOT_WIN',
] as const
export type TransactionType = (typeof transactionTypes)[number]
export const transactionType = v.picklist(transactionTypes)

/** Null and empty text also mean none. */
export const unsaid = <S extends v.GenericSchema>(schema: S) =>
  v.pipe(
    v.nullish(v.union([v.literal(''), schema])),
    v.transform((value): v.InferOutput<S> | undefined => (value === null || value === '' ? undefined : value)),
  )

/** The criteria of every history, as JSON in one field; `more` are filters of that history. */
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
/** Minor units; negative if money left the account. */
export const signedAmount = v.pipe(v.number(), v.safeInteger())

/** Fields of every history reply beside its lines. */
export const historyFrame = {
  /** Start of the range. */
  since: instant,
  nextCursor: v.optional(v.string()),
}

const roundName = { roundId: v.string(), gameCode, gameName: v.string(), currency }

/** `returned`: cancelled, and the stake returned. */
const roundState = v.picklist(['open', 'settled', 'returned'])
export type PlayedRoundState = v.InferOutput<typeof roundState>

export const playedRound = v.object({
  ...roundName,
  stake: balanceAmount,
  /** Without what a jackpot paid. */
  win: balanceAmount,
  /** What jackpots paid; absent for nothing. */
  jackpot: v.optional(balanceAmount),
  /** Win and jackpot minus stake; not final while the round is open. */
  net: signedAmount,
  state: roundState,
  openedAt: instant,
  closedAt: v.optional(instant),
  /** Of an open round that waits for the player: when it is finished as the game's rules say. */
  waitsUntil: v.optional(instant),
  /** The player did not act in time, and the round was finished as the game's rules say. Absent: no. */
  finishedByRules: v.optional(v.literal(true)),
  /** After the last transaction of the round. */
  balanceAfter: v.optional(balanceAmount),
  /** Opens the game on this round, where it can be verified. */
  shownByGame: v.boolean(),
  /** What was bet on, as the supplier said it last. */
  details: v.optional(shownPlayDetails),
})

/** A round that waits for the player, or waited in vain. */
const leftRound = { ...roundName, stake: balanceAmount, openedAt: instant }
export const waitingRound = v.object({ ...leftRound, waitsUntil: instant })
/** The player's bets in a live game whose table has not decided them yet, all together. `stake`: their sum. */
export const runningBets = v.object({
  gameCode,
  gameName: v.string(),
  currency,
  stake: balanceAmount,
  openedAt: instant,
})
export const finishedRound = v.object({
  ...leftRound,
  /** With what jackpots paid. */
  win: balanceAmount,
  finishedAt: instant,
  shownByGame: v.boolean(),
})

/** One stake, win, return or adjustment of a round. */
export const roundMovement = v.object({
  id: v.string(),
  ...roundName,
  /** `adjustment`: what the round paid was corrected after it was closed. */
  type: v.picklist(['stake', 'win', 'jackpot', 'rollback', 'adjustment']),
  amount: signedAmount,
  balanceAfter: balanceAmount,
  at: instant,
  /** Of its round, like `shownByGame`. */
  state: roundState,
  shownByGame: v.boolean(),
})
