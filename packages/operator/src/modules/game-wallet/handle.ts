import { Refusal } from '@andon/contract'
import {
  type WalletCall,
  type WalletRequest,
  walletApi,
  walletApiHeaders,
  walletApiPaths,
  walletRefusals,
} from '@andon/contract/wallet-api'
import type { Supplier, Suppliers } from '@andon/operator/catalogue'
import type { Log } from '@andon/platform/log'
import * as v from 'valibot'
import { createVerifier, type Verifier } from './signature.ts'
import { refused, type WalletReply } from './wallet-reply.ts'

export type Headers = Readonly<Record<string, string | string[] | undefined>>
/** The single entry point, for suppliers in this process and over HTTP. */
export type Handle = (path: string, rawBody: Buffer, headers: Headers) => Promise<WalletReply>

export type WalletCalls = {
  readonly [Call in WalletCall]: (supplier: string, request: WalletRequest<Call>) => Promise<WalletReply>
}

const maxBodyBytes = 16 * 1024
const callOf = new Map(Object.entries(walletApiPaths).map(([call, path]) => [path as string, call as WalletCall])) // Object.entries widens the keys

/** Checks the signature over the raw bytes first, then the strict schema, then runs the call. */
export function createHandle({
  suppliers,
  calls,
  log,
}: {
  suppliers: Suppliers
  calls: WalletCalls
  log: Log
}): Handle {
  const verifiers = new WeakMap<Supplier, Verifier>() // a supplier with new keys is another object
  const signedBy = (rawBody: Buffer, headers: Headers): string | null => {
    const supplier = suppliers.find(textOf(headers[walletApiHeaders.supplier]) ?? '')
    if (!supplier) return null
    const verifier = verifiers.get(supplier) ?? createVerifier(supplier.keys)
    verifiers.set(supplier, verifier)
    return verifier.accepts(rawBody, textOf(headers[walletApiHeaders.signature])) ? supplier.code : null
  }
  return async (path, rawBody, headers) => {
    const call = callOf.get(path)
    if (!call || rawBody.length > maxBodyBytes) return refused('MALFORMED')
    const supplier = signedBy(rawBody, headers)
    if (supplier === null) return refused('SIGNATURE_INVALID')
    try {
      return await dispatch(calls, call, supplier, rawBody)
    } catch (error) {
      return renderError(error, { log, supplier, call })
    }
  }
}

async function dispatch<Call extends WalletCall>(
  calls: WalletCalls,
  call: Call,
  supplier: string,
  rawBody: Buffer,
): Promise<WalletReply> {
  const body = v.safeParse(walletApi[call].request, parseJson(rawBody))
  if (!body.success) return refused('MALFORMED')
  return calls[call](supplier, body.output as WalletRequest<Call>) // parsed with the schema of this call
}

function parseJson(rawBody: Buffer): unknown {
  try {
    return JSON.parse(rawBody.toString('utf8'))
  } catch {
    return undefined // no schema accepts it
  }
}

/** A supplier repeats a call that was refused as UNAVAILABLE, which completes it. */
function renderError(error: unknown, where: { log: Log; supplier: string; call: WalletCall }): WalletReply {
  const code = error instanceof Refusal ? walletRefusals.find((known) => known === error.code) : undefined
  if (code) return refused(code)
  where.log.error({ err: error, supplier: where.supplier, call: where.call }, 'a wallet call failed')
  return refused('UNAVAILABLE')
}

const textOf = (header: string | string[] | undefined) => (typeof header === 'string' ? header : undefined)
