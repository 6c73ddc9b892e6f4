import { brush, group, line, type Point, path, place } from './pen.ts'

/** Rows of overlapping scales along a spine, from tail to head; `wide` is half of the body's width there. */
export function scales(
  spine: readonly (readonly [at: Point, wide: number, degrees: number])[],
  { ink, width, across = 5 }: { ink: string; width: number; across?: number },
): string {
  return group(
    spine.flatMap(([at, wide, degrees], row) =>
      Array.from({ length: across }, (_, index) => {
        const aside = ((index + (row % 2 ? 0.5 : 0)) / (across - 1) - 0.5) * 2 * wide
        const size = wide / across
        const centre = place(at, 0, aside, degrees)
        return line(
          [
            place(centre, -size * 0.5, -size, degrees),
            place(centre, size * 0.7, 0, degrees),
            place(centre, -size * 0.5, size, degrees),
          ],
          ink,
          width,
        )
      }),
    ),
  )
}

/** A fin: a membrane between root and outline, with rays that fan out. */
export function fin(
  outline: string,
  {
    root,
    tips,
    fill,
    ink,
    ray,
    width = 5,
  }: {
    root: Point
    tips: readonly Point[]
    fill: string
    ink: string
    ray: string
    width?: number
  },
): string[] {
  return [
    path(outline, fill, ink, width),
    ...tips.map(([x, y]) =>
      brush([root, [(root[0] + x) / 2, (root[1] + y) / 2], [x, y]], width * 0.7, ray, { swell: 0.3 }),
    ),
  ]
}
