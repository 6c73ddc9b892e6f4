import { cover } from '../kit/cover.ts'
import { halo } from '../kit/light.ts'
import { bokashi, clip, disc, group, oval, type Point, path, petal, picture, polygon, round } from '../kit/pen.ts'
import { plank } from '../kit/wood.ts'
import { gold, ink, mat, moon, night, red, stalk, timber, wall } from './palette.ts'

const box = (x: number, y: number, wide: number, high: number) =>
  `M${round(x)} ${round(y)}h${round(wide)}v${round(high)}h${round(-wide)}Z`

/** A study with a round window to a bamboo grove under the moon. */
export const room = () => cover(1600, 1000, roomParts(1600, 1000, [800, 330], 270))

/** `at`, `radius`: of the window. */
export function roomParts(width: number, height: number, at: Point, radius: number): string[] {
  const floor = height * 0.56
  return [
    `<defs>${bokashi('wall', [
      [0, wall.mid],
      [0.7, wall.light],
      [1, wall.mid],
    ])}${bokashi('night', [
      [0, night.high],
      [1, night.low],
    ])}${bokashi('mats', [
      [0, mat.mid],
      [0.4, mat.light],
      [1, mat.dark],
    ])}${clip('window', disc(at, radius, '#fff'))}</defs>`,
    path(box(0, 0, width, floor), 'url(#wall)'),
    ...Array.from({ length: 70 }, (_, index) =>
      oval(
        [width * ((index * 0.618034) % 1), floor * ((index * 0.754878) % 1)],
        7,
        2.4,
        index % 2 ? wall.mid : '#d8bb8b',
      ),
    ),
    halo(at, radius * 1.42, moon, 3, 0.1),
    group([...grove(at, radius)], 'clip-path="url(#window)"'),
    ...lattice(at, radius),
    plank([0, height * 0.02], width, height * 0.045, { fill: timber.mid, grain: timber.dark, ink, width: 5 }),
    ...[0.035, 0.955].map((x) =>
      plank([width * x - 22, 0], 44, floor, { fill: timber.mid, grain: timber.dark, ink, width: 5 }),
    ),
    ...tatami(width, height, floor),
    ...lamp([width * 0.13, floor + height * 0.06], height * 0.34),
    ...vase([width * 0.885, floor + height * 0.05], height * 0.22),
  ]
}

function grove(at: Point, radius: number): string[] {
  const [x, y] = at
  const stalks = [-0.78, -0.46, -0.2, 0.34, 0.62, 0.86]
  return [
    disc(at, radius, 'url(#night)'),
    disc([x + radius * 0.22, y - radius * 0.3], radius * 0.34, moon),
    path(
      `M${round(x - radius)} ${round(y + radius * 0.5)}Q${round(x)} ${round(y + radius * 0.2)} ${round(x + radius)} ${round(y + radius * 0.56)}V${round(y + radius)}H${round(x - radius)}Z`,
      '#2c4a63',
      ink,
      3,
    ),
    ...stalks.flatMap((dx, index) => {
      const left = x + dx * radius
      const wide = radius * (0.075 + (index % 3) * 0.014)
      return [
        path(box(left, y - radius, wide, radius * 2), index % 2 ? stalk.mid : stalk.dark, ink, 4),
        path(box(left + wide * 0.2, y - radius, wide * 0.22, radius * 2), stalk.light),
        ...[-0.6, -0.1, 0.42].map((part) =>
          path(box(left - 2, y + radius * (part + (index % 2) * 0.14), wide + 4, 7), stalk.light, ink, 3),
        ),
      ]
    }),
    ...Array.from({ length: 26 }, (_, index) => {
      const from: Point = [
        x + radius * (((index * 0.618034) % 1) * 2 - 1),
        y - radius * (0.95 - ((index * 0.37) % 0.7)),
      ]
      return path(
        petal(from, radius * 0.3, radius * 0.07, 120 + ((index * 53) % 120)),
        index % 3 ? stalk.mid : stalk.light,
        ink,
        2,
      )
    }),
  ]
}

/** The ring of the window, and its thin bars. */
function lattice([x, y]: Point, radius: number): string[] {
  const chord = (part: number) => radius * Math.sqrt(1 - part ** 2)
  const bars = [-0.5, 0, 0.5].flatMap((part) => [
    `M${round(x + part * radius)} ${round(y - chord(part))}v${round(2 * chord(part))}`,
    `M${round(x - chord(part))} ${round(y + part * radius)}h${round(2 * chord(part))}`,
  ])
  return [
    path(bars.join(''), 'none', timber.dark, radius * 0.024),
    disc([x, y], radius, 'none', ink, radius * 0.12),
    disc([x, y], radius, 'none', timber.mid, radius * 0.085),
    disc([x, y], radius * 1.025, 'none', timber.light, radius * 0.018),
  ]
}

function tatami(width: number, height: number, floor: number): string[] {
  const edges = [-0.1, 0.28, 0.72, 1.1]
  return [
    path(box(0, floor, width, height - floor), 'url(#mats)'),
    path(
      Array.from({ length: 18 }, (_, row) => `M0 ${round(floor + ((height - floor) * (row + 1)) / 18)}H${width}`).join(
        '',
      ),
      'none',
      '#7d7a45',
      2,
    ),
    ...edges.map((at) =>
      path(
        polygon([
          [width * (0.5 + (at - 0.5) * 0.66) - 8, floor],
          [width * (0.5 + (at - 0.5) * 0.66) + 8, floor],
          [width * at + 24, height],
          [width * at - 24, height],
        ]),
        mat.edge,
        ink,
        3,
      ),
    ),
    path(box(0, floor - height * 0.012, width, height * 0.024), timber.mid, ink, 4),
  ]
}

/** A paper lamp on legs, `high` from its foot. */
function lamp([x, y]: Point, high: number): string[] {
  const h = (part: number) => high * part
  return [
    halo([x, y - h(0.55)], h(0.7), '#ffe2a0', 3, 0.14),
    ...[-0.22, 0.22].map((dx) => path(box(x + h(dx) - 5, y - h(0.96), 10, h(0.96)), timber.dark, ink, 4)),
    path(box(x - h(0.24), y - h(0.9), h(0.48), h(0.62)), '#ffe9b8', ink, 5),
    path(box(x - h(0.24), y - h(0.9), h(0.1), h(0.62)), '#f3c878'),
    path(
      `M${round(x)} ${round(y - h(0.9))}v${round(h(0.62))}M${round(x - h(0.24))} ${round(y - h(0.59))}h${round(h(0.48))}`,
      'none',
      timber.mid,
      4,
    ),
    path(box(x - h(0.28), y - h(0.98), h(0.56), h(0.07)), timber.mid, ink, 4),
    path(box(x - h(0.28), y - h(0.28), h(0.56), h(0.06)), timber.mid, ink, 4),
  ]
}

/** A lacquer vase with camellias. */
function vase([x, y]: Point, high: number): string[] {
  const h = (part: number) => high * part
  const flower = (dx: number, up: number, size: number) => [
    ...[0, 72, 144, 216, 288].map((turn) =>
      path(petal([x + h(dx), y - h(up)], h(size), h(size * 0.86), turn), red.mid, ink, 3),
    ),
    disc([x + h(dx), y - h(up)], h(size * 0.3), gold, ink, 3),
  ]
  return [
    oval([x, y], h(0.3), h(0.06), '#4d4a2a'),
    ...[-40, -18, 20, 48].map((turn) => path(petal([x, y - h(0.66)], h(0.72), h(0.2), turn), stalk.dark, ink, 3)),
    ...flower(-0.24, 1.06, 0.2),
    ...flower(0.2, 1.22, 0.22),
    path(
      `M${round(x - h(0.12))} ${round(y - h(0.72))}C${round(x - h(0.1))} ${round(y - h(0.5))} ${round(x - h(0.34))} ${round(y - h(0.4))} ${round(x - h(0.26))} ${round(y)}H${round(x + h(0.26))}C${round(x + h(0.34))} ${round(y - h(0.4))} ${round(x + h(0.1))} ${round(y - h(0.5))} ${round(x + h(0.12))} ${round(y - h(0.72))}Z`,
      '#26304f',
      ink,
      5,
    ),
    path(
      `M${round(x - h(0.27))} ${round(y - h(0.2))}Q${round(x)} ${round(y - h(0.12))} ${round(x + h(0.27))} ${round(y - h(0.2))}`,
      'none',
      gold,
      5,
    ),
  ]
}

/** A petal of camellia, for great wins. */
export const fallenPetal = (fill: string) =>
  picture(100, 100, [path(petal([50, 94], 86, 74, 0), fill, ink, 4), path(petal([50, 90], 50, 24, 0), '#ffb39c')])
