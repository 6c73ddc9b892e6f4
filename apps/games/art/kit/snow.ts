import { group, loop, type Point, path } from './pen.ts'

/** Snow that lies on an edge: it follows the points, hangs over them in soft lobes, and has its shade below. */
export function snowCap(
  points: readonly Point[],
  depth: number,
  { snow, shade, ink, width = 4 }: { snow: string; shade: string; ink: string; width?: number },
): string {
  const over = points.map(([x, y]): Point => [x, y - depth])
  const lobes = points.toReversed().flatMap(([x, y], index, all): Point[] => {
    const next = all[index + 1]
    const drip = depth * (index % 2 ? 0.2 : 0.55)
    return next
      ? [
          [x, y + drip],
          [(x + next[0]) / 2, (y + next[1]) / 2 + depth * 0.02],
        ]
      : [[x, y + drip]]
  })
  const outline = loop([...over, ...lobes])
  const inner = points.map(([x, y]): Point => [x, y - depth * 0.1])
  return group([
    path(outline, snow, ink, width),
    path(loop([...inner, ...lobes.map(([x, y]): Point => [x, y - width * 0.8])]), shade),
  ])
}

/** A mound: a soft heap of snow from `left` to `right` on `ground`. */
export function mound(left: number, right: number, ground: number, height: number): string {
  const at = (part: number) => left + (right - left) * part
  return `M${at(0)} ${ground}C${at(0.06)} ${ground - height * 0.5} ${at(0.2)} ${ground - height * 0.62} ${at(0.3)} ${ground - height * 0.72}C${at(0.42)} ${ground - height * 1.16} ${at(0.66)} ${ground - height * 1.06} ${at(0.74)} ${ground - height * 0.66}C${at(0.9)} ${ground - height * 0.6} ${at(0.98)} ${ground - height * 0.3} ${at(1)} ${ground}Z`
}
