import { withTimeout } from '@andon/platform/timeout'
import type { Deps } from './deps.ts'

/**
 * One call to a supplier, with a timeout. Null when it failed or took too long: its effect is unknown, and a job asks later. Only the name of an
 * error is logged, because its message may quote the request and so a card.
 */
export async function askSupplier<Reply>(
  { supplierTimeoutMs, log }: Deps,
  what: { supplier: string; call: string; reference: string },
  work: () => Promise<Reply>,
): Promise<Reply | null> {
  try {
    return await withTimeout(work(), supplierTimeoutMs)
  } catch (error) {
    log.warn({ ...what, fault: error instanceof Error ? error.name : typeof error }, 'a payment supplier did not reply')
    return null
  }
}
