import { availableParallelism } from 'node:os'
import { Refusal } from '@andon/contract'
import { hash, verify } from '@node-rs/argon2'

/** Argon2id, which is the library's default kind: 19 MiB, two passes, one lane (OWASP's first choice). About 35 ms of one core. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
/** One core is left to other requests, so that a flood of logins does not slow the pages down (`npm run bench login-flood`). */
const maxInFlight = Math.max(1, availableParallelism() - 1)
const maxWaiting = 64

/** Compared when there is no such account: no password fits, and the work is the same. */
const decoy = `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$${'A'.repeat(22)}$${'A'.repeat(43)}`

export interface Passwords {
  /** Refuses UNAVAILABLE when too many callers wait already. */
  hash(secret: string): Promise<string>
  /** Takes the same time whether there is a hash or not. Refuses UNAVAILABLE when too many callers wait already. */
  matches(secret: string, hash: string | null): Promise<boolean>
}

/** Hashing of passwords and one-time codes, a bounded number at a time. */
export function createPasswords(): Passwords {
  const waiting: (() => void)[] = []
  let inFlight = 0

  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (inFlight < maxInFlight) inFlight += 1
    else if (waiting.length >= maxWaiting) throw new Refusal('UNAVAILABLE', { retryAfterSeconds: 2 })
    else await new Promise<void>((go) => waiting.push(go))
    try {
      return await work()
    } finally {
      const next = waiting.shift() // inherits this place, so the count stays
      if (next) next()
      else inFlight -= 1
    }
  }

  return {
    hash: (secret) => inTurn(() => hash(typed(secret), cost)),
    matches: async (secret, known) => (await inTurn(() => verify(known ?? decoy, typed(secret)))) && known !== null,
  }
}

/** The same password typed through another keyboard or input method is the same. */
const typed = (secret: string) => secret.normalize('NFKC')
