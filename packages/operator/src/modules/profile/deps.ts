import type { VerificationStatus } from '@andon/contract/verification-status'
import type { Runtime } from '@andon/platform/runtime'
import type { Db, Tx } from '@andon/platform/sql'
import type { Identity } from '../identity/index.ts'

export interface ProfileOptions {
  readonly identity: Identity
  /** From verification, by the composition: what documents prove. */
  readonly proofs: {
    statusOf(executor: Db | Tx, playerId: string): Promise<{ identityStatus: VerificationStatus }>
    addressChanged(tx: Tx, playerId: string): Promise<void>
  }
}

export interface Deps extends Runtime, ProfileOptions {}
