import type { Currency } from '@andon/money'
import type { Pocket } from '@andon/operator/wallet'

/** One money call of a supplier, parsed, with the hash of its body. */
export interface MoneyCall {
  readonly call: 'bet' | 'win' | 'rollback'
  readonly supplier: string
  readonly payloadHash: Buffer
  readonly transactionId: string
  /** Of a win or rollback: the bet it speaks of. */
  readonly betTransactionId: string | null
  readonly roundId: string
  readonly playerId: string
  readonly gameCode: string
  /** 0 for a rollback: what returns is the stake that was stored. */
  readonly amount: number
  readonly currency: Currency
  /** Hash of the game session's token, on a bet. */
  readonly sessionHash: Buffer | null
  /** Of a win: whether the round ends with it. */
  readonly roundClosed: boolean
  /** Of a bet that plays a free round: of which. */
  readonly freeRoundsId?: string | undefined
}

/** Which pockets a stake came from; its amounts sum to the stake. */
export type StakeSplit = readonly { readonly pocket: Pocket; readonly amount: number }[]

/** What the operator keeps of an accepted money call. */
export interface StoredTransaction {
  readonly supplier: string
  readonly transactionId: string
  readonly kind: 'bet' | 'win' | 'rollback' | 'tombstone'
  readonly payloadHash: Buffer | null
  readonly playerId: string
  readonly roundId: string
  readonly gameCode: string
  readonly betTransactionId: string | null
  readonly amount: number
  readonly currency: Currency
  /** The balance it was answered with. */
  readonly balance: number
  /** Of a bet. */
  readonly state: 'open' | 'paid' | 'rolled-back' | null
  readonly split: StakeSplit | null
  /** Of a bet that took money of a bonus: which, and what of it counted as wagered, in hundredths of a minor unit. */
  readonly bonusId: string | null
  readonly countedHundredths: number
  /** When it was taken in. */
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
  readonly won: number
}
