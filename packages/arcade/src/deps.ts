import type { NewFact } from '@andon/contract/fact'
import type { WalletCall } from '@andon/contract/wallet-api'
import type { Clock } from '@andon/platform/clock'
import type { NewId } from '@andon/platform/ids'
import type { Log } from '@andon/platform/log'
import type { Random } from '@andon/platform/random'
import type { Db } from '@andon/platform/sql'
import type { WalletPort } from '@andon/platform/wallet-client'
import type { JackpotDraws } from './jackpots/draw-jackpots.ts'
import type { FindPool } from './jackpots/pools.ts'
import type { SeatOf } from './tables/seats.ts'
import type { Titles } from './titles/index.ts'

/** Dependencies of the arcade's use cases. */
export interface Deps {
  readonly db: Db
  readonly clock: Clock
  readonly random: Random
  readonly newId: NewId
  readonly log: Log
  readonly titles: Titles
  readonly operatorWallet: WalletPort<WalletCall>
  readonly demoWallet: WalletPort
  /** The longest that a wallet call takes: then its outcome is unknown. */
  readonly walletTimeoutMs: number
  /** Names players at shared tables. */
  readonly seatOf: SeatOf
  /** The pool of jackpots of a game at a brand, if it has one. */
  readonly findPool: FindPool
  readonly jackpots: JackpotDraws
  /** Tells open pages. Nothing depends on it. */
  announce(fact: NewFact): void
}

/** The only difference between demo play and real play. */
export function walletOf(deps: Deps, { mode }: { mode: 'real' | 'demo' }): WalletPort {
  return mode === 'demo' ? deps.demoWallet : deps.operatorWallet
}
