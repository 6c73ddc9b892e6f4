import { Refusal } from '@andon/contract'
import type { LimitView } from '@andon/contract/player-api/limits'
import type { LimitType } from '@andon/contract/player-api/limits-fields'
import type { PlayerContext } from '@andon/platform/http'
import type { Tx } from '@andon/platform/sql'
import type { Deps } from '../deps.ts'
import { limitsOf, putLimit, type StoredLimit, wasLimitOf } from '../store/limits.ts'
import { changeLimits } from './change-limits.ts'

type Waiting = StoredLimit & { readonly pending: NonNullable<StoredLimit['pending']> }

/**
 * Applies waiting changes of these types whose waiting time is over; refuses LIMIT_CHANGE_WAITS if none is ready. Succeeds without a waiting
 * change, so that a repeated confirmation gets the same reply.
 */
export function confirmLimits(
  deps: Deps,
  types: readonly LimitType[],
): (
  request: { limitId?: string | undefined },
  context: PlayerContext,
) => Promise<{ success: true; limits: LimitView[] }> {
  return ({ limitId }, { session: { playerId } }) =>
    changeLimits(deps, { playerId, types }, async (tx) => {
      const all = await limitsOf(tx, { playerId, types })
      const meant = all.filter(({ id }) => limitId === undefined || id === limitId)
      if (limitId !== undefined && meant.length === 0 && !(await wasLimitOf(tx, { playerId, types, limitId })))
        throw new Refusal('LIMIT_UNKNOWN', { field: 'limitId' })
      const waiting = meant.filter((limit): limit is Waiting => limit.pending !== null)
      const now = deps.clock.now()
      const ready = waiting.filter(({ pending }) => Temporal.Instant.compare(pending.from, now) <= 0)
      if (ready.length === 0 && waiting.length > 0) throw tooEarly(waiting)
      for (const limit of ready) await confirm(tx, limit, now)
      return ready.length > 0
    })
}

async function confirm(tx: Tx, limit: Waiting, at: Temporal.Instant): Promise<void> {
  const { value: before, pending } = limit
  if (pending.value === null) {
    await putLimit(tx, { ...limit, removedAt: at, pending: null }, { change: 'REMOVED', before, after: null, at })
    return
  }
  const raised = { ...limit, value: pending.value, startsAt: at, pending: null }
  await putLimit(tx, raised, { change: 'RAISED', before, after: pending.value, at })
}

function tooEarly(waiting: readonly Waiting[]): Refusal {
  const [first] = waiting.map(({ pending }) => pending.from).sort(Temporal.Instant.compare)
  return new Refusal('LIMIT_CHANGE_WAITS', { params: { confirmableAt: String(first) } })
}
