import type { StakeCategory } from '@andon/contract/games/categories'
import type { PlayDetails } from '@andon/contract/play-details'
import type { Contribution, JackpotPrize } from '@andon/contract/wallet-api'
import type { Currency } from '@andon/money'
import type { Pocket } from '@andon/operator/wallet'

/** One money call of a supplier, parsed, with the hash of its body. */
export interface MoneyCall {
  readonly call: 'bet' | 'win' | 'rollback' | 'adjust'
  readonly supplier: string
  readonly payloadHash: Buffer
  readonly transactionId: string
  /** Win, rollback or adjustment: the bet it refers to. */
  readonly betTransactionId: string | null
  readonly roundId: string
  readonly playerId: string
  readonly gameCode: string
  /** 0 for a rollback: the stored stake is returned. For an adjustment, what the round should have paid in all. */
  readonly amount: number
  readonly currency: Currency
  /** Bet of a race with chips: its stack. `playerId` is the player then. */
  readonly chips?: string | undefined
  /** Bet: hash of the game session's token. */
  readonly sessionHash: Buffer | null
  /** True if the call closes the round: a win, or a bet that an aggregator reports as lost at once. */
  readonly roundClosed: boolean
  /** Win that closes its round: the player did not act in time. */
  readonly finishedByRules?: true | undefined
  /** Bet of a free round: which one. */
  readonly freeRoundsId?: string | undefined
  /** Bet at a table that many players share: on which of its rounds. */
  readonly sharedRound?: string | undefined
  /** When its table opened that round, in milliseconds since 1970 by the supplier's clock. */
  readonly sharedRoundOpenedAt?: number | undefined
  /** A bet of 0 of a feature of an aggregator’s game. */
  readonly ofFeature?: true | undefined
  /** Bet at a sportsbook: whether free bets pay all of it or none; absent: as the order of the pockets has it. */
  readonly freeBets?: boolean | undefined
  /** Bet: the win that came with it in one call and closes its round; decided right after it, and only if its stake was taken. */
  readonly win?: MoneyCall
  /** For the player's history. */
  readonly details?: PlayDetails | undefined
  /** Bet: what of it goes into jackpots. */
  readonly contributions?: readonly Contribution[] | undefined
  /** Win: what a jackpot pays beside it. Adjustment: what that jackpot should have paid to the round in all. */
  readonly jackpot?: JackpotPrize | undefined
  /** Adjustment: the round is cancelled, so that its contributions to jackpots return. */
  readonly cancels?: boolean
}

/** The pockets of a stake; the amounts sum to the stake. */
export type StakeSplit = readonly { readonly pocket: Pocket; readonly amount: number }[]

/** The record of an accepted money call. */
export interface StoredTransaction {
  readonly supplier: string
  readonly transactionId: string
  /** An adjustment's `amount` is what the player got (negative: gave). */
  readonly kind: 'bet' | 'win' | 'rollback' | 'adjust' | 'tombstone'
  readonly payloadHash: Buffer | null
  readonly playerId: string
  readonly roundId: string
  readonly gameCode: string
  readonly betTransactionId: string | null
  readonly amount: number
  readonly currency: Currency
  /** The balance in the reply. */
  readonly balance: number
  /** Bets only. */
  readonly state: 'open' | 'paid' | 'rolled-back' | null
  readonly split: StakeSplit | null
  /** Bet with bonus money: the bonus, and how much counted as wagered, in hundredths of a minor unit. */
  readonly bonusId: string | null
  readonly countedHundredths: number
  /** Adjustment: what could not be taken back. */
  readonly owed: number
  /** The change to the prizes that jackpots paid to the round, beside `amount`; below zero: taken back. */
  readonly jackpots: readonly JackpotPrize[]
  /** When it was accepted. */
  readonly at: Temporal.Instant
}

export interface StoredRound {
  readonly supplier: string
  readonly playerId: string
  readonly roundId: string
  readonly gameCode: string
  readonly currency: Currency
  readonly state: 'open' | 'closed'
  readonly staked: number
  /** Without what jackpots paid. */
  readonly won: number
  readonly jackpots: readonly JackpotPrize[]
  /** The bet that closed it, if no win did. */
  readonly closingBet: string | null
  /** Its player did not act in time, as the supplier said with the win that closed it. */
  readonly finishedByRules: boolean
  /** The brand and category of its first bet; null for a round that began before they were kept. */
  readonly site: string | null
  readonly category: StakeCategory | null
  /** When its first stake was accepted. */
  readonly openedAt: Temporal.Instant
}
