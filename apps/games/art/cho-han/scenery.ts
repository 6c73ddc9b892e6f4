import { cover } from '../kit/cover.ts'
import { bokashi, box, disc, type Point, path, petal, picture, polygon } from '../kit/pen.ts'
import { cloth, ink, paper, rush, wood } from './palette.ts'

/** A room at night: paper doors lit from behind, and tatami before them. */
export const room = () => cover(1600, 1000, roomParts(1600, 1000))

export function roomParts(width: number, height: number): string[] {
  const floor = height * 0.52
  const door = width / 4
  return [
    `<defs>${bokashi('glow', [
      [0, '#5c3c1a'],
      [0.55, '#9a6a30'],
      [1, '#c08a44'],
    ])}${bokashi('mats', [
      [0, rush.dark],
      [0.5, '#7d7748'],
      [1, '#4c4a2c'],
    ])}</defs>`,
    path(box(0, 0, width, height), wood.dark),
    path(box(0, height * 0.1, width, floor - height * 0.1), 'url(#glow)'),
    ...Array.from({ length: 4 }, (_, index) =>
      doorParts(index * door, height * 0.1, door, floor - height * 0.1),
    ).flat(),
    path(box(0, height * 0.07, width, height * 0.04), wood.mid, ink, 5),
    path(box(0, floor, width, height - floor), 'url(#mats)'),
    ...Array.from({ length: 16 }, (_, index) =>
      path(`M0 ${floor + ((height - floor) * (index + 1)) / 16}H${width}`, 'none', '#5a5632', 2),
    ),
    ...[-0.2, 0.18, 0.5, 0.82, 1.2].map((at) =>
      path(
        polygon([
          [width * (0.5 + (at - 0.5) * 0.62) - 8, floor],
          [width * (0.5 + (at - 0.5) * 0.62) + 8, floor],
          [width * at + 26, height],
          [width * at - 26, height],
        ]),
        rush.edge,
        ink,
        3,
      ),
    ),
    path(box(0, floor - height * 0.006, width, height * 0.02), wood.mid, ink, 4),
  ]
}

/** A sliding door of paper in a lattice. */
function doorParts(x: number, y: number, wide: number, high: number): string[] {
  const bars = [1, 2, 3].map((bar) => `M${x + (wide * bar) / 4} ${y}v${high}`)
  const rows = [1, 2, 3, 4].map((row) => `M${x} ${y + (high * row) / 5}h${wide}`)
  return [
    path([...bars, ...rows].join(''), 'none', wood.mid, 5),
    path(box(x, y, wide, high), 'none', wood.dark, 16),
    path(box(x + 8, y + 8, wide - 16, high - 16), 'none', wood.light, 3),
  ]
}

/** The white cloth on which the cup is set, on a mat. Seen from above. */
export const tray = () => picture(800, 800, trayParts([400, 400], 390))

function trayParts([x, y]: Point, half: number): string[] {
  const square = (part: number) => box(x - half * part, y - half * part, half * part * 2, half * part * 2)
  const reeds = Array.from(
    { length: 44 },
    (_, row) => `M${x - half * 0.95} ${y - half * 0.9 + (row * half * 1.8) / 43}h${half * 1.9}`,
  )
  return [
    path(square(1), rush.edge, ink, 8),
    path(square(0.92), rush.light, ink, 4),
    path(reeds.join(''), 'none', rush.mid, 3),
    path(box(x - half, y - half, half * 0.12, half * 2), rush.edge),
    path(box(x + half * 0.88, y - half, half * 0.12, half * 2), rush.edge),
    ...Array.from({ length: 12 }, (_, mark) => y - half * 0.9 + (mark * half * 1.8) / 11).flatMap((at) => [
      disc([x - half * 0.94, at], half * 0.022, cloth.red),
      disc([x + half * 0.94, at], half * 0.022, cloth.red),
    ]),
    path(square(0.7), ink),
    path(box(x - half * 0.71, y - half * 0.72, half * 1.42, half * 1.42), cloth.white, ink, 5),
    path(box(x - half * 0.64, y - half * 0.65, half * 1.28, half * 1.28), 'none', cloth.shade, 4),
  ]
}

/** A petal of cherry, for great wins. */
export const cherry = (colour: string, light: string) =>
  picture(80, 120, [
    path(petal([40, 106], 92, 62, 0), colour, ink, 4),
    path(petal([40, 100], 62, 24, 0), light),
    path('M33 20L40 34L47 20Z', ink),
  ])

export const lantern = ([x, y]: Point, half: number): string[] => [
  path(box(x - half * 0.62, y - half * 1.5, half * 1.24, half * 0.24), wood.dark, ink, 4),
  path(
    `M${x - half * 0.7} ${y - half * 1.26}Q${x - half * 1.3} ${y} ${x - half * 0.7} ${y + half * 1.26}H${x + half * 0.7}Q${x + half * 1.3} ${y} ${x + half * 0.7} ${y - half * 1.26}Z`,
    paper.lit,
    ink,
    5,
  ),
  ...[-0.8, -0.4, 0, 0.4, 0.8].map((at) =>
    path(
      `M${x - half * (1 - Math.abs(at) * 0.22)} ${y + half * at}Q${x} ${y + half * (at + 0.14)} ${x + half * (1 - Math.abs(at) * 0.22)} ${y + half * at}`,
      'none',
      paper.warm,
      4,
    ),
  ),
  path(box(x - half * 0.62, y + half * 1.26, half * 1.24, half * 0.24), wood.dark, ink, 4),
]
