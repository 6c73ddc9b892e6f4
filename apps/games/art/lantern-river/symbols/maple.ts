import { bokashi, brush, disc, group, type Point, path, petal, picture, place, polygon, steps } from '../../kit/pen.ts'
import { amber, gold, ink, lacquer, vermilion } from '../palette.ts'

/** A maple leaf, turning from vermilion to gold. */
export function maple(): string {
  const heart: Point = [120, 148]
  const fingers: readonly (readonly [number, number])[] = [
    [0, 112],
    [-40, 104],
    [40, 104],
    [-80, 88],
    [80, 88],
    [-122, 58],
    [122, 58],
  ]
  return picture(240, 240, [
    `<defs>${bokashi('l', [
      [0, gold],
      [0.4, vermilion],
      [1, lacquer],
    ])}</defs>`,
    group(
      [
        brush([heart, [116, 180], [128, 206], [150, 222]], 9, ink, { swell: 0.2 }),
        ...fingers.map(([degrees, long]) => path(finger(heart, long, degrees), ink, ink, 13)),
        ...fingers.map(([degrees, long]) =>
          path(finger(heart, long, degrees), degrees === 0 || Math.abs(degrees) === 80 ? vermilion : '#e8602f'),
        ),
        ...fingers.map(([degrees, long]) => path(petal(place(heart, 8, 0, degrees), long * 0.7, 16, degrees), amber)),
        disc(heart, 15, vermilion),
        ...fingers.flatMap(([degrees, long]) => [
          brush([heart, place(heart, long * 0.5, 0, degrees), place(heart, long * 0.94, 0, degrees)], 4.4, ink, {
            swell: 0.1,
          }),
          ...[0.36, 0.56].flatMap((along) =>
            [-1, 1].map((way) =>
              brush(
                [
                  place(heart, long * along, 0, degrees),
                  place(heart, long * (along + 0.1), way * 6, degrees),
                  place(heart, long * (along + 0.18), way * 11, degrees),
                ],
                2.4,
                ink,
                { swell: 0.1 },
              ),
            ),
          ),
        ]),
      ],
      'transform="rotate(-10 120 120)"',
    ),
    ...[
      [34, 50],
      [206, 196],
      [200, 40],
    ].map(([x = 0, y = 0]) => path(petal([x, y], 14, 9, x), gold, ink, 2)),
  ])
}

/** A pointed lobe with saw teeth. */
function finger(root: Point, long: number, degrees: number): string {
  const side = (way: 1 | -1) =>
    steps(0.16, 0.88, 5).flatMap((along, index): Point[] => {
      const half = Math.sin(Math.PI * (0.12 + along * 0.86)) * 22 + 2
      return [
        place(root, long * along, way * half, degrees),
        place(root, long * (along + 0.015), way * (half - (index > 0 ? 5 : 1)), degrees),
      ]
    })
  return polygon([root, ...side(-1), place(root, long, 0, degrees), ...side(1).reverse()])
}
