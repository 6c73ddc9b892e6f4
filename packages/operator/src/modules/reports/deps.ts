import type { GameWallet } from '@andon/operator/game-wallet'
import type { Identity } from '@andon/operator/identity'
import type { Wallet } from '@andon/operator/wallet'
import type { Runtime } from '@andon/platform/runtime'
import type { Db, Tx } from '@andon/platform/sql'

/** The modules that reports read from. */
export interface Sources {
  readonly wallet: Pick<Wallet, 'history' | 'playerRevenue'>
  readonly gameWallet: Pick<GameWallet, 'roundHistory' | 'playedGames' | 'waitingRounds' | 'markEndingsSeen'>
  readonly acquisitions: Identity['acquisitions']
  /** ISO 3166-1 alpha-2; the jurisdiction decides how much history is available. */
  countryOf(executor: Db | Tx, playerId: string): Promise<string | undefined>
}

export interface Deps extends Runtime, Sources {}
