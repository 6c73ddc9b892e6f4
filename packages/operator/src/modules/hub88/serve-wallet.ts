import type { Catalogue, Supplier } from '@andon/operator/catalogue'
import { createVerifier, type GameWallet, refused, type Verifier } from '@andon/operator/game-wallet'
import type { RawReply, RawRequest } from '@andon/platform/http'
import { exactJson, parseExactJson } from '@andon/platform/json'
import type { Log } from '@andon/platform/log'
import * as v from 'valibot'
import { createAnswers } from './answer-call.ts'
import { type CallPath, isCallPath, requests } from './domain/requests.ts'
import type { Status } from './domain/statuses.ts'

export interface ServeDeps {
  readonly catalogue: Pick<Catalogue, 'gameCodeOf'>
  readonly gameWallet: Pick<GameWallet, 'calls' | 'noteRefusal' | 'playerKnownTo' | 'transactionOf'>
}

/** A reply's fields; amounts of money are bigints. */
export type Answer = { readonly status: Status } & Readonly<Record<string, unknown>>

const maxBodyBytes = 16 * 1024

/**
 * The wallet API that an aggregator calls, in front of the same calls as the operator's own. The signature is checked first, over the raw bytes, with
 * either of the supplier's keys. Every reply repeats `user` and `request_uuid`.
 */
export function createWalletApi(deps: ServeDeps & { log: Log; db: Parameters<typeof createAnswers>[0]['db'] }) {
  const { log } = deps
  const answers = createAnswers(deps)
  const { noteRefusal } = deps.gameWallet
  const verifiers = new Map<string, { readonly keys: Supplier['keys']; readonly verifier: Verifier }>()

  function isSigned({ code, keys }: Supplier, { rawBody, headers }: Pick<RawRequest, 'rawBody' | 'headers'>): boolean {
    const known = verifiers.get(code)
    const verifier = known?.keys === keys ? known.verifier : createVerifier(keys)
    verifiers.set(code, { keys, verifier })
    return verifier.accepts(rawBody, `rsa-sha256=${headers['x-hub88-signature'] ?? ''}`)
  }

  return async (
    supplier: Supplier,
    path: string,
    request: Pick<RawRequest, 'rawBody' | 'headers'>,
  ): Promise<RawReply> => {
    const { rawBody } = request
    if (!isSigned(supplier, request)) {
      noteRefusal({ supplier: supplier.code, call: undefined, rawBody, reply: refused('SIGNATURE_INVALID') })
      return rendered({ status: 'RS_ERROR_INVALID_SIGNATURE' }, 401)
    }
    const sent = rawBody.length > maxBodyBytes ? undefined : parsed(rawBody)
    const echo = echoOf(sent)
    const malformed = (status: Status, field?: string | null) => {
      const reply = refused('MALFORMED', { message: `${path}: ${status}`, ...(field ? { field } : {}) })
      noteRefusal({ supplier: supplier.code, call: undefined, rawBody, reply })
      return rendered({ ...echo, status })
    }
    if (!isCallPath(path) || sent === undefined) return malformed('RS_ERROR_WRONG_SYNTAX')
    const body = v.safeParse(requests[path], sent)
    if (!body.success) {
      const [issue] = body.issues
      return malformed(
        issue.received === 'undefined' ? 'RS_ERROR_WRONG_SYNTAX' : 'RS_ERROR_WRONG_TYPES',
        v.getDotPath(issue),
      )
    }
    return rendered({ ...echo, ...(await answered(supplier.code, path, body.output)) })
  }

  async function answered(supplier: string, path: CallPath, body: object): Promise<Answer> {
    try {
      return await answers[path](supplier, body as never) // parsed with the schema of this path
    } catch (error) {
      log.error({ err: error, supplier, path }, 'a call of an aggregator failed')
      return { status: 'RS_ERROR_UNKNOWN' }
    }
  }
}

function parsed(rawBody: Buffer): unknown {
  try {
    const sent = parseExactJson(rawBody.toString('utf8'))
    return typeof sent === 'object' && sent !== null ? sent : undefined
  } catch {
    return undefined
  }
}

const echoed = v.object({
  user: v.fallback(v.optional(v.string()), undefined),
  request_uuid: v.fallback(v.optional(v.string()), undefined),
})

function echoOf(sent: unknown): { user?: string; request_uuid?: string } {
  const { success, output } = v.safeParse(echoed, sent)
  if (!success) return {}
  const { user, request_uuid } = output
  return { ...(user !== undefined && { user }), ...(request_uuid !== undefined && { request_uuid }) }
}

export function rendered(answer: Answer, status = 200): RawReply {
  return { status, headers: { 'content-type': 'application/json; charset=utf-8' }, body: exactJson(answer) }
}
