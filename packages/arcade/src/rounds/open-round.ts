import type { OpenState } from '../store/rounds.ts'
import type { RoundMoney } from './money-requests.ts'

/** A round whose money is not yet at rest, as the request that started it or the sweeper holds it. */
export interface OpenRound extends RoundMoney {
  readonly mode: 'real' | 'demo'
  readonly state: OpenState
  /** How often its settlement was tried before. */
  readonly attempts: number
}

/**
 * How long an open round belongs to whoever works on it: longer than the wallet calls that takes. Who dies leaves it to the sweeper; who is
 * merely slow meets the sweeper at the wallet, which answers only one of a win and a rollback with money.
 */
export function ownedUntil(now: Temporal.Instant): Temporal.Instant {
  return now.add({ seconds: 15 })
}

const longestWaitSeconds = 300

/** One second after the first try, then two, four … never more than five minutes: what is owed is tried until it is answered. */
export function retryAt(now: Temporal.Instant, attempts: number): Temporal.Instant {
  return now.add({ seconds: Math.min(longestWaitSeconds, 2 ** Math.min(attempts, 10)) })
}
