import { once } from 'node:events'
import { createServer } from 'node:net'

/** A port of the loopback address on which nothing listens now. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  await new Promise((closed) => probe.close(closed))
  return typeof address === 'object' && address !== null ? address.port : 0
}
