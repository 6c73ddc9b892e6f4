import type { MomentKind } from '../../../../markets/moment-kinds.ts'
import type { Draw } from '../../draw.ts'

/** Whether first, second and third are occupied. */
export type Bases = readonly [boolean, boolean, boolean]
export const noBases: Bases = [false, false, false]

export const runnersOn = (bases: Bases): number => bases.filter(Boolean).length

/** The bases after a batter who reaches first without a run: those who are forced move up. */
export function forced([first, second, third]: Bases): Bases {
  return [true, second || first, third || (first && second)]
}

/** A hit that brings nobody in: with a runner on third the batter beats out an infield single, and he holds. */
export function hitWithoutRun(bases: Bases, draw: Draw): readonly [MomentKind, Bases] {
  if (runnersOn(bases) > 0 || draw.chance(0.76)) return ['single', forced(bases)]
  return draw.chance(0.92) ? ['double', [false, true, false]] : ['triple', [false, false, true]]
}

/** A hit that brings in the runner who is farthest, and no other. */
export function hitWithRun([first, second, third]: Bases, draw: Draw): readonly [MomentKind, Bases] {
  if (third) {
    if (first && second) return ['single', [true, true, true]]
    if (!first && !second && draw.chance(0.25)) return ['double', [false, true, false]]
    return ['single', [true, first || false, second]]
  }
  if (second) return draw.chance(0.35) ? ['double', [false, true, first]] : ['single', [true, first, false]]
  return draw.chance(0.85) ? ['double', [false, true, false]] : ['triple', [false, false, true]]
}

/** Without the runner who is farthest from third, put out on the way to the next base. */
export function withoutRunner([first, second, third]: Bases): Bases {
  if (first) return [false, second, third]
  return second ? [false, false, third] : noBases
}

/** How the batter is put out, and where the runners are after it. */
export function batterOut(bases: Bases, draw: Draw): readonly [MomentKind, Bases] {
  const [first, second, third] = bases
  const place = draw.weighted([25, 33, 27, 8])
  if (place === 0) return ['strikeOut', bases]
  if (place === 1 && first && draw.chance(0.4)) return ['forceOut', bases]
  if (place === 1 && first && !second && !third && draw.chance(0.3)) return ['groundOut', [false, true, false]]
  return [place === 1 ? 'groundOut' : place === 2 ? 'flyOut' : 'lineOut', bases]
}
