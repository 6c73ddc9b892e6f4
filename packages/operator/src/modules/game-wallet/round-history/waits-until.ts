import type { RoundRow } from './store.ts'

/**
 * When a round that waits for its player is finished by its game's rules; null if it does not wait, or is over. `actWithinHours`: how long rounds of its game
 * wait; undefined: they do not. A round without a stake is being returned.
 */
export function waitsUntil(
  { state, staked, openedAt }: Pick<RoundRow, 'state' | 'staked' | 'openedAt'>,
  actWithinHours: number | undefined,
): Temporal.Instant | null {
  const waits = actWithinHours !== undefined && staked > 0 && state === 'open'
  return waits ? openedAt.add({ hours: actWithinHours }) : null
}
