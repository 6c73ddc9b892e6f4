import { createHash, createHmac } from 'node:crypto'
import { blockMessage } from './block-message.ts'
import { createDraws, type Draws } from './draws.ts'

/** The draws of one round on the server. The browser computes the same in `provably-fair/verify.ts`. */
export function drawsOf(seeds: { serverSeed: string; clientSeed: string; nonce: number }): Draws {
  return createDraws((block) => streamBlock(seeds, block))
}

/** HMAC-SHA256 with the server seed, as text, for its key: 32 bytes. */
export function streamBlock(
  { serverSeed, clientSeed, nonce }: { serverSeed: string; clientSeed: string; nonce: number },
  block: number,
): Uint8Array {
  return createHmac('sha256', serverSeed).update(blockMessage({ clientSeed, nonce, block })).digest()
}

/** What is shown before play: it binds the server to its seed and tells nothing of it. */
export function commitmentTo(serverSeed: string): string {
  return createHash('sha256').update(serverSeed).digest('hex')
}
