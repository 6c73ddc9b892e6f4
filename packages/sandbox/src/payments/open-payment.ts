import type { OpeningOrder } from '@andon/operator/cashier'
import type { Clock } from '@andon/platform/clock'
import type { Random } from '@andon/platform/random'
import type { Payment } from './store.ts'

const confirmWithinMinutes = 30
const transferWithinHours = 7 * 24
/** Without letters and digits that look alike. */
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** A new payment. */
export function openPayment(
  { random, clock }: { random: Random; clock: Clock },
  { reference, amount, currency, language, returnUrl }: Omit<OpeningOrder, 'method' | 'token' | 'voucherCode'>,
  first: Pick<Payment, 'method' | 'token' | 'state' | 'reason'>,
): Payment & { at: Temporal.Instant } {
  const id = random.token(24)
  const back = new URL(returnUrl)
  const at = clock.now()
  const isTransfer = first.method === 'BANKTRANSFER'
  return {
    id,
    reference,
    amount,
    currency,
    language,
    ...first,
    pageUrl: new URL(`/sandbox/bank/${id}`, back.origin).href,
    // Only a path, and without the leading slashes that a browser would read as another host.
    returnPath: `/${back.pathname.replace(/^\/+/, '')}${back.search}`,
    transferReference: isTransfer ? transferReference(random) : null,
    confirmBy: isTransfer ? at.add({ hours: transferWithinHours }) : at.add({ minutes: confirmWithinMinutes }),
    chargeBackAt: null,
    at,
  }
}

/** `AN-7QK2-M9TX`: short enough to copy by hand. */
function transferReference(random: Random): string {
  const [a, b] = [0, 1].map(() => Array.from(random.bytes(4), (byte) => letters[byte % letters.length]).join(''))
  return `AN-${a}-${b}`
}
