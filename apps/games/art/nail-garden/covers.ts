import { cover } from '../kit/cover.ts'
import { halo } from '../kit/light.ts'
import { brush, group, type Point, path, place, round } from '../kit/pen.ts'
import { boardParts, type Glass, marble, pin } from './board.ts'
import { mapleLeaf } from './maple.ts'
import { ink, maple, plates } from './palette.ts'
import { gardenParts } from './scenery.ts'

const blue: Glass = { body: '#5fb4d6', deep: '#1d5c8c', twist: '#f5f0d0' }
const red: Glass = { body: '#f07a62', deep: '#a52a2c', twist: '#ffd66b' }
const green: Glass = { body: '#8ccf9a', deep: '#2f7a5c', twist: '#f6bf3f' }

interface Scene {
  readonly width: number
  readonly height: number
  /** The middle of the board's upper edge, its width, and how it leans. */
  readonly at: Point
  readonly wide: number
  readonly lean: number
  readonly rows: number
  readonly marbles: readonly (readonly [at: Point, radius: number, glass: Glass])[]
  readonly leaves: readonly (readonly [at: Point, size: number, degrees: number, fill: string])[]
}

/** The board in the garden: a marble falls through the pins, and others lie in front. */
function scene({ width, height, at: [x, y], wide, lean, rows, marbles, leaves }: Scene): string {
  return cover(width, height, [
    ...gardenParts(width, height),
    group(
      [...boardParts(970, 1000), ...field(rows)],
      `transform="translate(${round(x)} ${round(y)}) rotate(${lean}) scale(${round(wide * 1000) / 970000}) translate(-485 0)"`,
    ),
    ...leaves.map(([at, size, degrees, fill]) => mapleLeaf(at, size, degrees, fill, 4)),
    ...marbles.map(([at, radius, glass]) => marble(at, radius, glass)),
  ])
}

/** Pins, bins, and a marble on its way; for a board of 970 × 1000. */
function field(rows: number): string[] {
  const unit = 860 / (rows + 2)
  const at = (column: number, row: number): Point => [485 + column * unit, 130 + (row + 0.8) * unit * 0.98]
  const pins = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: row + 3 }, (_, index) => {
      const [x, y] = at(index - (row + 2) / 2, row)
      return `<use href="#pin" x="${round(x)}" y="${round(y)}"/>`
    }),
  ).flat()
  const floor = at(0, rows - 0.5)[1]
  const bins = Array.from({ length: rows + 1 }, (_, bin) => {
    const fromEdge = Math.min(bin, rows - bin)
    const [left] = at(bin - rows / 2 - 0.5, 0)
    const box = (top: number, high: number, inset: number) =>
      `M${round(left + inset)} ${round(top)}h${round(unit - 2 * inset)}v${round(high)}h${round(-unit + 2 * inset)}Z`
    return [
      path(box(floor, unit * 0.9, 0), '#4a2a14', ink, 4),
      path(box(floor + unit * 0.9, unit * 0.72, 0), plates[Math.min(fromEdge, plates.length - 1)] ?? plates[4], ink, 4),
      path(box(floor + unit * 0.96, unit * 0.12, unit * 0.1), '#ffffff55'),
    ].join('')
  })
  const way: Point[] = [
    [0, -1.2],
    [0.12, -0.36],
    [0.5, 0.66],
    [0.1, 1.7],
    [0.55, 2.64],
    [1.05, 3.6],
  ]
  const trail = way.slice(1).map(([column, row], index) => {
    const [fromColumn, fromRow] = way[index] ?? [0, 0]
    const middle = at((column + fromColumn) / 2, Math.min(row, fromRow) + 0.06)
    return brush([at(fromColumn, fromRow), middle, at(column, row)], unit * (0.1 + index * 0.05), '#fff2c4')
  })
  const [lastColumn, lastRow] = way.at(-1) ?? [0, 0]
  return [
    `<defs><g id="pin">${pin([0, 0], unit * 0.15)}</g></defs>`,
    ...bins,
    ...pins,
    group(trail, 'opacity="0.75"'),
    halo(at(lastColumn, lastRow), unit * 0.8, '#fff2c4', 3, 0.24),
    marble(at(lastColumn, lastRow), unit * 0.36, red),
    marble(at(1 - rows / 2, rows + 0.12), unit * 0.32, green),
    marble(at(rows / 2 - 2, rows + 0.12), unit * 0.32, blue),
  ]
}

/** Leaves in a loose row from one place to another. */
const strewn = (from: Point, long: number, degrees: number, size: number): Scene['leaves'] =>
  [maple.red, maple.orange, maple.gold, maple.wine, maple.red].map((fill, index) => [
    place(from, long * (index / 4), size * 0.3 * Math.sin(index * 2.4), degrees),
    size * (0.8 + (index % 3) * 0.16),
    (index * 83) % 360,
    fill,
  ])

/** The banner. 1600 × 700. */
export const hero = () =>
  scene({
    width: 1600,
    height: 700,
    at: [1090, 24],
    wide: 640,
    lean: -3,
    rows: 8,
    marbles: [
      [[690, 600], 62, blue],
      [[1520, 620], 54, green],
      [[560, 650], 38, red],
    ],
    leaves: [...strewn([640, 676], 340, 84, 46), ...strewn([1380, 660], 200, 100, 40)],
  })

/** The tile, 4 : 3. */
export const thumbnail = () =>
  scene({
    width: 800,
    height: 600,
    at: [402, 18],
    wide: 540,
    lean: -4,
    rows: 7,
    marbles: [
      [[84, 504], 70, blue],
      [[722, 524], 58, green],
    ],
    leaves: [...strewn([40, 586], 300, 88, 44), ...strewn([560, 590], 210, 88, 40)],
  })

/** The tile, 3 : 4. */
export const thumbnailPortrait = () =>
  scene({
    width: 600,
    height: 800,
    at: [304, 150],
    wide: 520,
    lean: -4,
    rows: 6,
    marbles: [
      [[86, 716], 62, blue],
      [[520, 728], 54, green],
    ],
    leaves: [...strewn([30, 782], 280, 88, 42), ...strewn([400, 786], 180, 88, 38)],
  })
