import type { Pitch } from '../../../../markets/event-play.ts'
import type { Draw } from '../../draw.ts'

/** Balls and strikes against the batter. */
export interface Count {
  readonly balls: number
  readonly strikes: number
}
export const noCount: Count = { balls: 0, strikes: 0 }

/**
 * The next pitch of a batter who is still up after it, or is walked. It does not depend on how the batter will end: who watches the count knows no more of the next play than the prices do.
 */
export function nextPitch({ balls, strikes }: Count, mayWalk: boolean, draw: Draw): readonly [Pitch, Count] {
  const kind = (['ball', 'calledStrike', 'swingingStrike', 'foul'] as const)[draw.weighted([34, 19, 12, 22])] ?? 'foul'
  if (kind === 'ball' && (balls < 3 || mayWalk)) return ['ball', { balls: balls + 1, strikes }]
  return strikes < 2 && kind !== 'ball'
    ? [kind, { balls, strikes: strikes + 1 }]
    : ['foul', { balls, strikes: Math.min(2, strikes + (kind === 'ball' && strikes < 2 ? 1 : 0)) }]
}
