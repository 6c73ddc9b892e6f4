import type { GameWallet } from '@andon/operator/game-wallet'
import type { Wallet } from '@andon/operator/wallet'
import type { Runtime } from '@andon/platform/runtime'
import type { Db, Tx } from '@andon/platform/sql'

/** Who knows what reports tell. */
export interface Sources {
  readonly wallet: Pick<Wallet, 'history'>
  readonly gameWallet: Pick<GameWallet, 'roundHistory'>
  /** ISO 2, from whoever knows players: it decides how much history is at hand. */
  countryOf(executor: Db | Tx, playerId: string): Promise<string | undefined>
}

export interface Deps extends Runtime, Sources {}
