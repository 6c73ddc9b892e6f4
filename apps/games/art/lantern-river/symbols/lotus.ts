import {
  bokashi,
  brush,
  clip,
  disc,
  group,
  line,
  loop,
  oval,
  type Point,
  path,
  petal,
  picture,
  place,
  steps,
  trace,
} from '../../kit/pen.ts'
import { blush, celadon, gold, ink, mist, moss, paper, straw, vermilion } from '../palette.ts'

/** The lotus, open on its pads. */
export function lotus(): string {
  const frame = loop(trace('120,8 176,22 222,64 232,120 222,176 176,218 120,232 64,218 18,176 8,120 18,64 64,22'))
  return picture(240, 240, [
    `<defs>${bokashi('s', [
      [0, '#e9f3df'],
      [0.5, celadon],
      [1, moss],
    ])}${bokashi('q', [
      [0, '#e2577a'],
      [0.5, blush],
      [1, paper],
    ])}${clip('c', path(frame, '#fff'))}</defs>`,
    path(frame, 'url(#s)', ink, 7),
    group([...sun(), ...water(), ...pads()], 'clip-path="url(#c)"'),
    ...blossom(),
    path(frame, 'none', ink, 7),
    ...dew(),
  ])
}

function sun(): string[] {
  return [
    disc([120, 106], 80, '#f4f7df'),
    ...steps(-84, 84, 15).map((degrees) =>
      brush(
        [place([120, 120], 84, 0, degrees), place([120, 120], 94, 0, degrees), place([120, 120], 104, 0, degrees)],
        3.6,
        straw,
      ),
    ),
  ]
}

function water(): string[] {
  const rows: readonly (readonly [number, number, number])[] = [
    [40, 196, 40],
    [198, 192, 44],
    [120, 222, 60],
    [70, 214, 30],
    [174, 212, 30],
    [24, 178, 26],
    [218, 176, 24],
  ]
  return rows.flatMap(([x, y, width]) => [
    brush(
      [
        [x - width / 2, y],
        [x, y - 3],
        [x + width / 2, y],
      ],
      4,
      paper,
    ),
    brush(
      [
        [x - width / 3, y + 6],
        [x, y + 4],
        [x + width / 3, y + 6],
      ],
      2.6,
      ink,
    ),
  ])
}

function pads(): string[] {
  return [...pad([62, 186], 50, 18), ...pad([180, 190], 54, 19), ...pad([122, 202], 46, 15)]
}

function pad([x, y]: Point, rx: number, ry: number): string[] {
  return [
    oval([x, y + 4], rx, ry, ink),
    oval([x, y], rx, ry, moss, ink, 4),
    ...steps(20, 340, 9).map((degrees) => {
      const turn = (degrees * Math.PI) / 180
      return brush(
        [
          [x, y],
          [x + Math.sin(turn) * rx * 0.5, y - Math.cos(turn) * ry * 0.5],
          [x + Math.sin(turn) * rx * 0.86, y - Math.cos(turn) * ry * 0.86],
        ],
        2.2,
        celadon,
      )
    }),
  ]
}

function blossom(): string[] {
  const root: Point = [120, 184]
  const ring = (degrees: readonly number[], long: number, wide: number, fill: string) =>
    degrees.flatMap((turn) => [
      path(petal(root, long, wide, turn), fill, ink, 4),
      ...[-0.5, 0, 0.5].map((aside) =>
        brush(
          [
            place(root, long * 0.34, aside * wide * 0.5, turn),
            place(root, long * 0.6, aside * wide * 0.56, turn),
            place(root, long * 0.86, aside * wide * 0.2, turn),
          ],
          2,
          '#d9557a',
        ),
      ),
    ])
  return [
    ...ring([-82, 82], 98, 34, blush),
    ...ring([-62, 62], 116, 44, 'url(#q)'),
    ...ring([-38, 38], 132, 50, 'url(#q)'),
    ...ring([0], 146, 58, 'url(#q)'),
    ...ring([-19, 19], 120, 52, 'url(#q)'),
    ...heart(),
    ...ring([-50, 50], 80, 42, 'url(#q)'),
    ...ring([-24, 24], 70, 42, paper),
    ...ring([0], 62, 40, paper),
  ]
}

function heart(): string[] {
  return [
    ...steps(-52, 52, 11).flatMap((degrees) => {
      const [x, y] = place([120, 140], 32, 0, degrees)
      return [
        line(
          [
            [120, 146],
            [x, y],
          ],
          gold,
          2.6,
        ),
        disc([x, y], 3, gold, ink, 1.4),
      ]
    }),
    oval([120, 138], 20, 11, gold, ink, 3),
    ...[110, 120, 130].map((x) => disc([x, 136], 2, vermilion)),
    ...[115, 125].map((x) => disc([x, 141], 2, vermilion)),
  ]
}

function dew(): string[] {
  return [
    disc([44, 182], 3.4, paper, ink, 1.6),
    disc([192, 186], 3, paper, ink, 1.6),
    disc([142, 204], 2.6, mist, ink, 1.6),
  ]
}
