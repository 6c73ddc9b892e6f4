import { cover } from '../kit/cover.ts'
import { bokashi, brush, disc, group, line, loop, oval, type Point, path, picture, polygon, round } from '../kit/pen.ts'
import { leaningPine, rock } from '../kit/rocks.ts'
import { ripples } from '../kit/water.ts'
import { branch } from './maple.ts'
import { bamboo, hill, ink, maple, moss, pond, sky, stone, sun, vermilion } from './palette.ts'

/** A pond under a red bridge in the evening, between pines, a stone lantern and maples. */
export const garden = () => cover(1600, 1000, gardenParts(1600, 1000))

export function gardenParts(width: number, height: number): string[] {
  const shore = height * 0.46
  const part = (x: number, y: number): Point => [width * x, height * y]
  return [
    `<defs>${bokashi('sky', [
      [0, sky.high],
      [0.55, sky.middle],
      [1, sky.low],
    ])}${bokashi('pond', [
      [0, '#f0b184'],
      [0.22, pond.light],
      [1, pond.deep],
    ])}</defs>`,
    path(`M0 0H${width}V${shore + 10}H0Z`, 'url(#sky)'),
    disc(part(0.68, 0.24), height * 0.13, sun),
    ...hills(width, shore),
    path(`M0 ${shore}H${width}V${height}H0Z`, 'url(#pond)'),
    ...[0.1, 0.34, 0.62, 0.86].flatMap((x, index) =>
      ripples(part(x, 0.56 + (index % 3) * 0.1), width * 0.07, height * 0.016, '#bfe0d4', 3, 2),
    ),
    ...glints(width, height),
    group(
      bridge(),
      `transform="translate(${round(width * 0.5)} ${round(shore + height * 0.05)}) scale(${round((height / 1000) * 10) / 10 + 0.3})"`,
    ),
    rock('left', [part(-0.02, 0.56), part(0.06, 0.47), part(0.14, 0.52), part(0.21, 0.6)], height * 0.68, mossy),
    rock('right', [part(0.8, 0.6), part(0.88, 0.5), part(0.96, 0.46), part(1.03, 0.56)], height * 0.7, mossy),
    leaningPine(part(0.08, 0.5), (height / 1000) * 2.1, 1, {
      trunk: '#6b4330',
      needle: '#3f6a48',
      light: '#8fb06a',
      ink,
    }),
    ...lantern(part(0.9, 0.56), height * 0.17),
    ...banks(width, height),
    ...branch(part(1.02, -0.02), height * 0.5, 250, { count: 30, colours: [maple.red, maple.orange, maple.wine] }),
    ...branch(part(-0.02, 0.02), height * 0.46, 132, { count: 26, colours: [maple.orange, maple.gold, maple.red] }),
  ]
}

const mossy = { top: moss.light, middle: moss.mid, foot: stone.dark, ink, rim: '#d8cf7a' }

function hills(width: number, shore: number): string[] {
  const range = (heights: readonly number[], fill: string) => {
    const tops = heights.map((high, index): Point => [(width * index) / (heights.length - 1), shore - high * shore])
    return path(loop([...tops, [width + 80, shore + 40], [-80, shore + 40]]), fill, ink, 3)
  }
  return [
    range([0.34, 0.5, 0.3, 0.44, 0.28, 0.5, 0.36], hill.far),
    range([0.3, 0.2, 0.34, 0.18, 0.26, 0.2, 0.32], hill.middle),
    range([0.14, 0.2, 0.08, 0.12, 0.1, 0.16, 0.22], hill.near),
  ]
}

/** The light of the sun on the water. */
function glints(width: number, height: number): string[] {
  return Array.from({ length: 12 }, (_, index) => {
    const y = height * (0.49 + index * 0.026)
    const half = width * (0.05 + ((index * 0.618034) % 1) * 0.05)
    const x = width * 0.68 + Math.sin(index * 2.3) * width * 0.014
    return brush(
      [
        [x - half, y],
        [x, y + 3],
        [x + half, y],
      ],
      8,
      pond.glint,
    )
  })
}

/** An arched bridge, 600 wide, around the middle of its foot. */
function bridge(): string[] {
  /** The upper edge of the deck. */
  const at = (x: number, up = 0): Point => [x, 116 * (x / 330) ** 2 - 94 - up]
  const posts = [-250, -170, -85, 0, 85, 170, 250]
  const rail = (up: number, wide: number, fill: string) =>
    line(
      [-262, -130, 0, 130, 262].map((x) => at(x, up)),
      fill,
      wide,
    )
  return [
    path(`M-330 30Q0 -190 330 30L300 44Q0 -130 -300 44Z`, vermilion.dark, ink, 6),
    path(`M-330 22Q0 -210 330 22L326 36Q0 -176 -326 36Z`, vermilion.light, ink, 4),
    ...posts.map((x) => path(`M${x - 9} ${round(at(x)[1])}h18v-78h-18Z`, vermilion.mid, ink, 5)),
    rail(70, 20, ink),
    rail(70, 11, vermilion.mid),
    rail(36, 15, ink),
    rail(36, 7, vermilion.light),
    ...posts.flatMap((x) => [disc(at(x, 88), 14, maple.gold, ink, 5)]),
  ]
}

/** A stone lantern with its light on; `high` from its foot. */
function lantern([x, y]: Point, high: number): string[] {
  const h = (part: number) => high * part
  const box = (from: number, to: number, half: number, fill: string) =>
    path(
      polygon([
        [x - h(half), y - h(to)],
        [x + h(half), y - h(to)],
        [x + h(half * 1.08), y - h(from)],
        [x - h(half * 1.08), y - h(from)],
      ]),
      fill,
      ink,
      5,
    )
  return [
    oval([x, y], h(0.36), h(0.08), moss.dark),
    box(0, 0.14, 0.26, stone.mid),
    box(0.14, 0.5, 0.1, stone.light),
    box(0.5, 0.6, 0.24, stone.mid),
    box(0.6, 0.82, 0.18, stone.light),
    path(`M${x - h(0.08)} ${y - h(0.64)}h${h(0.16)}v${h(-0.14)}h${h(-0.16)}Z`, '#ffd66b', ink, 4),
    path(
      `M${x - h(0.42)} ${y - h(0.8)}Q${x - h(0.16)} ${y - h(0.88)} ${x} ${y - h(1.04)}Q${x + h(0.16)} ${y - h(0.88)} ${x + h(0.42)} ${y - h(0.8)}Z`,
      stone.mid,
      ink,
      5,
    ),
    disc([x, y - h(1.08)], h(0.07), stone.light, ink, 4),
  ]
}

/** Moss in front, with fallen leaves. */
function banks(width: number, height: number): string[] {
  const mound = (points: readonly Point[], fill: string) =>
    path(loop([...points, [width * 1.1, height * 1.2], [-width * 0.1, height * 1.2]]), fill, ink, 4)
  const along = (ys: readonly number[]) => ys.map((y, index): Point => [(width * index) / (ys.length - 1), height * y])
  return [
    mound(along([0.78, 0.84, 0.93, 0.96, 0.92, 0.85, 0.8]), moss.dark),
    mound(along([0.86, 0.91, 0.98, 1, 0.97, 0.9, 0.87]), moss.mid),
    ...Array.from({ length: 26 }, (_, index) => {
      const x = width * ((index * 0.618034 + 0.04) % 1)
      const aside = Math.abs(x / width - 0.5)
      return oval(
        [x, height * (0.985 - aside * 0.2 + (index % 3) * 0.012)],
        22,
        9,
        index % 3 ? moss.light : maple.orange,
      )
    }),
  ]
}

/** A pipe of bamboo from which the ball comes; its mouth is in the middle of the lower edge. */
export const spout = () =>
  picture(320, 200, [
    path('M20 62L250 22L262 84L32 128Z', bamboo.dark, ink, 7),
    path('M24 66L250 27L256 54L30 96Z', bamboo.mid),
    path('M30 74L250 35L252 44L32 84Z', bamboo.light),
    ...[80, 168].map((x) => path(`M${x} ${round(51 - (x - 20) * 0.174)}q10 30 12 66`, 'none', bamboo.dark, 9)),
    path('M96 196V120Q96 84 160 84Q224 84 224 120V196Z', bamboo.dark, ink, 7),
    path('M106 194V124Q106 96 150 94V194Z', bamboo.mid),
    path('M114 194V126Q116 106 130 102V194Z', bamboo.light),
    oval([160, 192], 62, 10, '#1c2413', ink, 6),
  ])
