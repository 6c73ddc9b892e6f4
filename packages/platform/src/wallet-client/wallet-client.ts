import { createHmac, type KeyObject, sign } from 'node:crypto'
import {
  type WalletCall,
  type WalletReply,
  type WalletRequest,
  walletApi,
  walletApiHeaders,
  walletApiPaths,
  walletRefusals,
} from '@andon/contract/wallet-api'
import * as v from 'valibot'
import { withTimeout } from '../timeout/index.ts'
import type { WalletPort, WalletResult } from './wallet-port.ts'

/** Sends one signed call to the operator: directly in one process, by HTTP between two. Rejects without a reply. */
export type WalletTransport = (
  path: string,
  rawBody: Buffer,
  headers: Readonly<Record<string, string>>,
) => Promise<{ readonly status: number; readonly body: unknown }>

const refusalBody = v.object({
  status: v.pipe(v.string(), v.regex(/^[A-Z_]{2,60}$/)),
  message: v.optional(v.string(), ''),
  params: v.optional(v.record(v.pipe(v.string(), v.maxLength(40)), v.union([v.string(), v.number(), v.boolean()]))),
})

export function createWalletClient({
  transport,
  supplier,
  supplierKey,
  timeoutMs,
}: {
  transport: WalletTransport
  supplier: string
  /** Ed25519 private key, or a secret key for HMAC-SHA256. */
  supplierKey: KeyObject
  timeoutMs: number
}): WalletPort<WalletCall> {
  return {
    call: async (call, request) => {
      const rawBody = Buffer.from(JSON.stringify(request))
      const headers = {
        'content-type': 'application/json',
        [walletApiHeaders.supplier]: supplier,
        [walletApiHeaders.signature]: signatureOf(rawBody, supplierKey),
      }
      try {
        const reply = await withTimeout(transport(walletApiPaths[call], rawBody, headers), timeoutMs)
        return resultOf(call, request, reply)
      } catch (error) {
        return { outcome: 'unknown', why: error instanceof Error ? error.message : 'no reply' }
      }
    },
  }
}

function signatureOf(rawBody: Buffer, key: KeyObject): string {
  if (key.type === 'secret') return `hmac-sha256=${createHmac('sha256', key).update(rawBody).digest('base64')}`
  return `ed25519=${sign(null, rawBody, key).toString('base64')}`
}

/** Only a reply that matches the API's schemas is a result. Anything else might come from a proxy, and the outcome is unknown. */
function resultOf<C extends WalletCall>(
  call: C,
  request: WalletRequest<C>,
  { status, body }: { status: number; body: unknown },
): WalletResult<C> {
  if (status === 200) {
    const reply = v.safeParse(walletApi[call].reply, body)
    if (!reply.success) return { outcome: 'unknown', why: `invalid reply: ${reply.issues[0].message}` }
    if (transactionOf(reply.output) !== transactionOf(request))
      return { outcome: 'unknown', why: 'reply to another transaction' }
    return { outcome: 'ok', reply: reply.output as WalletReply<C> } // parsed by the schema of this call
  }
  const refusal = v.safeParse(refusalBody, body)
  // a refusal code of the API counts with any HTTP status; another code only with a status that a proxy does not send
  const known = refusal.success && walletRefusals.some((code) => code === refusal.output.status)
  const final = known || (status >= 400 && status < 500 && status !== 408 && status !== 429)
  if (!final || !refusal.success || refusal.output.status === 'UNAVAILABLE')
    return { outcome: 'unknown', why: `status ${status}` }
  const { status: code, message: why, params } = refusal.output
  return { outcome: 'refused', code, why, ...(params && { params }) }
}

const transactionOf = (message: object) => ('transactionId' in message ? message.transactionId : undefined)
