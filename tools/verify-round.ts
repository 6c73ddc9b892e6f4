import { readFileSync } from 'node:fs'
import { verifyProof } from '@andon/arcade/provably-fair/verify-proof'

/**
 * `npm run verify -- <file>`: verifies one round of any game from its proof, the JSON that `GET /arcade/rounds/:id/proof` returns; without a file, from standard
 * input. Exits 0 if the round is as promised, 1 if it is not, 2 if the proof cannot be verified. Needs no server.
 */
try {
  process.exitCode = (await holds(readFileSync(process.argv[2] ?? 0, 'utf8'))) ? 0 : 1
} catch (error) {
  process.stderr.write(`cannot verify: ${error instanceof Error ? error.message : error}\n`)
  process.exitCode = 2
}

async function holds(proof: string): Promise<boolean> {
  const { commitmentHolds, tableHolds, eventsHold } = await verifyProof(JSON.parse(proof))
  const checks = [
    ['the server seed matches the commitment', commitmentHolds],
    ['the rules are those of this game', tableHolds],
    ['seeds and rules give these events', eventsHold],
  ] as const
  for (const [check, passed] of checks) process.stdout.write(`${passed ? 'yes' : 'NO '}  ${check}\n`)
  return checks.every(([, passed]) => passed)
}
