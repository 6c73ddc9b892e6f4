import { availableParallelism } from 'node:os'
import { Refusal } from '@andon/contract'
import { hash, verify } from '@node-rs/argon2'

/** Argon2id, the library's default: 19 MiB, two passes, parallelism 1 (OWASP's first choice). Takes about 35 ms of one core. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
/** Leaves one core to other requests, so that many logins do not slow the pages down (`npm run bench login-flood`). */
const maxInFlight = Math.max(1, availableParallelism() - 1)
const maxWaiting = 64

/** Compared when the account does not exist, so that the work is the same. No password matches it. */
const decoy = `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$${'A'.repeat(22)}$${'A'.repeat(43)}`

export interface Passwords {
  /** Refuses UNAVAILABLE when the queue is full. */
  hash(secret: string): Promise<string>
  /** Takes the same time with and without a hash. Refuses UNAVAILABLE when the queue is full. */
  matches(secret: string, hash: string | null): Promise<boolean>
}

/** Hashes passwords and one-time codes; concurrency and queue length are bounded. */
export function createPasswords(): Passwords {
  const waiting: (() => void)[] = []
  let inFlight = 0

  async function withSlot<T>(work: () => Promise<T>): Promise<T> {
    if (inFlight < maxInFlight) inFlight += 1
    else if (waiting.length >= maxWaiting) throw new Refusal('UNAVAILABLE', { retryAfterSeconds: 2 })
    else await new Promise<void>((go) => waiting.push(go))
    try {
      return await work()
    } finally {
      const next = waiting.shift() // takes over this slot, so the count stays
      if (next) next()
      else inFlight -= 1
    }
  }

  return {
    hash: (secret) => withSlot(() => hash(typed(secret), cost)),
    matches: async (secret, storedHash) =>
      (await withSlot(() => verify(storedHash ?? decoy, typed(secret)))) && storedHash !== null,
  }
}

/** A password typed with another keyboard or input method counts as the same. */
const typed = (secret: string) => secret.normalize('NFKC')
