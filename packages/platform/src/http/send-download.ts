import { Readable } from 'node:stream'
import type { Download } from '@andon/contract/files'
import type { FastifyReply } from 'fastify'

/**
 * Sends an uploaded file safely, since its content is untrusted: the content type is set here, browsers may not sniff it, run it as a page or
 * embed it in another site.
 */
export function sendDownload(reply: FastifyReply, download: Download): FastifyReply {
  const { content, contentType, fileName, privateCacheSeconds } = download
  const disposition = fileName === undefined ? 'inline' : `attachment; filename*=UTF-8''${encodeName(fileName)}`
  return reply
    .header('cache-control', privateCacheSeconds > 0 ? `private, max-age=${privateCacheSeconds}` : 'no-store')
    .header('content-disposition', disposition)
    .header('content-length', content.size)
    .header('content-security-policy', "default-src 'none'; sandbox; frame-ancestors 'none'")
    .header('cross-origin-resource-policy', 'same-origin')
    .header('x-content-type-options', 'nosniff')
    .type(contentType)
    .send(Readable.fromWeb(content.stream() as import('node:stream/web').ReadableStream)) // two declarations of one class
}

/** RFC 8187 allows fewer characters than URLs do. */
function encodeName(name: string): string {
  return encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16)}`,
  )
}
