import { once } from 'node:events'
import { drawsOf } from '@andon/arcade/rng/seed-stream'

/**
 * `npm run --silent random-bits -- <bits>` writes what games draw, as raw bits for a test suite: words of 32 bits from `uniform`, of round after round of one seed
 * pair. Seeds are fixed, so that a result can be repeated. For example `npm run --silent random-bits -- 1e9 > bits && dieharder -a -g 201 -f bits`.
 */
const bits = Number(process.argv[2])
if (!Number.isSafeInteger(bits) || bits < 32) throw new Error('random-bits needs a number of bits, at least 32')

/** Of one round: more than most rounds draw. */
const wordsPerRound = 64
const bytesPerWrite = 1 << 20

let left = Math.ceil(bits / 32)
for (let nonce = 0; left > 0; ) {
  const bytes = Buffer.alloc(Math.min(bytesPerWrite, left * 4))
  for (let at = 0; at < bytes.length; nonce++) {
    const draws = drawsOf({ serverSeed: '0'.repeat(64), clientSeed: 'bits', nonce })
    for (let word = 0; word < wordsPerRound && at < bytes.length; word++, at += 4)
      bytes.writeUInt32LE(draws.uniform(2 ** 32), at)
  }
  left -= bytes.length / 4
  if (!process.stdout.write(bytes)) await once(process.stdout, 'drain')
}
