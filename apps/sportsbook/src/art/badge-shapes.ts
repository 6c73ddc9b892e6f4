import type { Kit, Pattern } from './kit.ts'

type Point = readonly [number, number]
type Polygon = readonly Point[]

/** Outlines and patterns of badges on a grid of 24, as paths. A pattern is cut to its outline here, so that a browser has nothing to clip. */
export function badgeShapes({ shape, pattern }: Kit): { readonly outline: string; readonly pattern: string } {
  const key = `${shape} ${pattern}`
  const drawn = known.get(key) ?? {
    outline: pathOf(outlines[shape]),
    pattern: parts[pattern].map((part) => pathOf(cut(part, inset(outlines[shape])))).join(''),
  }
  known.set(key, drawn) // as many as there are patterns and outlines
  return drawn
}

const known = new Map<string, { readonly outline: string; readonly pattern: string }>()

/** Clockwise and convex. */
const outlines: Readonly<Record<Kit['shape'], Polygon>> = {
  hexagon: [
    [12, 1.2],
    [21.6, 6.6],
    [21.6, 17.4],
    [12, 22.8],
    [2.4, 17.4],
    [2.4, 6.6],
  ],
  shield: [
    [3, 2.2],
    [21, 2.2],
    [21, 12],
    [19.8, 16],
    [16.8, 19.8],
    [12, 22.8],
    [7.2, 19.8],
    [4.2, 16],
    [3, 12],
  ],
}

const upright = (from: number, to: number): Polygon => [
  [from, 0],
  [to, 0],
  [to, 24],
  [from, 24],
]
const level = (from: number, to: number): Polygon => [
  [0, from],
  [24, from],
  [24, to],
  [0, to],
]
const sun: Polygon = Array.from({ length: 14 }, (_, at) => {
  const angle = (at / 14) * 2 * Math.PI
  return [12 + 5 * Math.cos(angle), 12 + 5 * Math.sin(angle)]
})

/** In the second colour; each part is clockwise and convex. */
const parts: Readonly<Record<Pattern, readonly Polygon[]>> = {
  halves: [upright(12, 24)],
  stripes: [upright(5.8, 9.4), upright(14.6, 18.2)],
  hoops: [level(6.2, 9.8), level(14.2, 17.8)],
  sash: [
    [
      [0, -3],
      [3, -3],
      [27, 21],
      [27, 27],
      [24, 27],
      [0, 3],
    ],
  ],
  chevron: [
    [
      [0, 5.5],
      [12, 12.5],
      [12, 18],
      [0, 11],
    ],
    [
      [24, 5.5],
      [24, 11],
      [12, 18],
      [12, 12.5],
    ],
  ],
  quarters: [
    [
      [12, 0],
      [24, 0],
      [24, 12],
      [12, 12],
    ],
    [
      [0, 12],
      [12, 12],
      [12, 24],
      [0, 24],
    ],
  ],
  band: [upright(8.6, 15.4)],
  cross: [upright(9.9, 14.1), level(8.4, 12.6)],
  sun: [sun],
  mountain: [
    [
      [12, 8],
      [26, 24],
      [-2, 24],
    ],
  ],
}

/** A little smaller, so that the contour stays whole. */
const inset = (outline: Polygon): Polygon => outline.map(([x, y]) => [12 + (x - 12) * 0.94, 12 + (y - 12) * 0.94])

/** The part of a polygon inside a convex one (Sutherland and Hodgman). */
function cut(polygon: Polygon, within: Polygon): Polygon {
  return within.reduce<Polygon>((left, [ax, ay], at) => {
    const [bx, by] = within[(at + 1) % within.length] ?? [ax, ay]
    const sideOf = ([x, y]: Point) => (bx - ax) * (y - ay) - (by - ay) * (x - ax)
    return left.flatMap((point, place) => {
      const before = left.at(place - 1) ?? point
      const [now, then] = [sideOf(point), sideOf(before)]
      const crossing = then / (then - now)
      const [x, y] = [before[0] + (point[0] - before[0]) * crossing, before[1] + (point[1] - before[1]) * crossing]
      const met: Point[] = now >= 0 !== then >= 0 ? [[x, y]] : []
      return now >= 0 ? [...met, point] : met
    })
  }, polygon)
}

const pathOf = (polygon: Polygon): string =>
  polygon.length < 3 ? '' : `M${polygon.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}z`
const round = (value: number) => Math.round(value * 100) / 100
