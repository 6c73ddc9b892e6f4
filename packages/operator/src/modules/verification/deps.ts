import type { Files } from '@andon/platform/files'
import type { Runtime } from '@andon/platform/runtime'
import type { Tx } from '@andon/platform/sql'
import type { Identity } from '../identity/index.ts'
import type { VerificationSupplier } from './verification-supplier.ts'

export interface VerificationOptions {
  readonly identity: Pick<Identity, 'player'>
  readonly files: Files
  readonly supplier: VerificationSupplier
  /** Recognises people who are excluded under another account. */
  readonly persons: {
    /** In the transaction that verifies the identity, before any of the player's rows is locked. May lock the account or hold it for review. */
    screenDocument(
      tx: Tx,
      document: { playerId: string; document: { country: string; number: string } | null },
    ): Promise<unknown>
  }
  /** True if the brand accepts residents of the country (ISO 3166-1 alpha-2). */
  isOffered(place: { site: string; country: string }): boolean
  /** Calls `work` once after that many milliseconds; tests pass their own. */
  readonly later?: (afterMs: number, work: () => void) => void
}

export interface Deps extends Runtime, Required<VerificationOptions> {}
