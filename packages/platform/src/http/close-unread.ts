import type { FastifyReply, FastifyRequest } from 'fastify'

/** The server reads this much of an unwanted body to its end, so that the connection can be used again. */
const maxDrainedBytes = 256 * 1024
/** How long a client may take to read the refusal before the connection is cut, which can discard what it has not read yet. */
const lingerMs = 2000

/**
 * A reply that goes out before the request's body has arrived closes the connection. Left alone, Node would read and discard the rest of the
 * body, however long, to keep the connection usable.
 */
export function closeIfUnread({ raw }: FastifyRequest, reply: FastifyReply): void {
  const { 'content-length': announced, 'transfer-encoding': encoding } = raw.headers
  if (raw.complete || (encoding === undefined && Number(announced ?? 0) <= maxDrainedBytes)) return
  reply.header('connection', 'close')
  raw.unpipe()
  raw.pause()
  raw.read(0) // marks the body as being read by us: else Node reads it all once the reply is out
  const { socket } = raw
  socket.destroySoon = () => {
    socket.end()
    const cut = setTimeout(() => socket.destroy(), lingerMs)
    socket.once('close', () => clearTimeout(cut))
  }
}
