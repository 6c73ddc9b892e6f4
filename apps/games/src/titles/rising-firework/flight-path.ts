import type { Point } from '../../engines/crash/layout.ts'
import type { Rectangle } from '../../shell/hud/hud.ts'

/** The sky shows at least so much time and so high a multiplier; then it grows with the flight, so that the shell stays in sight. */
const leastMs = 6_000
const leastMultiple = 1.44
const ahead = { time: 1.1, height: 1.04 } as const

/** Where a shell is at one moment of its flight, seen when it has risen for `elapsedMs`; `perMs` is by how much the logarithm of the multiplier grows. */
export function placeIn(
  { x, y, width, height }: Rectangle,
  { atMs, elapsedMs, perMs }: { readonly atMs: number; readonly elapsedMs: number; readonly perMs: number },
): Point {
  const time = Math.max(leastMs, elapsedMs * ahead.time)
  const most = Math.max(leastMultiple, Math.exp(perMs * elapsedMs) * ahead.height) - 1
  const multiple = Math.exp(perMs * atMs) - 1
  return [x + (width * atMs) / time, y + height * (1 - multiple / most)]
}
