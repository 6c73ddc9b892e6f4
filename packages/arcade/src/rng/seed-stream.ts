import { createHash, createHmac } from 'node:crypto'
import { assert } from '@andon/platform/assert'
import { blockMessage } from './block-message.ts'
import { createDraws, type Draws } from './draws.ts'
import { jackpotMessage, numberIn } from './jackpot-number.ts'

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

/** Far more than any draw needs. */
const maxJackpotBlocks = 100

/** The number of a round's draw for a level, from 0 to `of` − 1, on the server. `provably-fair/verify-jackpot.ts` computes the same in the browser. */
export function jackpotNumber(
  { serverSeed, clientSeed, nonce }: { serverSeed: string; clientSeed: string; nonce: number },
  { pool, level, of }: { pool: string; level: string; of: number },
): number {
  for (let block = 0; block < maxJackpotBlocks; block++) {
    const message = jackpotMessage({ clientSeed, nonce, pool, level, block })
    const number = numberIn(createHmac('sha256', serverSeed).update(message).digest(), of)
    if (number !== null) return number
  }
  assert(false, 'a draw reads a bounded part of its stream')
}

/** SHA-256 of the server seed, published before play. It binds the server to the seed without revealing it. */
export function commitmentTo(serverSeed: string): string {
  return createHash('sha256').update(serverSeed).digest('hex')
}
