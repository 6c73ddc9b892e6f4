import { cover } from '../kit/cover.ts'
import { seaWaves } from '../kit/patterns.ts'
import { bokashi, box, disc, oval, type Point, path, petal, picture, polygon, round } from '../kit/pen.ts'
import { gold, ink, lacquer } from './palette.ts'

/** The hall: gold screens between vermilion pillars, over a floor of black lacquer that mirrors them. */
export const room = () => cover(1600, 1000, roomParts(1600, 1000))

export function roomParts(width: number, height: number): string[] {
  const floor = height * 0.58
  const fold = width / 10
  return [
    `<defs>${bokashi('leaf', [
      [0, '#6b4716'],
      [0.5, gold.mist],
      [1, '#7d561d'],
    ])}${bokashi('gloss', [
      [0, '#3a1a1c'],
      [0.4, lacquer.black],
      [1, lacquer.dark],
    ])}</defs>`,
    path(box(0, 0, width, height), '#3a1516'),
    path(box(0, height * 0.1, width, floor - height * 0.1), 'url(#leaf)'),
    // every second fold lies in the shade
    ...Array.from({ length: 5 }, (_, index) =>
      path(box(fold * (2 * index + 1), height * 0.1, fold, floor - height * 0.1), '#3d2408" opacity="0.28'),
    ),
    ...clouds(width, height),
    ...Array.from({ length: 4 }, (_, index) => pillar((width / 3) * index, floor, height, width * 0.035)),
    path(box(0, height * 0.06, width, height * 0.05), lacquer.deep, ink, 5),
    path(box(0, height * 0.105, width, height * 0.012), gold.leaf),
    path(box(0, floor, width, height - floor), 'url(#gloss)'),
    path(box(0, floor, width, height * 0.014), gold.deep),
    ...Array.from({ length: 4 }, (_, index) =>
      path(box((width / 3) * index - width * 0.03, floor + height * 0.02, width * 0.06, height * 0.2), '#a3282033'),
    ),
  ]
}

/** Clouds of brighter leaf, and pines between them. */
function clouds(width: number, height: number): string[] {
  const places: readonly Point[] = [
    [0.1, 0.2],
    [0.34, 0.42],
    [0.56, 0.22],
    [0.78, 0.4],
    [0.95, 0.24],
  ]
  return places.flatMap(([x, y]): string[] => [
    ...[0.1, 0.07, 0.045].map((part, index) =>
      oval(
        [width * (x + index * 0.012), height * (y + index * 0.045)],
        width * part,
        height * 0.028,
        '#e6bd62" opacity="0.5',
      ),
    ),
    ...[-1, 0, 1].map((turn) =>
      oval(
        [width * (x + turn * 0.032), height * (y + 0.12 + Math.abs(turn) * 0.02)],
        width * 0.03,
        height * 0.018,
        '#37512f" opacity="0.62',
      ),
    ),
  ])
}

function pillar(x: number, floor: number, height: number, half: number): string {
  return [
    path(
      polygon([
        [x - half, height * 0.1],
        [x + half, height * 0.1],
        [x + half, floor],
        [x - half, floor],
      ]),
      lacquer.red,
      ink,
      6,
    ),
    path(
      polygon([
        [x + half * 0.4, height * 0.11],
        [x + half * 0.94, height * 0.11],
        [x + half * 0.94, floor],
        [x + half * 0.4, floor],
      ]),
      lacquer.deep,
    ),
    path(
      polygon([
        [x - half, floor - height * 0.05],
        [x + half, floor - height * 0.05],
        [x + half, floor],
        [x - half, floor],
      ]),
      gold.leaf,
      ink,
      5,
    ),
  ].join('')
}

/** A round tray of black lacquer with waves on its red ground, seen from above. */
export function tray(): string {
  const middle: Point = [400, 400]
  return picture(800, 800, [
    `<defs>${seaWaves('waves', 46, { ground: '#a52a22', line: '#c9572f', width: 2.4 })}</defs>`,
    ...trayParts(middle, 380, 'url(#waves)'),
  ])
}

/** `ground`: what fills it. */
export const trayParts = ([x, y]: Point, radius: number, ground: string): string[] => [
  disc([x + radius * 0.012, y + radius * 0.035], radius, '#0b0507'),
  disc([x, y], radius, lacquer.black, ink, 6),
  disc([x, y], radius * 0.955, 'none', gold.leaf, round(radius * 0.016)),
  disc([x, y], radius * 0.9, gold.deep),
  disc([x, y], radius * 0.885, ground, ink, 5),
  disc([x, y], radius * 0.885, 'none', '#5a1214', round(radius * 0.03)),
]

/** A maple leaf in two tones, for great wins. */
export const leaf = (colour: string, light: string) =>
  picture(80, 120, [
    ...[-74, -38, 0, 38, 74].map((turn) => path(petal([40, 70], 58 - Math.abs(turn) * 0.18, 22, turn), colour, ink, 4)),
    ...[-74, -38, 0, 38, 74].map((turn) => path(petal([40, 68], 40 - Math.abs(turn) * 0.14, 7, turn), light)),
    path('M37 68L40 112L44 68Z', colour, ink, 4),
  ])
