import {
  bokashi,
  brush,
  disc,
  group,
  line,
  loop,
  type Point,
  path,
  picture,
  place,
  polygon,
  steps,
} from '../../kit/pen.ts'
import { crimson, gold, goldPale, haze, indigo, ink, night, slate, white } from '../palette.ts'
import { headParts, whirl } from '../symbols/things.ts'

/** The night behind the storm. 1600 × 1000. */
export function sky(): string {
  return picture(1600, 1000, skyParts(1600, 1000))
}

export function skyParts(width: number, height: number): string[] {
  return [
    `<defs>${bokashi('s', [
      [0, '#05040f'],
      [0.45, night],
      [0.8, indigo],
      [1, '#2c2766'],
    ])}</defs>`,
    `<path fill="url(#s)" d="M0 0h${width}v${height}H0z"/>`,
    group(
      steps(0, 1, 26).map((part, index) => {
        const [x, y] = [((index * 0.618) % 1) * width, height * part]
        return brush(
          [
            [x - 180, y],
            [x, y + ((index % 3) - 1) * 8],
            [x + 200 + (index % 4) * 60, y + 6],
          ],
          5 + (index % 4) * 3,
          index % 3 ? slate : haze,
        )
      }),
      'opacity=".16"',
    ),
  ]
}

/** A boiling cloud of ink with curls in white. `seed` makes its shape. 640 × 420. */
export const cloud = (seed: number) => () => picture(640, 420, cloudParts(seed))

export function cloudParts(seed: number): string[] {
  const lobes = steps(0, 340, 18).map((degrees, index): Point => {
    const far = 0.82 + (((index + 1) * (0.618 + seed * 0.13)) % 1) * 0.22
    const [x, y] = place([0, 0], 1, 0, degrees)
    return [320 + x * 280 * far, 214 + y * 170 * far]
  })
  const curls = steps(0, 4, 5).map((index): readonly [Point, number, number] => [
    [130 + index * 95, 140 + ((index * (5 + seed * 3)) % 4) * 40],
    58 + ((index * 37 + seed * 23) % 40),
    index % 2 ? -1 : 1,
  ])
  return [
    path(bumpy(lobes), seed % 2 ? '#14112f' : '#0b091d', seed % 2 ? slate : indigo, 6),
    ...curls.flatMap(([at, size, way]) => [
      line(spiral(at, size, way), seed % 2 ? haze : slate, 7),
      line(spiral([at[0] + way * 5, at[1] + 6], size * 0.82, way), white, 2.6),
    ]),
  ]
}

/** Round lobes between the points. */
function bumpy(points: readonly Point[]): string {
  return `M${points
    .map(([x, y], index) => {
      const [nx, ny] = points[(index + 1) % points.length] ?? [x, y]
      const radius = Math.round(Math.hypot(nx - x, ny - y) * 0.56)
      return `${index === 0 ? `${Math.round(x)} ${Math.round(y)}` : ''}A${radius} ${radius} 0 0 1 ${Math.round(nx)} ${Math.round(ny)}`
    })
    .join('')}Z`
}

const spiral = ([x, y]: Point, size: number, way: number): Point[] =>
  steps(0, 1, 13).map((part) => {
    const [turn, far] = [part * 9.4, size * (1 - part * 0.86)]
    return [x + way * Math.cos(turn) * far, y - Math.sin(turn) * far * 0.8]
  })

/** A fork of lightning from above. 300 × 700. */
export const lightning = (seed: number) => () => picture(300, 700, lightningParts(seed))

export function lightningParts(seed: number): string[] {
  const spine = steps(0, 1, 8).map(
    (part, index): Point => [
      150 + Math.sin(index * (2.4 + seed) + seed * 2) * 62 * (index === 0 ? 0.2 : 1),
      part * 690,
    ],
  )
  const fork = (from: number, way: number) => {
    const [x, y] = spine[from] ?? [150, 0]
    return taper(
      [
        [x, y],
        [x + way * 46, y + 60],
        [x + way * 34, y + 104],
        [x + way * 96, y + 190],
      ],
      9,
    )
  }
  return [
    path(taper(spine, 26), gold),
    path(fork(2, seed % 2 ? 1 : -1) + fork(4, seed % 2 ? -1 : 1), gold),
    path(taper(spine, 12), goldPale),
    path(taper(spine, 5), '#fffdf0'),
  ]
}

/** A jagged line that gets thin at its end. */
function taper(points: readonly Point[], width: number): string {
  const half = (index: number) => (width / 2) * (1 - index / points.length)
  const left = points.map(([x, y], index): Point => [x - half(index), y])
  const right = points.map(([x, y], index): Point => [x + half(index), y]).reverse()
  return polygon([...left, ...right])
}

/** A drum of the ring, dark or sounding. 160 × 160. */
export const ringDrum = (lit: boolean) => () =>
  picture(160, 160, [group(lit ? headParts('gold') : darkHead(), 'transform="scale(.6667)"')])

function darkHead(): string[] {
  return [
    disc([124, 126], 101, ink),
    disc([120, 120], 102, '#58162f', ink, 7),
    ...steps(0, 345, 16).map((degrees) => disc(place([120, 120], 92, 0, degrees), 6, '#8a6a34', ink, 2.6)),
    disc([120, 120], 80, '#544a6c', ink, 6),
    ...whirl('#14112f'),
  ]
}

/** A ring of sound. 240 × 240. */
export function wave(): string {
  return picture(240, 240, [
    disc([120, 120], 108, 'none', gold, 9),
    disc([120, 120], 92, 'none', crimson, 4),
    path(
      loop(steps(0, 350, 24).map((degrees, index) => place([120, 120], index % 2 ? 116 : 100, 0, degrees))),
      'none',
      goldPale,
      3,
    ),
  ])
}
