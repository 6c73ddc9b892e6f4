import { type KeyObject, sign } from 'node:crypto'
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
import type { WalletPort, WalletResult } from './wallet-port.ts'

/** Carries one signed call to the operator: its handler itself in one process, HTTP between two. Rejects when there is no answer. */
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
  /** Ed25519 private key. */
  supplierKey: KeyObject
  timeoutMs: number
}): WalletPort<WalletCall> {
  return {
    call: async (call, request) => {
      const rawBody = Buffer.from(JSON.stringify(request))
      const headers = {
        'content-type': 'application/json',
        [walletApiHeaders.supplier]: supplier,
        [walletApiHeaders.signature]: `ed25519=${sign(null, rawBody, supplierKey).toString('base64')}`,
      }
      try {
        const answer = await withinTime(transport(walletApiPaths[call], rawBody, headers), timeoutMs)
        return understand(call, request, answer)
      } catch (error) {
        return { outcome: 'unknown', why: error instanceof Error ? error.message : 'no answer' }
      }
    },
  }
}

/** Believes only what fits the border's schemas: anything else might be a proxy speaking, and says nothing of money. */
function understand<C extends WalletCall>(
  call: C,
  request: WalletRequest<C>,
  { status, body }: { status: number; body: unknown },
): WalletResult<C> {
  if (status === 200) {
    const reply = v.safeParse(walletApi[call].reply, body)
    if (!reply.success) return { outcome: 'unknown', why: `reply does not fit: ${reply.issues[0].message}` }
    if (transactionOf(reply.output) !== transactionOf(request))
      return { outcome: 'unknown', why: 'reply to another transaction' }
    return { outcome: 'ok', reply: reply.output as WalletReply<C> } // parsed by the schema of this very call
  }
  const refusal = v.safeParse(refusalBody, body)
  // a code of the border is the operator's own word, under whatever HTTP status; of other codes only a status that no proxy sends by itself
  const known = refusal.success && walletRefusals.some((code) => code === refusal.output.status)
  const final = known || (status >= 400 && status < 500 && status !== 408 && status !== 429)
  if (!final || !refusal.success || refusal.output.status === 'UNAVAILABLE')
    return { outcome: 'unknown', why: `status ${status}` }
  const { status: code, message: why, params } = refusal.output
  return { outcome: 'refused', code, why, ...(params && { params }) }
}

const transactionOf = (message: object) => ('transactionId' in message ? message.transactionId : undefined)

async function withinTime<T>(work: Promise<T>, timeoutMs: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${timeoutMs} ms`)), timeoutMs)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
