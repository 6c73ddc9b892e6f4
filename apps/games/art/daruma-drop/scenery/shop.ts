import { brush, disc, line, type Point, path, picture, polygon, round, steps, trace } from '../../kit/pen.ts'
import { plank } from '../../kit/wood.ts'
import {
  black,
  ink,
  mint,
  mintDark,
  mustard,
  mustardPale,
  paper,
  paperShade,
  red,
  redDark,
  rose,
  wood,
  woodDark,
  woodDeep,
  woodPale,
} from '../palette.ts'

/** The wall of the shop: pale boards. 1600 × 1000. `plain`: without grain. */
export function wallParts({ plain = false } = {}): string[] {
  const board = (x: number, index: number) => [
    path(`M${x} 0h100v1000h-100Z`, index % 3 === 1 ? '#fff1d6' : index % 3 ? '#fdebc9' : '#fff6e3'),
    line(
      [
        [x, 0],
        [x, 1000],
      ],
      '#e9cf9f',
      3,
    ),
    ...(plain ? [] : [0, 1, 2]).map((row) => {
      const y = 90 + ((index * 173 + row * 330) % 880)
      return brush(
        [
          [x + 30 + row * 18, y],
          [x + 34 + row * 16, y + 60],
          [x + 28 + row * 18, y + 130],
        ],
        4,
        '#efd9ae',
      )
    }),
  ]
  return steps(0, 1500, 16).flatMap(board)
}

export const wall = () => picture(1600, 1000, wallParts())

/** The counter on which the tower stands, with a cloth of hemp check. 1600 × 300. */
export function counterParts(): string[] {
  return [
    plank([-20, 10], 1640, 84, { fill: woodPale, grain: wood, ink, width: 6 }),
    path('M-20 94H1620V300H-20Z', wood, ink, 6),
    path('M-20 94H1620V118H-20Z', woodDark),
    ...steps(60, 1540, 8).flatMap((x, index) => [
      line(
        [
          [x, 118],
          [x, 300],
        ],
        woodDeep,
        4,
      ),
      brush(
        [
          [x + 40, 150 + (index % 3) * 26],
          [x + 46, 200],
          [x + 38, 270],
        ],
        6,
        woodDark,
      ),
      brush(
        [
          [x + 130, 170],
          [x + 126, 220 + (index % 2) * 20],
          [x + 132, 286],
        ],
        5,
        woodDark,
      ),
    ]),
  ]
}

export const counter = () => picture(1600, 300, counterParts())

/** Red and white cloth, hung for festivals. 1600 × 170. */
export function curtainParts(): string[] {
  const lower = (x: number) => 118 + Math.sin((x / 1600) * Math.PI * 6 - Math.PI / 2) * 26
  const stripe = (x: number, index: number) => {
    const [a, b, c]: Point[] = [
      [x, lower(x)],
      [x + 33, lower(x + 33) + 3],
      [x + 67, lower(x + 67)],
    ] as [Point, Point, Point] // three in, three out
    return path(
      `M${x} 0H${x + 67}V${round(c?.[1] ?? 0)}Q${round(b?.[0] ?? 0)} ${round((b?.[1] ?? 0) + 5)} ${round(a?.[0] ?? 0)} ${round(a?.[1] ?? 0)}Z`,
      index % 2 ? paper : red,
      ink,
      4,
    )
  }
  return [
    ...steps(0, 1541, 24).map(stripe),
    ...steps(0, 1541, 24).map((x, index) =>
      brush(
        [
          [x + 18, 14],
          [x + 22, 60],
          [x + 16, 100],
        ],
        6,
        index % 2 ? paperShade : redDark,
      ),
    ),
    line(
      [
        [0, 8],
        [1600, 8],
      ],
      black,
      8,
    ),
    ...[267, 800, 1333].flatMap((x) => [
      line(
        [
          [x, 4],
          [x, 78],
        ],
        mustard,
        12,
      ),
      path(`M${x - 16} 74h32l8 52h-48Z`, mustard, ink, 4),
      ...[-10, 0, 10].map((off) =>
        line(
          [
            [x + off, 92],
            [x + off * 1.2, 122],
          ],
          '#b97a10',
          3,
        ),
      ),
      disc([x, 74], 15, red, ink, 4),
    ]),
  ]
}

export const curtain = () => picture(1600, 170, curtainParts())

/** A slip of coloured paper that falls. 40 × 40. */
export const slip = (fill: string, shade: string) =>
  picture(40, 40, [
    path(polygon(trace('5,12 29,4 36,28 12,36')), fill, ink, 2.4),
    path(polygon(trace('29,4 36,28 24,32')), shade),
  ])

export const slips = {
  red: () => slip(red, redDark),
  mustard: () => slip(mustard, mustardPale),
  mint: () => slip(mint, mintDark),
  paper: () => slip(paper, paperShade),
  rose: () => slip(rose, red),
}
