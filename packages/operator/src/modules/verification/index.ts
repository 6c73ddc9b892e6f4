import type { Runtime } from '@andon/platform/runtime'
import type { Db, Tx } from '@andon/platform/sql'
import { addressChanged } from './address-changed.ts'
import { demandVerified } from './demand-verified.ts'
import type { Deps, VerificationOptions } from './deps.ts'
import { followChecks } from './follow-checks.ts'
import { statusesOf } from './get-account-verification-status.ts'
import { jobs } from './jobs.ts'
import { demandHarmless } from './receive-file.ts'
import { routes } from './routes.ts'

/**
 * Verification owns the proofs of players' identity and address: the documents they sent, the checks of them, and each proof's state.
 * - Only the supplier decides, in reply to our question: no request of a browser moves a proof beyond `vrfn_init`.
 * - A document's kind is read from its bytes. Only its owner can read it; it is stored under a random name outside every served folder.
 * - The newest check of a type counts; an older one that is decided later counts only if it verifies.
 * - A supplier that fails or does not reply is asked again until it decides; a repeated decision changes nothing.
 * Publishes, keyed by player (facts.ts): `verification.StatusChanged` with the whole state; the highest `version` is the newest.
 */
export function createVerification(runtime: Runtime, options: VerificationOptions) {
  const deps: Deps = { ...runtime, later: afterMs, ...options }
  return {
    routes: routes(deps),
    jobs: jobs(deps),
    /** The state of both proofs, and of both together (`status`, normalised). */
    statusOf: async (executor: Db | Tx, playerId: string) => {
      const { documents, status } = await statusesOf(executor, playerId)
      return { ...documents, status }
    },
    demandVerified,
    /** The kind of a whole picture or PDF of at most 15 MB. Refuses as an uploaded document is refused (receive-file.ts). */
    inspectFile: demandHarmless,
    /** To be called in the transaction that changes a player's address. */
    addressChanged: (tx: Tx, playerId: string) => addressChanged(deps, tx, playerId),
    /** Submits or asks about every check that is due. */
    followChecks: () => followChecks(deps),
  }
}

export type Verification = ReturnType<typeof createVerification>
export { statusChanged } from './facts.ts'
export type * from './verification-supplier.ts'

/** The timer does not keep the process alive: a waiting check is in the table. */
function afterMs(ms: number, work: () => void): void {
  setTimeout(work, ms).unref()
}
