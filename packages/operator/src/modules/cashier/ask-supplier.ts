import type { Deps } from './deps.ts'

/**
 * One call to a supplier, bounded in time. Null when it failed or took too long: then nothing is known of its effect, and it is asked later. Of a
 * failure only its kind is logged, because the request it may quote can hold a card.
 */
export async function askSupplier<Answer>(
  { supplierTimeoutMs, log }: Deps,
  what: { supplier: string; call: string; reference: string },
  work: () => Promise<Answer>,
): Promise<Answer | null> {
  let timer: NodeJS.Timeout | undefined
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DOMException('no answer in time', 'TimeoutError')), supplierTimeoutMs)
  })
  try {
    return await Promise.race([work(), tooLong])
  } catch (error) {
    log.warn(
      { ...what, fault: error instanceof Error ? error.name : typeof error },
      'a payment supplier did not answer',
    )
    return null
  } finally {
    clearTimeout(timer)
  }
}
