import type { Change } from '../feed/changes.ts'
import type { EventUrn } from '../model/urn.ts'
import type { EventNow } from './event-now.ts'

/** Changes by one message in one event. */
export interface EventChanges {
  readonly event: EventNow
  readonly changes: readonly Change[]
}

/** The changes of each event, in their order. */
export function changesByEvent(changes: readonly Change[]): ReadonlyMap<EventUrn, readonly Change[]> {
  return Map.groupBy(
    changes.filter((change) => 'event' in change),
    (change) => change.event,
  )
}

/** True if something closed, was decided or is void: the others must get it at once. */
export const isUrgent = (change: Change): boolean =>
  change.kind === 'market'
    ? change.to !== 'active'
    : change.kind === 'event' || change.kind === 'producer' || change.kind === 'result' || change.kind === 'betsVoid'
