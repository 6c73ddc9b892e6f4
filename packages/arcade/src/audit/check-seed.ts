import type { Db } from '@andon/platform/sql'
import { drawnByServer } from '../game-api/fields.ts'
import { commitmentTo } from '../rng/seed-stream.ts'
import type { Findings } from './findings.ts'
import { hasPlayedRounds, readSeed, type StoredRound, type StoredSeed } from './stored.ts'

/** Clocks of two nodes may differ by so much. */
const clocksDifferByMs = 5_000

/**
 * A pair of seeds by itself and after the one that its owner used before. A change of seeds reveals the old pair, activates the one that was committed to, and commits to
 * a new one, all at one instant: any other order would let the server choose a seed when it knows the client's, or use one after its outcomes can be computed.
 */
export async function checkSeed(
  { db, findings }: { readonly db: Db; readonly findings: Findings },
  seed: StoredSeed,
  before: StoredSeed | null,
): Promise<void> {
  const { id, committedAt, activatedAt, revealedAt } = seed
  if (commitmentTo(seed.serverSeed) !== seed.commitment)
    findings.add('the commitment matches its server seed', `seed ${id}: ${seed.commitment} is not of its server seed`)
  if (!activatedAt) return
  if (isAfter(committedAt, activatedAt))
    findings.add(
      'a seed is committed to before it is used',
      `seed ${id}: in use ${activatedAt}, committed to ${committedAt}`,
    )
  if (revealedAt && isAfter(activatedAt, revealedAt))
    findings.add('a seed is used before it is revealed', `seed ${id}: revealed ${revealedAt}, in use ${activatedAt}`)
  if (!before?.activatedAt) return
  if (isAfter(committedAt, before.activatedAt))
    findings.add(
      'a seed is committed to before its client seed is chosen',
      `seed ${id}: committed to ${committedAt}, after seed ${before.id} was in use (${before.activatedAt})`,
    )
  // the last pair of a race is ended by the server, and what follows it is never played with
  if (seed.clientSeed?.startsWith(drawnByServer) && (await hasPlayedRounds(db, seed)))
    findings.add('after the first pair the player chooses the client seed', `seed ${id}: ${seed.clientSeed}`)
  // it may have been revealed since its page was read
  const old = before.revealedAt ? before : await readSeed(db, before)
  if (!old?.revealedAt)
    findings.add(
      'a seed is revealed when the next is used',
      `seed ${before.id}: never, though seed ${id} is in use since ${activatedAt}`,
    )
  else if (!old.revealedAt.equals(activatedAt))
    findings.add(
      'a seed is revealed when the next is used',
      `seed ${before.id}: revealed ${old.revealedAt}, seed ${id} in use since ${activatedAt}`,
    )
}

/** Follows the nonces of a pair, whose rounds come by nonce in pages: 0, 1, 2 … up to the next one of the pair, each once. */
export function createNonceCheck(seed: StoredSeed, findings: Findings) {
  let expected = 0
  const missing = (until: number) => {
    if (expected >= until) return
    const nonces = expected === until - 1 ? `nonce ${expected} is` : `nonces ${expected} to ${until - 1} are`
    findings.add('no nonce is missing', `seed ${seed.id}: ${nonces} not there`)
  }
  return {
    see: ({ id, nonce, startedAt }: StoredRound): void => {
      if (nonce < expected)
        findings.add('each nonce is used once', `seed ${seed.id}: nonce ${nonce} again, round ${id}`)
      else missing(nonce)
      if (nonce >= seed.nextNonce)
        findings.add(
          'each round has taken its nonce',
          `seed ${seed.id}: round ${id} has nonce ${nonce}, the next one is ${seed.nextNonce}`,
        )
      expected = Math.max(expected, nonce + 1)
      const used = seed.activatedAt?.subtract({ milliseconds: clocksDifferByMs })
      const until = seed.revealedAt?.add({ milliseconds: clocksDifferByMs })
      if (!used || isAfter(used, startedAt) || (until && isAfter(startedAt, until)))
        findings.add(
          'rounds are drawn while their seed is in use',
          `round ${id}, ${startedAt}: seed ${seed.id} was not in use`,
        )
    },
    end: (): void => missing(seed.nextNonce),
  }
}

const isAfter = (one: Temporal.Instant, other: Temporal.Instant) => Temporal.Instant.compare(one, other) > 0
