import { Refusal } from '@andon/contract'
import {
  type WalletCall,
  type WalletRequest,
  walletApiHeaders,
  walletApiPaths,
  walletRefusals,
} from '@andon/contract/wallet-api'
import type { Supplier, Suppliers } from '@andon/operator/catalogue'
import type { Log } from '@andon/platform/log'
import { readBody } from './read-body.ts'
import type { NoteRefusal } from './refusal-notes.ts'
import { createVerifier, type Verifier } from './signature.ts'
import { refused, type WalletReply } from './wallet-reply.ts'

export type Headers = Readonly<Record<string, string | string[] | undefined>>
/** The single entry point, for suppliers in this process and over HTTP. */
export type Handle = (path: string, rawBody: Buffer, headers: Headers) => Promise<WalletReply>

export type WalletCalls = {
  readonly [Call in WalletCall]: (supplier: string, request: WalletRequest<Call>) => Promise<WalletReply>
}

interface HandleOptions {
  readonly suppliers: Suppliers
  readonly calls: WalletCalls
  readonly log: Log
  readonly noteRefusal: NoteRefusal
}

const maxBodyBytes = 16 * 1024
/** The limit of calls that describe many tables, jackpots, matches or rounds at once. */
const maxBytesOfMany = 64 * 1024
const callsOfMany: ReadonlySet<WalletCall> = new Set(['liveTables', 'jackpotMeters', 'sportRounds', 'raceProof'])
const callOf = new Map(Object.entries(walletApiPaths).map(([call, path]) => [path as string, call as WalletCall])) // Object.entries widens the keys

/** Checks the signature over the raw bytes first, then the strict schema, then runs the call. Notes every refusal. */
export function createHandle(options: HandleOptions): Handle {
  const { suppliers, calls, log, noteRefusal } = options
  const signer = createSigner(suppliers)
  return async (path, rawBody, headers) => {
    const supplier = textOf(headers[walletApiHeaders.supplier])
    const call = callOf.get(path)
    const maxBytes = call && callsOfMany.has(call) ? maxBytesOfMany : maxBodyBytes
    const reply = await (call && rawBody.length <= maxBytes
      ? answer(call, rawBody)
      : refused('MALFORMED', { message: call ? `The body is larger than ${maxBytes} bytes` : pathUnknown }))
    noteRefusal({ supplier, call, rawBody, reply })
    return reply

    async function answer(name: WalletCall, body: Buffer): Promise<WalletReply> {
      try {
        const signed = signer(body, { supplier, signature: textOf(headers[walletApiHeaders.signature]) })
        return 'reason' in signed
          ? refused('SIGNATURE_INVALID', { message: signed.reason })
          : await dispatch(calls, name, signed.supplier, body)
      } catch (error) {
        return renderError(error, { log, supplier, call: name })
      }
    }
  }
}

const pathUnknown = `This path is no call; the calls are ${Object.values(walletApiPaths).join(', ')}`

const algorithmUnknown = `The algorithm in the header ${walletApiHeaders.signature} is none that this supplier is registered with`

type Signed = { readonly supplier: string } | { readonly reason: string | undefined }

/** Throws if a registered key cannot be read. */
function createSigner(suppliers: Suppliers) {
  const verifiers = new WeakMap<Supplier, Verifier>()
  return (rawBody: Buffer, sent: { supplier: string | undefined; signature: string | undefined }): Signed => {
    const { supplier: supplierHeader, signature: signatureHeader } = walletApiHeaders
    if (!sent.supplier) return { reason: `The header ${supplierHeader}, which names the supplier, is missing` }
    const supplier = suppliers.find(sent.supplier)
    if (!supplier) return { reason: `No supplier has the code in the header ${supplierHeader}` }
    if (!sent.signature) return { reason: `The header ${signatureHeader}, which signs the body, is missing` }
    const verifier = verifiers.get(supplier) ?? createVerifier(supplier.keys)
    verifiers.set(supplier, verifier)
    if (verifier.accepts(rawBody, sent.signature)) return { supplier: supplier.code }
    return { reason: verifier.knowsAlgorithmOf(sent.signature) ? undefined : algorithmUnknown }
  }
}

async function dispatch<Call extends WalletCall>(
  calls: WalletCalls,
  call: Call,
  supplier: string,
  rawBody: Buffer,
): Promise<WalletReply> {
  const read = readBody(call, rawBody)
  return 'refusal' in read ? read.refusal : calls[call](supplier, read.request)
}

/** A supplier repeats a call that was refused as UNAVAILABLE, which completes it. */
function renderError(error: unknown, where: { log: Log; supplier: string | undefined; call: WalletCall }): WalletReply {
  if (error instanceof Refusal) {
    const code = walletRefusals.find((known) => known === error.code)
    if (code) return refused(code, error.details)
  }
  where.log.error({ err: error, supplier: where.supplier, call: where.call }, 'a wallet call failed')
  return refused('UNAVAILABLE')
}

const textOf = (header: string | string[] | undefined) => (typeof header === 'string' ? header : undefined)
