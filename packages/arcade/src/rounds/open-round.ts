import { assert } from '@andon/platform/assert'
import type { JackpotDrawn } from '../jackpots/terms.ts'
import type { OpenState } from '../store/rounds.ts'
import type { Title } from '../titles/title.ts'
import type { RoundMoney } from './money-requests.ts'

/** A round whose money is not settled, in the hands of the request that started it or of the sweeper. */
export interface OpenRound extends RoundMoney {
  readonly mode: 'real' | 'demo'
  readonly state: OpenState
  /** Null until it is decided. */
  readonly win: number | null
  /** The effect of the round on jackpots; null before that, and where it takes no part. */
  readonly jackpot: JackpotDrawn | null
  /** How often its settlement was tried. */
  readonly attempts: number
  /** Its player did not act in time, and default actions decided it. Absent: no. */
  readonly finishedByRules?: boolean
}

/**
 * When the server acts for the player of a round that waits. Counted from the start of the round, not from the last action, so that every round ends before
 * the operator returns its stakes.
 */
export function actUntil({ actWithinHours }: Title, startedAt: Temporal.Instant): Temporal.Instant {
  assert(actWithinHours !== undefined, 'a game whose rounds wait says for how long')
  return startedAt.add({ hours: actWithinHours })
}
