import { leafCloud } from '../kit/clouds.ts'
import { cover } from '../kit/cover.ts'
import { hempLeaf } from '../kit/patterns.ts'
import { disc, group, type Point, path, petal, picture, place, polygon, round } from '../kit/pen.ts'
import { cherry, felt, ink, leaf, maple } from './palette.ts'

/** Crimson felt with a woven pattern, lighter where the cards lie. `middle`: of the light, as parts. */
export function feltParts(width: number, height: number, middle: Point = [0.5, 0.5]): string[] {
  const stops = [
    [0, felt.light],
    [0.5, felt.mid],
    [1, felt.dark],
  ] as const
  const marks = stops.map(([offset, colour]) => `<stop offset="${offset}" stop-color="${colour}"/>`).join('')
  const fades = `<stop offset="0.3" stop-color="${felt.dark}" stop-opacity="0"/><stop offset="1" stop-color="${felt.dark}" stop-opacity="0.85"/>`
  const [cx, cy] = middle
  return [
    `<defs><radialGradient id="glow" cx="${cx}" cy="${cy}" r="0.75">${marks}</radialGradient><radialGradient id="dusk" cx="${cx}" cy="${cy}" r="0.75">${fades}</radialGradient>${hempLeaf('weave', 34, { ground: 'none', line: felt.line, width: 2 })}</defs>`,
    `<path fill="url(#glow)" d="M0 0H${width}V${height}H0Z"/>`,
    `<path fill="url(#weave)" opacity="0.5" d="M0 0H${width}V${height}H0Z"/>`,
    `<path fill="url(#dusk)" d="M0 0H${width}V${height}H0Z"/>`,
  ]
}

/** Clouds of gold leaf, as they frame the scenes of picture scrolls. `bars` from top to bottom. */
export function goldCloud(at: Point, bars: readonly (readonly [number, number])[], bar: number): string {
  const lining = bars.map(([along, long]): readonly [number, number] => [along + bar * 0.2, long - bar * 0.4])
  return (
    leafCloud(at, bars, bar, { fill: leaf.mid, ink, width: 4 }) +
    leafCloud([at[0], at[1] + bar * 0.16], lining, bar * 0.62, { fill: leaf.light, ink: leaf.mid, width: 0 })
  )
}

/** A blossom of cherry. */
export function blossom([x, y]: Point, radius: number, turn = 0): string {
  const petals = [0, 72, 144, 216, 288].map((degrees) =>
    path(petal([x, y], radius, radius * 0.86, degrees + turn), cherry.pale, ink, 3),
  )
  const threads = [36, 108, 180, 252, 324].map((degrees) => {
    const [ax, ay] = place([x, y], radius * 0.42, 0, degrees + turn)
    return path(`M${round(x)} ${round(y)}L${round(ax)} ${round(ay)}`, 'none', cherry.heart, radius * 0.08)
  })
  return group([...petals, ...threads, disc([x, y], radius * 0.16, leaf.mid, ink, 2)])
}

/** A leaf of a maple with seven points, around its heart. */
export function mapleLeaf([x, y]: Point, size: number, turn: number, colour: string): string {
  const points = [-132, -88, -44, 0, 44, 88, 132].flatMap((degrees, index): Point[] => {
    const reach = [0.5, 0.78, 0.94, 1.06, 0.94, 0.78, 0.5][index] ?? 1
    return [
      place([x, y], size * (index === 0 ? 0.2 : 0.44), 0, degrees - 22 + turn),
      place([x, y], size * reach, 0, degrees + turn),
    ]
  })
  const veins = [-88, -44, 0, 44, 88].map((degrees) => {
    const [ax, ay] = place([x, y], size * 0.66, 0, degrees + turn)
    return `M${round(x)} ${round(y)}L${round(ax)} ${round(ay)}`
  })
  const [sx, sy] = place([x, y], -size * 0.62, 0, turn)
  return group([
    path(`M${round(x)} ${round(y)}L${round(sx)} ${round(sy)}`, 'none', ink, 4),
    path(polygon([...points, place([x, y], size * 0.2, 0, 154 + turn)]), colour, ink, 3),
    path(veins.join(''), 'none', maple.vein, 2),
  ])
}

/** A petal by itself. */
export const petalAt = (at: Point, size: number, turn: number): string =>
  path(petal(at, size, size * 0.66, turn), cherry.pink, ink, 2.5)

/** The felt on which the cards lie, seen from above, between clouds of gold. */
export const room = () =>
  cover(1600, 1000, [
    ...feltParts(1600, 1000),
    goldCloud(
      [-150, -34],
      [
        [0, 520],
        [-60, 400],
        [-40, 250],
      ],
      58,
    ),
    goldCloud(
      [1210, -30],
      [
        [0, 560],
        [130, 480],
        [260, 400],
      ],
      58,
    ),
    goldCloud(
      [-190, 868],
      [
        [0, 330],
        [0, 470],
        [0, 600],
      ],
      58,
    ),
    goldCloud(
      [1160, 880],
      [
        [250, 320],
        [120, 460],
        [0, 640],
      ],
      58,
    ),
    blossom([150, 216], 44, 10),
    blossom([76, 290], 30, 40),
    petalAt([250, 280], 30, 130),
    petalAt([190, 372], 24, 70),
    mapleLeaf([1466, 236], 54, 24, maple.red),
    mapleLeaf([1384, 316], 38, -32, maple.gold),
    mapleLeaf([1520, 760], 46, 160, maple.gold),
    blossom([108, 770], 34, 20),
    petalAt([214, 742], 26, 210),
  ])

/** The same for an upright screen. */
export const uprightRoom = () =>
  cover(900, 1700, [
    ...feltParts(900, 1700, [0.5, 0.4]),
    goldCloud(
      [-120, 100],
      [
        [0, 330],
        [-30, 250],
        [-20, 190],
      ],
      50,
    ),
    goldCloud(
      [640, 190],
      [
        [120, 240],
        [50, 320],
        [90, 270],
      ],
      50,
    ),
    goldCloud(
      [-150, 1096],
      [
        [0, 260],
        [0, 330],
        [0, 240],
      ],
      50,
    ),
    goldCloud(
      [700, 1150],
      [
        [60, 260],
        [0, 320],
        [40, 280],
      ],
      50,
    ),
    blossom([96, 330], 34, 10),
    petalAt([190, 300], 26, 130),
    petalAt([250, 1180], 26, 70),
  ])

/** For great wins. */
export const loosePetal = () =>
  picture(80, 120, [
    path(petal([40, 106], 92, 62, 0), cherry.pink, ink, 4),
    path(petal([40, 100], 62, 24, 0), cherry.pale),
    path('M33 20L40 34L47 20Z', ink),
  ])

export const looseLeaf = (colour: string) => picture(80, 120, [mapleLeaf([40, 58], 38, 0, colour)])
