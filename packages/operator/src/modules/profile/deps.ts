import type { VerificationStatus } from '@andon/contract/verification-status'
import type { Runtime } from '@andon/platform/runtime'
import type { Db, Tx } from '@andon/platform/sql'
import type { Identity } from '../identity/index.ts'

export interface ProfileOptions {
  readonly identity: Identity
  /** The verification module's proofs. */
  readonly proofs: {
    statusOf(executor: Db | Tx, playerId: string): Promise<{ identityStatus: VerificationStatus }>
    addressChanged(tx: Tx, playerId: string): Promise<void>
  }
  /** Locks and breaks in force: no marketing to players on one. */
  lockOf(executor: Db | Tx, playerIds: readonly string[]): Promise<ReadonlyMap<string, unknown>>
}

export interface Deps extends Runtime, ProfileOptions {}
