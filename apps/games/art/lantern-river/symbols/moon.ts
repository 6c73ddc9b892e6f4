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
  picture,
  steps,
  trace,
} from '../../kit/pen.ts'
import { amber, gold, indigo, ink, mist, night, paper, prussian, straw } from '../palette.ts'

/** Wild: the full moon over the river, with the hare who lives in it. */
export function moon(): string {
  const centre: Point = [120, 120]
  return picture(240, 240, [
    `<defs>${bokashi('s', [
      [0, night],
      [0.6, prussian],
      [1, mist],
    ])}${bokashi('m', [
      [0, '#fffbea'],
      [0.65, '#ffe9a8'],
      [1, gold],
    ])}${clip('c', disc(centre, 110, '#fff'))}</defs>`,
    disc(centre, 112, 'url(#s)'),
    group(
      [
        ...stars(),
        ...steps(0, 35, 36).map((index) => ray(index * 10)),
        disc([120, 98], 66, 'url(#m)', ink, 4),
        ...hare(),
        ...cloud(34, 74, 74),
        ...cloud(212, 112, 62, -1),
        path(loop(trace('-10,172 60,164 120,170 180,163 250,172 250,260 -10,260')), indigo, ink, 4),
        ...reflection(),
        ...ripples(),
      ],
      'clip-path="url(#c)"',
    ),
    disc(centre, 111, 'none', ink, 7),
    disc(centre, 105, 'none', gold, 3),
  ])
}

function ray(degrees: number): string {
  const turn = (degrees * Math.PI) / 180
  const at = (radius: number): Point => [120 + Math.sin(turn) * radius, 98 - Math.cos(turn) * radius]
  return brush([at(72), at(80), at(degrees % 20 === 0 ? 94 : 86)], 2.6, straw)
}

function stars(): string[] {
  const places: Point[] = [
    [46, 46],
    [70, 26],
    [176, 28],
    [200, 62],
    [28, 104],
    [214, 90],
    [148, 16],
  ]
  return places.map((at, index) => disc(at, index % 2 ? 1.8 : 2.6, paper))
}

function hare(): string[] {
  const shade = '#eec465'
  return [
    path(loop(trace('112,112 98,122 92,136 104,146 126,146 134,132 128,116')), shade),
    path(loop(trace('126,98 114,100 110,110 118,120 132,118 138,108')), shade),
    path(loop(trace('118,102 106,84 104,66 112,68 120,84 124,100')), shade),
    path(loop(trace('126,100 124,80 130,62 138,66 136,84 130,100')), shade),
    path(loop(trace('132,122 146,116 152,122 140,132 130,132')), shade),
    path(loop(trace('150,134 170,134 166,152 156,152')), shade),
    path(loop(trace('148,132 156,98 162,98 156,134')), shade),
    disc([92, 140], 6, shade),
    disc([126, 108], 2.6, amber),
    brush(trace('76,70 84,60 96,52'), 4, shade),
    brush(trace('166,64 174,78 176,92'), 4, shade),
  ]
}

function cloud(x: number, y: number, width: number, way = 1): string[] {
  const at = (along: number, down: number): Point => [x + along * width * way, y + down]
  const outline: Point[] = [
    at(-0.7, 14),
    at(-0.2, 12),
    at(0, 2),
    at(0.28, -2),
    at(0.44, 8),
    at(0.7, 6),
    at(0.86, 16),
    at(0.7, 24),
    at(0.2, 25),
    at(-0.7, 26),
  ]
  return [
    path(loop(outline), paper, ink, 3),
    line([at(-0.5, 18), at(0.2, 17), at(0.3, 10)], mist, 2.4),
    line([at(0.34, 18), at(0.6, 17), at(0.64, 13)], mist, 2.4),
  ]
}

function reflection(): string[] {
  return steps(0, 7, 8).map((index) => {
    const y = 177 + index * 7.4
    const half = 50 - index * 4 + (index % 2) * 9
    const lean = index % 2 ? 5 : -4
    return brush(
      [
        [120 - half + lean, y],
        [120 + lean, y + 2],
        [120 + half + lean, y],
      ],
      5.5,
      index % 3 === 1 ? gold : '#ffe9a8',
    )
  })
}

function ripples(): string[] {
  const rows: readonly (readonly [number, number, number])[] = [
    [26, 184, 34],
    [206, 182, 36],
    [34, 202, 40],
    [196, 204, 42],
    [60, 219, 30],
    [178, 221, 32],
    [20, 194, 20],
    [222, 195, 20],
  ]
  return [
    ...rows.map(([x, y, width]) =>
      brush(
        [
          [x - width / 2, y],
          [x, y - 3],
          [x + width / 2, y],
        ],
        4,
        mist,
      ),
    ),
    oval([120, 226], 10, 2, paper),
  ]
}
