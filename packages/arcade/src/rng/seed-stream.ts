import { createHash, createHmac } from 'node:crypto'
import { blockMessage } from './block-message.ts'
import { createDraws, type Draws } from './draws.ts'

/** The draws of one round, on the server. `provably-fair/verify.ts` computes the same in the browser. */
export function drawsOf(seeds: { serverSeed: string; clientSeed: string; nonce: number }): Draws {
  return createDraws((block) => streamBlock(seeds, block))
}

/** HMAC-SHA256, 32 bytes; the key is the server seed as text. */
export function streamBlock(
  { serverSeed, clientSeed, nonce }: { serverSeed: string; clientSeed: string; nonce: number },
  block: number,
): Uint8Array {
  return createHmac('sha256', serverSeed).update(blockMessage({ clientSeed, nonce, block })).digest()
}

/** SHA-256 of the server seed, published before play. It binds the server to the seed without revealing it. */
export function commitmentTo(serverSeed: string): string {
  return createHash('sha256').update(serverSeed).digest('hex')
}
