import {
  bokashi,
  brush,
  clip,
  disc,
  group,
  line,
  loop,
  type Point,
  path,
  picture,
  polygon,
  steps,
  trace,
} from '../../kit/pen.ts'
import { celadon, gold, ink, lacquer, mist, moss, paper, prussian, straw, vermilion } from '../palette.ts'

/** Scatter: the temple gate in the shallows at first light, its reflection broken by the current. */
export function gate(): string {
  const frame = 'M120 6C196 6 234 44 234 120C234 196 196 234 120 234C44 234 6 196 6 120C6 44 44 6 120 6Z'
  return picture(240, 240, [
    `<defs>${bokashi('s', [
      [0, '#f39a6a'],
      [0.45, '#fbd7a0'],
      [1, paper],
    ])}${bokashi('w', [
      [0, celadon],
      [1, prussian],
    ])}${clip('c', path(frame, '#fff'))}</defs>`,
    group(
      [
        `<path fill="url(#s)" d="M0 0H240V168H0Z"/>`,
        disc([120, 112], 56, '#fff3c9'),
        ...steps(0, 17, 18).map((index) => glow(index * 20)),
        ...hills(),
        `<path fill="url(#w)" d="M0 158H240V240H0Z"/>`,
        line(trace('0,158 60,157 120,158 240,158'), ink, 3.4),
        ...posts(),
        ...mirrored(),
        ...current(),
        ...birds(),
      ],
      'clip-path="url(#c)"',
    ),
    path(frame, 'none', ink, 7),
    path(
      'M120 13C192 13 227 48 227 120C227 192 192 227 120 227C48 227 13 192 13 120C13 48 48 13 120 13Z',
      'none',
      vermilion,
      3,
    ),
  ])
}

function glow(degrees: number): string {
  const turn = (degrees * Math.PI) / 180
  const at = (radius: number): Point => [120 + Math.sin(turn) * radius, 112 - Math.cos(turn) * radius]
  return brush([at(62), at(72), at(degrees % 40 ? 80 : 92)], 3.4, '#fff3c9')
}

function hills(): string[] {
  return [
    path(loop(trace('-20,160 10,134 36,124 64,140 92,160')), mist, ink, 2.6),
    path(loop(trace('150,160 184,132 210,122 240,134 262,160')), moss, ink, 2.6),
    ...[172, 186, 200, 214, 228].map((x) =>
      brush(
        [
          [x, 150 - Math.abs(204 - x) * 0.1],
          [x + 3, 140],
          [x + 2, 132],
        ],
        3,
        ink,
      ),
    ),
    brush(trace('12,146 30,138 48,142'), 3, paper),
    brush(trace('20,152 44,146 70,152'), 3, paper),
  ]
}

function posts(): string[] {
  return [
    path(polygon(trace('64,84 80,84 75,180 57,180')), vermilion, ink, 4),
    path(polygon(trace('160,84 176,84 183,180 165,180')), vermilion, ink, 4),
    path(polygon(trace('66,90 71,90 66,172 60,172')), lacquer),
    path(polygon(trace('169,90 174,90 180,172 174,172')), lacquer),
    path(polygon(trace('54,172 78,172 79,184 52,184')), ink),
    path(polygon(trace('162,172 186,172 188,184 161,184')), ink),
    path(polygon(trace('46,96 194,96 194,110 46,110')), vermilion, ink, 4),
    path(polygon(trace('48,104 192,104 192,108 48,108')), lacquer),
    path(polygon(trace('108,70 132,70 130,98 110,98')), gold, ink, 3.4),
    line(trace('116,78 124,78'), ink, 2.6),
    line(trace('120,76 120,92'), ink, 2.6),
    line(trace('115,86 125,86'), ink, 2.6),
    path('M30 46C66 62 174 62 210 46L206 66C170 76 70 76 34 66Z', vermilion, ink, 4),
    path('M26 36C66 54 174 54 214 36L211 50C172 64 68 64 29 50Z', ink),
    path('M35 60C70 70 170 70 205 60L204 65C170 74 70 74 36 65Z', lacquer),
    brush(trace('36,45 80,54 120,55'), 2.6, straw),
    path(polygon(trace('60,74 82,75 82,84 61,84')), ink),
    path(polygon(trace('158,75 180,74 179,84 158,84')), ink),
    ...rope(),
  ]
}

function rope(): string[] {
  return [
    brush(trace('76,114 98,128 120,132 142,128 164,114'), 13, ink),
    brush(trace('78,115 98,128 120,132 142,128 162,115'), 8, straw),
    ...[94, 120, 146].flatMap((x) => {
      const y = x === 120 ? 134 : 130
      return [
        path(
          polygon([
            [x - 5, y],
            [x + 4, y],
            [x + 1, y + 8],
            [x + 7, y + 8],
            [x + 1, y + 22],
            [x + 2, y + 13],
            [x - 5, y + 13],
          ]),
          paper,
          ink,
          1.8,
        ),
      ]
    }),
  ]
}

function mirrored(): string[] {
  const left = steps(0, 5, 6).map((index) => band(62 - index * 1.2 + (index % 2) * 4, 190 + index * 7, 26 - index))
  const right = steps(0, 5, 6).map((index) => band(178 + index * 1.2 - (index % 2) * 4, 190 + index * 7, 26 - index))
  const beam = steps(0, 3, 4).map((index) => band(120 + (index % 2) * 6, 208 + index * 6.6, 110 + index * 14))
  return [...beam, ...left, ...right]
}

function band(x: number, y: number, width: number): string {
  return brush(
    [
      [x - width / 2, y],
      [x, y + 1.6],
      [x + width / 2, y],
    ],
    5.6,
    vermilion,
    { swell: 0.5 },
  )
}

function current(): string[] {
  const rows: readonly (readonly [number, number, number])[] = [
    [28, 172, 38],
    [120, 170, 44],
    [212, 171, 36],
    [104, 184, 36],
    [144, 190, 40],
    [28, 196, 30],
    [214, 196, 30],
    [120, 203, 50],
  ]
  return rows.map(([x, y, width]) =>
    brush(
      [
        [x - width / 2, y],
        [x, y - 3],
        [x + width / 2, y],
      ],
      3.6,
      paper,
    ),
  )
}

function birds(): string[] {
  const places: Point[] = [
    [44, 88],
    [30, 100],
    [204, 84],
  ]
  return places.flatMap(([x, y]) => [
    brush(
      [
        [x - 11, y - 4],
        [x - 4, y - 5],
        [x, y],
      ],
      3,
      ink,
    ),
    brush(
      [
        [x, y],
        [x + 4, y - 5],
        [x + 11, y - 4],
      ],
      3,
      ink,
    ),
  ])
}
