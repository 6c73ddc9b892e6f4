import type { WalletCall } from '@andon/contract/wallet-api'
import type { Clock } from '@andon/platform/clock'
import type { Facts } from '@andon/platform/facts'
import type { NewId } from '@andon/platform/ids'
import type { Log } from '@andon/platform/log'
import type { Db } from '@andon/platform/sql'
import type { WalletPort } from '@andon/platform/wallet-client'
import type { BookLimits } from '../bet-rules/book-limits.ts'
import type { Offer } from '../book/offer.ts'

/** Dependencies of the bookmaker's use cases about bets. */
export interface Deps {
  readonly db: Db
  readonly clock: Clock
  readonly newId: NewId
  readonly log: Log
  readonly facts: Facts
  readonly wallet: WalletPort<WalletCall>
  /** The bookmaker's code at the operator. */
  readonly supplierCode: string
  readonly book: Offer
  readonly limits: BookLimits
  /** Our share of the fair value of a cash-out, in thousandths. */
  readonly cashOutMargin: number
}
