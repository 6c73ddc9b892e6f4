import type { Files } from '@andon/platform/files'
import type { Runtime } from '@andon/platform/runtime'
import type { Identity } from '../identity/index.ts'
import type { VerificationSupplier } from './supplier/verification-supplier.ts'

export interface VerificationOptions {
  readonly identity: Pick<Identity, 'player'>
  readonly files: Files
  readonly supplier: VerificationSupplier
  /** Calls `work` once, after so many milliseconds; tests pass their own. */
  readonly later?: (afterMs: number, work: () => void) => void
}

export interface Deps extends Runtime, Required<VerificationOptions> {}
