import { brush, group, type Point, path, picture, place, polygon, round } from '../kit/pen.ts'
import { ink } from './palette.ts'

/** Lobes of a maple leaf: their direction, and their length. */
const lobes = [
  [-128, 0.5],
  [-82, 0.82],
  [-40, 0.96],
  [0, 1],
  [40, 0.96],
  [82, 0.82],
  [128, 0.5],
] as const

/** Veins of smaller leaves would not be seen. */
const veinsFrom = 42

/** A maple leaf around its root; `degrees`: where its middle lobe points, 0 is up. */
export function mapleLeaf(at: Point, size: number, degrees: number, fill: string, line = 3): string {
  const outline = lobes.flatMap(([turn, long], index): Point[] => {
    const next = lobes[index + 1]
    const tip = place(at, size * long, 0, degrees + turn)
    const shoulder = (aside: number) => place(at, size * long * 0.56, size * aside, degrees + turn)
    const notch = next ? [place(at, size * 0.32, 0, degrees + (turn + next[0]) / 2)] : []
    return [shoulder(-0.12), tip, shoulder(0.12), ...notch]
  })
  const veins = lobes.map(([turn, long]) => {
    const [x, y] = place(at, size * long * 0.7, 0, degrees + turn)
    return `M${round(at[0])} ${round(at[1])}L${round(x)} ${round(y)}`
  })
  const leaf = path(polygon([at, ...outline]), fill, ink, line)
  return size < veinsFrom ? leaf : leaf + path(veins.join(''), 'none', '#5a1a1a', line * 0.5)
}

/** A branch of maple from `root` that reaches `long` towards `degrees`. */
export function branch(
  root: Point,
  long: number,
  degrees: number,
  { count, colours }: { count: number; colours: readonly string[] },
): string[] {
  const along = (part: number, aside = 0): Point =>
    place(root, long * part, long * (aside + 0.12 * Math.sin(part * 3)), degrees)
  const twigs = [0.3, 0.5, 0.7, 0.86].map((part, index) => {
    const aside = index % 2 ? 0.24 : -0.22
    return brush([along(part - 0.1), along(part, aside * 0.5), along(part + 0.14, aside)], long * 0.024, '#4a2c26', {
      swell: 0.1,
    })
  })
  const leaves = Array.from({ length: count }, (_, index) => {
    const part = 0.16 + 0.9 * ((index * 0.618034) % 1)
    const aside = (((index * 0.754878) % 1) - 0.5) * (0.2 + part * 0.42)
    const size = long * (0.075 + ((index * 0.37) % 1) * 0.045)
    return mapleLeaf(
      along(part, aside),
      size,
      degrees + 160 + ((index * 97) % 120) - 60,
      colours[index % colours.length] ?? '',
      3,
    )
  })
  return [
    brush([along(0), along(0.3), along(0.65), along(1)], long * 0.055, '#4a2c26', { swell: 0.05 }),
    ...twigs,
    group(leaves),
  ]
}

/** A single leaf that falls. */
export const fallenLeaf = (fill: string) =>
  picture(120, 120, [path('M60 112Q58 92 60 78', 'none', ink, 6), mapleLeaf([60, 80], 66, 0, fill, 4)])
