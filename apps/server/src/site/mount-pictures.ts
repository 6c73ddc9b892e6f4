import { Refusal } from '@andon/contract'
import { servedUnderPressure } from '@andon/platform/http'
import type { FastifyInstance } from 'fastify'

export interface PictureOptions {
  /** Null for a name that no copy has. Refuses UNAVAILABLE while the storage does not answer. */
  copyOf(name: string): Promise<{ readonly bytes: Buffer; readonly mediaType: string } | null>
}

/** Opened by itself a picture is shown and does nothing. */
const inert = "default-src 'none'; sandbox"

/** `/pictures/<hash>.<format>`: the copies of uploaded pictures, the same on every brand. What is at an address never changes. */
export function mountPictures(app: FastifyInstance, { copyOf }: PictureOptions): void {
  app.get('/pictures/:file', { config: servedUnderPressure }, async (request, reply) => {
    const { file } = request.params as { file: string } // the route has it
    const copy = await copyOf(file)
    if (!copy) throw new Refusal('NOT_FOUND')
    const etag = `"${file}"`
    reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('etag', etag)
      .header('content-security-policy', inert)
      .header('cross-origin-resource-policy', 'same-origin')
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    return reply.type(copy.mediaType).send(copy.bytes)
  })
}
