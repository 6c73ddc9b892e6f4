import type { RoundRow } from './store.ts'

export interface RoundEnding {
  /** When a round that waits is finished by its game's rules; null if it does not wait, or is over. */
  readonly waitsUntil: Temporal.Instant | null
  /** It was: its player did not act in time. */
  readonly finishedByRules: boolean
}

/** The supplier counts from the moment at which it drew the round, a little before the operator took the stake. */
const drawnBefore = { seconds: 5 }

/** `actWithinHours`: how long rounds of this game wait; undefined: they do not. A round whose stake was returned was not finished. */
export function endingOf(
  { state, staked, openedAt, closedAt }: Pick<RoundRow, 'state' | 'staked' | 'openedAt' | 'closedAt'>,
  actWithinHours: number | undefined,
): RoundEnding {
  if (actWithinHours === undefined || staked === 0) return { waitsUntil: null, finishedByRules: false }
  const end = openedAt.add({ hours: actWithinHours })
  if (state === 'open') return { waitsUntil: end, finishedByRules: false }
  const finishedByRules = closedAt !== null && Temporal.Instant.compare(closedAt, end.subtract(drawnBefore)) >= 0
  return { waitsUntil: null, finishedByRules }
}
