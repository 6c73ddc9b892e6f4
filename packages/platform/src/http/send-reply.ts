import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

const compressed = promisify(gzip)
/** Shorter texts gain little. */
const fewestCharacters = 16_000

export const acceptsGzip = ({ headers }: FastifyRequest) => /\bgzip\b/.test(String(headers['accept-encoding'] ?? ''))

/**
 * Sends a reply as JSON. `compress`: a long one compressed; only for what is the same for everyone, because the length of a compressed reply could
 * disclose what stands in it beside a caller's own words.
 */
export async function sendReply(
  reply: FastifyReply,
  answer: unknown,
  { compress }: { compress: boolean },
): Promise<FastifyReply> {
  reply.header('cache-control', 'no-store')
  const text = compress ? JSON.stringify(answer) : ''
  if (text.length < fewestCharacters) return reply.send(answer)
  reply
    .header('content-type', 'application/json; charset=utf-8')
    .header('content-encoding', 'gzip')
    .header('vary', 'accept-encoding')
  return reply.send(await compressed(text))
}
