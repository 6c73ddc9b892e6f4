import type { Runtime } from '@andon/platform/runtime'
import type { Db, Tx } from '@andon/platform/sql'
import { addressChanged } from './address-changed.ts'
import { demandVerified } from './demand-verified.ts'
import type { Deps, VerificationOptions } from './deps.ts'
import { followChecks } from './follow-checks.ts'
import { statusesOf } from './get-account-verification-status.ts'
import { jobs } from './jobs.ts'
import { routes } from './routes.ts'

/**
 * Verification owns the proofs of who players are and where they live: the documents they sent, the checks of them, and how each proof stands.
 * - Only the supplier decides, asked by us: nothing a browser says moves a proof beyond `vrfn_init`.
 * - A document is what its bytes say it is; it is seen by its owner alone, under a random name outside every served folder.
 * - The newest check of a type speaks for the player; an older one that is decided later counts only if it verifies.
 * - A supplier that fails or is silent is asked again until it decides; being told twice changes nothing.
 * Publishes, keyed by player: `verification.StatusChanged {playerId, documentType, changedTo, documents: {identityStatus, addressStatus}, status,
 * version}`: the whole state, newest where `version` is highest.
 */
export function createVerification(runtime: Runtime, options: VerificationOptions) {
  const deps: Deps = { ...runtime, later: afterMs, ...options }
  return {
    routes: routes(deps),
    jobs: jobs(deps),
    /** Both proofs as they stand, and together (`status`, normalised). */
    statusOf: async (executor: Db | Tx, playerId: string) => {
      const { documents, status } = await statusesOf(executor, playerId)
      return { ...documents, status }
    },
    demandVerified,
    /** To be called in the transaction that changes a player's address. */
    addressChanged: (tx: Tx, playerId: string) => addressChanged(deps, tx, playerId),
    /** Speaks to the supplier about every check whose time has come. */
    followChecks: () => followChecks(deps),
  }
}

export type Verification = ReturnType<typeof createVerification>
export type * from './verification-supplier.ts'

/** A check that waits keeps no process alive: it is in the table. */
function afterMs(ms: number, work: () => void): void {
  setTimeout(work, ms).unref()
}
