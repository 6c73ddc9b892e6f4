import { Refusal, type RefusalBody, type RefusalCode, type RefusalDetails, refusals } from '@andon/contract'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { DatabaseUnavailable } from '../sql/index.ts'

/** Thrown by the request parser; rendered as one refusal with an entry for each invalid field. */
export class InvalidFields extends Error {
  readonly fields: readonly { field: string; message: string }[]
  constructor(fields: InvalidFields['fields']) {
    super(fields.map(({ field, message }) => `${field}: ${message}`).join('; '))
    this.fields = fields
  }
}

/** The one place where a refusal becomes a reply, and a bug becomes a 500 with nothing but its request id. */
export function renderError(error: Error | FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof InvalidFields) return send(reply, 'FIELD_INVALID', error.fields)
  if (error instanceof Refusal) {
    if (error.details.retryAfterSeconds !== undefined) reply.header('retry-after', error.details.retryAfterSeconds)
    return send(reply, error.code, [error.details])
  }
  const code = codeOfOtherError(error)
  if (code) return send(reply, code, [{}])
  request.log.error({ err: error }, 'a request failed by a bug')
  return reply.code(500).send({
    success: false,
    errors: [{ code: 'INTERNAL', message: 'Something went wrong on our side', params: { requestId: request.id } }],
  })
}

interface Spec {
  readonly status: number
  readonly message: string
  readonly errorCode?: string
  readonly single?: true
}

/** A refusal on the wire, with one entry for each error. */
export function refusalBody(code: RefusalCode, entries: readonly RefusalDetails[]): RefusalBody {
  const spec: Spec = refusals[code]
  return {
    success: false,
    errors: entries.map(({ field, params, message }) => ({
      ...(spec.errorCode === undefined ? {} : { errorCode: spec.errorCode }),
      code,
      ...(field === undefined ? {} : { field }),
      ...(params === undefined ? {} : { params }),
      message: message ?? spec.message,
    })),
    ...(spec.single && spec.errorCode !== undefined ? { error: spec.errorCode } : {}),
    ...(typeof entries[0]?.params?.countryCode === 'string' ? { countryCode: entries[0].params.countryCode } : {}),
  }
}

function send(reply: FastifyReply, code: RefusalCode, entries: readonly RefusalDetails[]): FastifyReply {
  reply.server.countRefusal?.(code)
  if (code === 'UNAVAILABLE' && !reply.hasHeader('retry-after')) reply.header('retry-after', retryAfterSeconds)
  return reply
    .code(refusals[code].status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(refusalBody(code, entries)))
}

function codeOfOtherError(error: Error | FastifyError): RefusalCode | null {
  if (error instanceof DatabaseUnavailable) return 'UNAVAILABLE' // logged where it arises, not once a request
  const { code, statusCode } = error as Partial<FastifyError> // set on some Node and Fastify errors
  if (statusCode === 413) return 'BODY_TOO_LARGE'
  if (statusCode === 415) return 'MEDIA_TYPE_UNSUPPORTED'
  if (statusCode === 429) return 'TOO_MANY_REQUESTS'
  if (statusCode === 404) return 'NOT_FOUND'
  if (statusCode === 503 || code === 'FST_UNDER_PRESSURE') return 'UNAVAILABLE'
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) return 'MALFORMED'
  return null
}

/** Default for UNAVAILABLE replies without their own time. */
const retryAfterSeconds = 2

declare module 'fastify' {
  interface FastifyInstance {
    countRefusal?: (code: string) => void
  }
}
