import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

export interface RawRequest {
  readonly method: string
  readonly path: string
  readonly rawBody: Buffer
  readonly headers: Readonly<Record<string, string | undefined>>
  readonly params: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, string>>
}

/**
 * A surface whose callers sign the bytes they send: bodies stay unparsed. Used for the wallet API and for payment webhooks, which come from
 * servers, not browsers.
 */
export async function mountRawSurface(app: FastifyInstance, mount: (app: FastifyInstance) => void): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: 64 * 1024 },
      async (_request: FastifyRequest, body: Buffer) => body,
    )
    mount(scope)
  })
}

export function rawRequest(request: FastifyRequest): RawRequest {
  const strings = (record: object) =>
    Object.fromEntries(
      Object.entries(record).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    )
  return {
    method: request.method,
    path: request.url.split('?')[0] ?? '',
    rawBody: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
    headers: strings(request.headers),
    params: strings(request.params as object), // Fastify types both as unknown
    query: strings(request.query as object),
  }
}

export function sendRaw(
  reply: FastifyReply,
  { status, headers = {}, body }: { status: number; headers?: Record<string, string>; body: unknown },
): FastifyReply {
  return reply.code(status).headers(headers).send(body)
}
