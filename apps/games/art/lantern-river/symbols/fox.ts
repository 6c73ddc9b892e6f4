import {
  bokashi,
  brush,
  disc,
  group,
  line,
  loop,
  mirrored,
  type Point,
  path,
  petal,
  picture,
  place,
  steps,
  trace,
} from '../../kit/pen.ts'
import { amber, gold, ink, lacquer, paper, straw, vermilion } from '../palette.ts'

/** The fox mask of the festival night. The left half is drawn; the right is its mirror. */
export function fox(): string {
  const face = loop(
    trace('120,58 150,60 184,84 192,116 178,146 150,172 132,204 120,212 108,204 90,172 62,146 48,116 56,84 90,60'),
  )
  return picture(240, 240, [
    `<defs>${bokashi('f', [
      [0, '#fffaf0'],
      [0.7, paper],
      [1, straw],
    ])}</defs>`,
    ...burst(),
    both([...ear(), ...cord()]),
    path(face, 'url(#f)', ink, 7),
    both([...cheek(), ...eye(), ...whiskers()]),
    ...brow(),
    ...muzzle(),
  ])
}

function both(half: readonly string[]): string {
  return group(half) + mirrored(half)
}

function burst(): string[] {
  return [
    path(loop(trace('120,22 190,44 226,110 206,178 120,226 34,178 14,110 50,44')), lacquer, ink, 5),
    ...steps(0, 345, 24).map((degrees) =>
      brush(
        [place([120, 120], 84, 0, degrees), place([120, 120], 94, 0, degrees), place([120, 120], 103, 0, degrees)],
        5,
        degrees % 30 ? '#c74435' : gold,
      ),
    ),
  ]
}

function ear(): string[] {
  return [
    path('M60 96C46 62 42 30 52 8C76 20 96 40 106 66C88 70 72 80 60 96Z', 'url(#f)', ink, 6),
    path('M66 80C57 58 54 40 57 26C72 36 84 48 91 64C81 67 73 72 66 80Z', vermilion, ink, 3),
    brush(trace('62,40 66,54 72,66'), 4, '#f08a6a'),
    brush(trace('70,42 76,52 82,60'), 3, '#f08a6a'),
  ]
}

function cord(): string[] {
  return [
    line(trace('56,134 34,150 26,176'), ink, 7),
    line(trace('56,134 34,150 26,176'), gold, 3.4),
    disc([26, 186], 11, gold, ink, 4),
    line(trace('16,187 36,187'), ink, 2.4),
    disc([26, 190], 2.4, ink),
    brush(trace('21,181 24,179 28,179'), 2.4, '#fff3c9'),
    path('M22 196L14 222L26 214L38 222L30 196Z', vermilion, ink, 3.4),
    line(trace('26,198 26,212'), lacquer, 2),
  ]
}

function cheek(): string[] {
  return [
    brush(trace('64,138 78,150 92,152 100,146'), 9, vermilion),
    brush(trace('72,152 84,162 96,162'), 7, vermilion),
    brush(trace('82,166 90,172 98,172'), 5, vermilion),
    path(petal([60, 112], 22, 10, 190), vermilion),
  ]
}

function eye(): string[] {
  return [
    path('M62 104C74 92 92 94 108 118C92 122 72 120 62 104Z', gold, ink, 4),
    path('M80 101C88 101 94 107 94 113C88 117 80 115 78 108Z', ink),
    disc([86, 105], 2.2, paper),
    brush(trace('54,100 70,86 90,90 112,118'), 10, ink, { swell: 0.55 }),
    brush(trace('60,92 74,78 94,80'), 6, vermilion),
    brush(trace('66,112 80,122 98,122'), 4, vermilion),
  ]
}

function whiskers(): string[] {
  const ends: readonly Point[] = [
    [58, 170],
    [64, 182],
    [74, 192],
  ]
  return ends.map(([x, y], index) =>
    brush(
      [
        [102, 174 + index * 5],
        [84, 174 + index * 7],
        [x, y],
      ],
      3,
      ink,
      { swell: 0.2 },
    ),
  )
}

function brow(): string[] {
  return [
    path('M120 62C130 74 130 88 120 100C110 88 110 74 120 62Z', vermilion, ink, 3),
    path('M120 70C125 77 125 85 120 92C115 85 115 77 120 70Z', gold),
    disc([103, 78], 4.4, vermilion, ink, 2),
    disc([137, 78], 4.4, vermilion, ink, 2),
    disc([96, 68], 3, vermilion),
    disc([144, 68], 3, vermilion),
    brush(trace('120,108 119,132 118,156'), 4, amber),
  ]
}

function muzzle(): string[] {
  return [
    path('M104 178C110 172 130 172 136 178C134 188 126 194 120 194C114 194 106 188 104 178Z', ink),
    brush(trace('111,179 116,177 122,177'), 3, '#7d86b5'),
    line(trace('120,192 120,200'), ink, 3.4),
    line(trace('106,200 113,204 120,200 127,204 134,200'), vermilion, 4),
  ]
}
