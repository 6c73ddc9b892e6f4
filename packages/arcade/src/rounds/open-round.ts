import { assert } from '@andon/platform/assert'
import type { OpenState } from '../store/rounds.ts'
import type { Title } from '../titles/title.ts'
import type { RoundMoney } from './money-requests.ts'

/** A round whose money is not settled, in the hands of the request that started it or of the sweeper. */
export interface OpenRound extends RoundMoney {
  readonly mode: 'real' | 'demo'
  readonly state: OpenState
  /** Null until it is decided. */
  readonly win: number | null
  /** How often its settlement was tried. */
  readonly attempts: number
}

/**
 * Until when a process owns an open round: longer than its wallet calls take. After a crash the sweeper continues it. If the process is only slow, both
 * may call the wallet, which moves money for only one of a win and a rollback.
 */
export function ownedUntil(now: Temporal.Instant): Temporal.Instant {
  return now.add({ seconds: 15 })
}

/**
 * When the server acts for the player of a round that waits. Counted from the start of the round, not from the last action, so that every round ends before
 * the operator returns its stakes.
 */
export function actUntil({ actWithinHours }: Title, startedAt: Temporal.Instant): Temporal.Instant {
  assert(actWithinHours !== undefined, 'a game whose rounds wait says for how long')
  return startedAt.add({ hours: actWithinHours })
}

const longestWaitSeconds = 300

/** One second after the first attempt, then two, four … up to five minutes. Attempts never stop, because the money is owed. */
export function retryAt(now: Temporal.Instant, attempts: number): Temporal.Instant {
  return now.add({ seconds: Math.min(longestWaitSeconds, 2 ** Math.min(attempts, 10)) })
}
