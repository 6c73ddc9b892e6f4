import { bokashi, brush, disc, group, type Point, path, petal, polygon, round, trace } from '../kit/pen.ts'
import { bamboo, gold, ink, wash } from './palette.ts'

/** The gold leaf of the screens, as a gradient. */
export const gilt = () =>
  bokashi('gilt', [
    [0, '#e9c25e'],
    [0.5, gold.leaf],
    [1, '#b98a38'],
  ])

/** Ink clouds of a storm around a point; `size` 1 is about 460 wide. `stormShape` has to be in the picture's definitions. */
export const storm = ([x, y]: Point, size: number): string =>
  `<use href="#storm" transform="translate(${round(x)} ${round(y)}) scale(${round(size * 100) / 100})"/>`

/** Curls of ink with trails of mist. */
export function stormShape(): string {
  const curl = (cx: number, cy: number, r: number, fill: string) => [
    disc([cx, cy], r, fill, ink, 5),
    path(
      `M${round(cx - r * 0.72)} ${round(cy + r * 0.1)}a${round(r * 0.7)} ${round(r * 0.7)} 0 0 1 ${round(r * 1.36)} ${round(-r * 0.1)}a${round(r * 0.46)} ${round(r * 0.46)} 0 0 1 ${round(-r * 0.9)} ${round(r * 0.2)}a${round(r * 0.26)} ${round(r * 0.26)} 0 0 1 ${round(r * 0.5)} ${round(-r * 0.12)}`,
      'none',
      wash.pale,
      5,
    ),
  ]
  const trail = (points: string, wide: number, fill: string) => [
    brush(trace(points), wide + 9, ink, { swell: 0.4 }),
    brush(trace(points), wide, fill, { swell: 0.4 }),
  ]
  return group(
    [
      ...trail('-250,34 -60,56 180,40 270,20', 46, wash.mist),
      ...curl(-160, 12, 58, wash.storm),
      ...curl(158, 4, 62, wash.storm),
      ...curl(-78, -22, 78, wash.deep),
      ...curl(76, -30, 82, wash.storm),
      ...curl(0, 26, 66, wash.deep),
      ...curl(-112, 52, 40, wash.mist),
      ...curl(112, 50, 44, wash.deep),
      ...trail('-210,78 -90,92 60,88 190,70', 30, wash.mist),
    ],
    'id="storm"',
  )
}

/** A stem of bamboo with its leaves; `lean`: how far its top stands aside. */
export function bambooStem([x, y]: Point, high: number, lean: number, wide: number): string[] {
  const joints = 6
  const at = (part: number): Point => [x + lean * part ** 1.4, y - high * part]
  const knots = Array.from({ length: joints }, (_, index) => {
    return { from: at(index / joints), to: at((index + 0.97) / joints), half: wide * (1 - index * 0.08), index }
  })
  const stem = knots.map(({ from: [ax, ay], to: [bx, by], half }) =>
    polygon([
      [ax - half, ay],
      [bx - half * 0.92, by],
      [bx + half * 0.92, by],
      [ax + half, ay],
    ]),
  )
  const lit = knots.map(
    ({ from: [ax, ay], to: [bx, by], half }) =>
      `M${round(ax - half * 0.4)} ${round(ay - 6)}L${round(bx - half * 0.4)} ${round(by + 6)}`,
  )
  const leavesOf = (turns: readonly number[], long: number) =>
    knots
      .filter(({ index }) => index > 1)
      .flatMap(({ to }) => turns.map((degrees) => petal(to, wide * long, wide * 1.5, degrees)))
      .join('')
  return [
    path(stem.join(''), bamboo.leaf, ink, 4),
    path(lit.join(''), 'none', bamboo.lit, round(wide * 0.4)),
    path(leavesOf([-118, -150, 128], 6.4), bamboo.leaf, ink, 3.4),
    path(leavesOf([-82, 96], 4.8), bamboo.deep, ink, 3.4),
  ]
}
