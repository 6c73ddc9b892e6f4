import { brush, clip, group, loop, type Point, path } from './pen.ts'

export interface RockColours {
  /** From the lit top to the foot. */
  readonly top: string
  readonly middle: string
  readonly foot: string
  readonly ink: string
  readonly rim: string
}

/**
 * A rock of the blue-and-green landscape: pigment laid in bands that follow its outline, ink folds from each summit, a thin rim of gold inside the contour.
 * `summits` go from left to right along the top edge; `ground` closes the shape below.
 */
export function rock(id: string, summits: readonly Point[], ground: number, colours: RockColours, width = 5): string {
  const { top, middle, foot, ink, rim } = colours
  const [first, last] = [summits[0] ?? [0, 0], summits.at(-1) ?? [0, 0]]
  const outline = `${loop([...summits, [last[0], ground], [first[0], ground]])}`
  const band = (down: number, fill: string) =>
    path(
      loop([
        ...summits.map(([x, y], index): Point => [x, y + (ground - y) * down + (index % 2 ? 14 : -14)]),
        [last[0] + 60, ground + 60],
        [first[0] - 60, ground + 60],
      ]),
      fill,
    )
  const folds = summits.slice(1, -1).flatMap(([x, y], index) => {
    const long = Math.min(150, ground - y) * (0.5 + (index % 3) * 0.16)
    const way = index % 2 ? 1 : -1
    return [
      brush(
        [
          [x, y + 12],
          [x + way * 14, y + long * 0.5],
          [x + way * 6, y + long],
        ],
        width * 1.5,
        ink,
        { swell: 0.2 },
      ),
      brush(
        [
          [x + way * 22, y + 34],
          [x + way * 34, y + long * 0.6],
          [x + way * 26, y + long * 0.9],
        ],
        width,
        ink,
        { swell: 0.3 },
      ),
    ]
  })
  return group([
    clip(id, path(outline, '#fff')),
    path(outline, top, ink, width),
    group(
      [band(0.26, middle), band(0.58, foot), ...folds, path(outline, 'none', rim, width * 2.2)],
      `clip-path="url(#${id})"`,
    ),
    path(outline, 'none', ink, width),
  ])
}

/** A pine that leans out of a cliff; `way` is 1 to the right and −1 to the left. */
export function leaningPine(
  [x, y]: Point,
  size: number,
  way: 1 | -1,
  { trunk, needle, light, ink }: { trunk: string; needle: string; light: string; ink: string },
): string {
  const pads: readonly (readonly [number, number, number])[] = [
    [104, -74, 54],
    [58, -104, 46],
    [140, -36, 40],
    [70, -50, 36],
  ]
  return group(
    [
      brush(
        [
          [-14, 10],
          [24, -18],
          [44, -60],
          [96, -78],
          [120, -60],
        ],
        21,
        ink,
        { swell: 0.12 },
      ),
      brush(
        [
          [-10, 8],
          [26, -20],
          [46, -60],
          [92, -77],
        ],
        11,
        trunk,
        { swell: 0.12 },
      ),
      brush(
        [
          [44, -40],
          [90, -34],
          [130, -36],
        ],
        11,
        ink,
        { swell: 0.1 },
      ),
      ...pads.flatMap(([dx, dy, wide]) => [
        path(
          `M${dx - wide} ${dy + 8}C${dx - wide * 0.9} ${dy - wide * 0.5} ${dx + wide * 0.9} ${dy - wide * 0.5} ${dx + wide} ${dy + 8}Q${dx} ${dy + wide * 0.34} ${dx - wide} ${dy + 8}Z`,
          needle,
          ink,
          4.6,
        ),
        ...[-0.6, -0.2, 0.2, 0.6].map((part) =>
          brush(
            [
              [dx + wide * part, dy + 4],
              [dx + wide * part * 0.96, dy - 6],
              [dx + wide * part * 0.8, dy - wide * 0.26],
            ],
            5,
            light,
          ),
        ),
      ]),
    ],
    `transform="translate(${x} ${y}) scale(${way * size} ${size})"`,
  )
}
