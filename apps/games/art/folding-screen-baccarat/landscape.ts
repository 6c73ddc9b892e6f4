import { leafCloud } from '../kit/clouds.ts'
import { goldLeaf } from '../kit/folding-screen.ts'
import { brush, disc, group, line, loop, type Point, path, place, polygon, steps, trace } from '../kit/pen.ts'
import { green, ink, leaf, maple, moon, sea, sun } from './palette.ts'
import { crane, pine } from './pine-and-cranes.ts'

/** The picture on the screen, flat: its six panels are each 200 wide. */
export const panelWidth = 200
export const panels = 6
export const landscapeHeight = 600
const wide = panelWidth * panels

/**
 * The moon of the player at the left, the sun of the banker at the right, and between them a pine over water that runs past all panels. `detail` 0 leaves out what is not seen
 * where the picture is small.
 */
export function landscape(): string[] {
  return [
    ...sheets(),
    disc([306, 168], 82, moon.silver, ink, 5),
    path('M306 86A82 82 0 0 1 306 250A112 112 0 0 0 306 86Z', moon.shade),
    brush(trace('242,158 252,124 284,102'), 11, '#ffffff'),
    disc([900, 168], 84, sun.red, ink, 5),
    path('M900 84A84 84 0 0 1 900 252A116 116 0 0 0 900 84Z', sun.deep),
    brush(trace('834,158 844,124 876,102'), 11, sun.light),
    cloud(
      [120, 226],
      [
        [40, 250],
        [0, 330],
        [90, 200],
      ],
    ),
    cloud(
      [752, 222],
      [
        [70, 230],
        [0, 350],
        [110, 200],
      ],
    ),
    cloud(
      [30, 66],
      [
        [30, 170],
        [0, 210],
      ],
    ),
    cloud(
      [980, 64],
      [
        [0, 180],
        [30, 200],
      ],
    ),
    cloud(
      [420, 40],
      [
        [30, 210],
        [0, 320],
        [60, 180],
      ],
    ),
    ...mapleHill(),
    ...greenHills(),
    ...river(),
    ...pine(),
    crane([118, 330], 0.9, -10),
    crane([300, 330], 0.7, -16),
    cloud(
      [-40, 520],
      [
        [0, 190],
        [30, 250],
        [0, 170],
      ],
    ),
    cloud(
      [1010, 536],
      [
        [40, 200],
        [0, 260],
        [30, 220],
      ],
    ),
  ]
}

const sheets = () =>
  goldLeaf({ wide, high: landscapeHeight, sheet: 67 }, leaf, {
    bright: (index, row) => (index * 7 + row * 5) % 11 < 3,
    light: '.38',
    seam: '.45',
  })

const cloud = (at: Point, bars: readonly (readonly [number, number])[]) =>
  leafCloud(at, bars, 30, { fill: leaf.light, ink: leaf.deep, width: 4 })

/** A round hill with bands of colour that follow its outline. */
function hill([x, y]: Point, half: number, high: number, colours: readonly [string, string, string]): string {
  const mound = (part: number, down: number) =>
    `M${x - half * part} ${y}C${x - half * part * 0.9} ${y - high * part * 0.9 + down} ${x - half * part * 0.45} ${y - high * part + down} ${x} ${y - high * part + down}C${x + half * part * 0.45} ${y - high * part + down} ${x + half * part * 0.9} ${y - high * part * 0.9 + down} ${x + half * part} ${y}Z`
  return group([
    path(mound(1, 0), colours[0], ink, 5),
    path(mound(0.84, high * 0.02), colours[1]),
    path(mound(0.58, high * 0.04), colours[2]),
  ])
}

function mapleHill(): string[] {
  const crowns: readonly (readonly [x: number, y: number, size: number])[] = [
    [922, 372, 36],
    [976, 336, 44],
    [1040, 352, 40],
    [1102, 318, 48],
    [1164, 350, 44],
    [1010, 396, 38],
    [1080, 398, 42],
    [1150, 410, 40],
  ]
  return [
    hill([1080, 560], 250, 232, [maple.deep, maple.mid, maple.light]),
    ...crowns.map(([x, y, size], index) =>
      group([
        path(
          loop(steps(0, 340, 18).map((degrees, at): Point => place([x, y], size * (at % 2 ? 0.86 : 1.06), 0, degrees))),
          index % 2 ? maple.light : maple.mid,
          ink,
          4,
        ),
        ...[0, 1, 2].map((dot) =>
          disc(
            place([x, y], size * 0.42, 0, dot * 120 + index * 40),
            size * 0.13,
            index % 2 ? maple.pale : maple.light,
          ),
        ),
      ]),
    ),
  ]
}

const greenHills = () => [
  hill([830, 566], 170, 150, [green.deep, green.mid, green.light]),
  hill([380, 570], 220, 128, [green.deep, green.mid, green.light]),
  hill([96, 580], 190, 176, [green.deep, green.mid, green.pale]),
]

/** Water from the left edge to the right, with lines of current and waves that break at the foot of the pine. */
function river(): string[] {
  const bank: readonly Point[] = trace(
    '-20,470 110,456 240,486 370,520 520,508 660,478 800,500 930,532 1080,514 1220,478',
  )
  const currents = [26, 50, 78, 108].map((down, index) =>
    line(
      bank.map(([x, y], at): Point => [x, y + down + (at % 2 ? 6 : -4) * (index % 2 ? 1 : -1)]),
      index % 2 ? sea.light : sea.mid,
      index % 2 ? 4 : 7,
    ),
  )
  const shape = loop([...bank, [1260, 640], [-60, 640]])
  const crests: readonly (readonly [x: number, y: number, size: number])[] = [
    [168, 506, 34],
    [300, 540, 40],
    [470, 552, 36],
    [710, 530, 36],
    [866, 552, 42],
    [1016, 562, 34],
  ]
  return [
    path(shape, sea.deep, ink, 5),
    ...currents,
    line(
      bank.map(([x, y]): Point => [x, y + 9]),
      sea.foam,
      5,
    ),
    ...crests.flatMap(([x, y, size]) => crest([x, y], size)),
  ]
}

function crest([x, y]: Point, size: number): string[] {
  const at = (across: number, down: number): Point => [x + size * across, y + size * down]
  return [
    path(
      loop([
        at(-1.7, 0.62),
        at(-0.9, 0.16),
        at(-0.2, -0.5),
        at(0.6, -0.62),
        at(1.05, -0.2),
        at(0.62, -0.16),
        at(0.5, 0.16),
        at(1.1, 0.5),
        at(1.9, 0.66),
      ]),
      sea.mid,
      ink,
      4,
    ),
    ...[
      [0.02, -0.56, 0.26],
      [0.36, -0.72, 0.28],
      [0.74, -0.62, 0.27],
      [1.02, -0.34, 0.24],
      [1.0, -0.06, 0.18],
    ].map(([across = 0, down = 0, part = 0]) => disc(at(across, down), size * part, sea.foam, ink, 3)),
    path(polygon([at(-0.1, -0.36), at(0.9, -0.46), at(0.8, -0.2), at(0.2, -0.1)]), sea.foam),
    brush([at(-1.2, 0.46), at(-0.5, 0.16), at(0.2, 0.06)], size * 0.2, sea.light),
  ]
}
