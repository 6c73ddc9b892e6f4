import { type Felt, neighbourOf } from './felt.ts'

const directions = ['left', 'right', 'up', 'down'] as const

/** The ids of the places that the arrow keys reach from the first one, sorted. */
export function reachedByArrows(felt: Felt): readonly string[] {
  const [first] = felt.places
  if (!first) return []
  const reached = new Map([[first.id, first]])
  for (const place of reached.values())
    for (const direction of directions) {
      const next = neighbourOf(felt, place, direction)
      if (!reached.has(next.id)) reached.set(next.id, next)
    }
  return [...reached.keys()].sort()
}

/** The ids of all places, sorted. */
export const placesOf = ({ places }: Felt): readonly string[] => places.map(({ id }) => id).sort()
