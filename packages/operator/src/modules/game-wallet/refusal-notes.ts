import type { WalletCall, WalletRefusalCode } from '@andon/contract/wallet-api'
import type { Suppliers } from '@andon/operator/catalogue'
import type { Metrics } from '@andon/platform/metrics'
import type { Runtime } from '@andon/platform/runtime'
import type { WalletReply } from './wallet-reply.ts'

export interface AnsweredCall {
  /** The supplier that the header names, verified or not. */
  readonly supplier: string | undefined
  /** Undefined: the path is none. */
  readonly call: WalletCall | undefined
  readonly rawBody: Buffer
  readonly reply: WalletReply
}
export type NoteRefusal = (answered: AnsweredCall) => void

/** Refusals that a correct supplier does not cause, or seldom: somebody should look at them. Those that players cause are only counted. */
const logged: ReadonlySet<string> = new Set<WalletRefusalCode>([
  'SIGNATURE_INVALID',
  'MALFORMED',
  'DUPLICATE',
  'BET_UNKNOWN',
  'BET_ROLLED_BACK',
  'ROUND_CLOSED',
  'CURRENCY_MISMATCH',
  'TOKEN_INVALID',
  'STAKE_OUT_OF_RANGE',
])
const quietMs = 60_000

/**
 * Counts every refusal by supplier and code, and logs those that point to a fault: the first of a supplier and code, then at most one line a minute,
 * with the number of refusals since the line before (`times`). Callers cannot create labels: a code of no registered supplier is `unknown`.
 */
export function createRefusalNotes(
  { clock, log }: Pick<Runtime, 'clock' | 'log'>,
  { suppliers, metrics }: { suppliers: Suppliers; metrics: Pick<Metrics, 'walletRefusals'> },
): NoteRefusal {
  const lines = new Map<string, { at: number; since: number }>()
  return ({ supplier: named, call, rawBody, reply: { body } }) => {
    if (body.status === 'OK') return
    const { status: code, message, field } = body
    const supplier = suppliers.find(named ?? '')?.code ?? 'unknown'
    metrics.walletRefusals.inc({ supplier, code })
    if (!logged.has(code)) return
    const key = `${supplier} ${code}`
    const now = clock.now().epochMilliseconds
    const last = lines.get(key)
    const times = (last?.since ?? 0) + 1
    const isQuiet = last !== undefined && Math.abs(now - last.at) < quietMs
    lines.set(key, isQuiet ? { ...last, since: times } : { at: now, since: 0 })
    if (!isQuiet)
      log.warn({ supplier, code, call, field, message, times, ...namesIn(rawBody, code) }, 'refused a supplier’s call')
  }
}

/** The ids to look for in the supplier's own logs; none from a body that is not signed or not valid. */
function namesIn(rawBody: Buffer, code: string): object {
  if (code === 'SIGNATURE_INVALID' || code === 'MALFORMED') return {}
  const { transactionId, betTransactionId, roundId, gameCode } = JSON.parse(rawBody.toString('utf8')) // it passed the schema of its call
  return { transactionId, betTransactionId, roundId, gameCode }
}
