import { cover } from '../kit/cover.ts'
import { cornerDie } from '../kit/dice.ts'
import { halo } from '../kit/light.ts'
import { group, oval, type Point, path, round } from '../kit/pen.ts'
import { bone, gold, ink, lacquer } from './palette.ts'
import { roomParts } from './scenery.ts'

interface Scene {
  readonly width: number
  readonly height: number
  /** The middle of the tray, and its half width. */
  readonly tray: Point
  readonly radius: number
}

/** The bowl lifted over a tray with three dice, in the light of gold screens. */
function scene({ width, height, tray: [x, y], radius }: Scene): string {
  const r = radius
  const dice: readonly (readonly [Point, number, readonly [number, number, number]])[] = [
    [[x - r * 0.42, y - r * 0.12], r * 0.24, [5, 4, 6]],
    [[x + r * 0.34, y - r * 0.1], r * 0.24, [6, 2, 3]],
    [[x - r * 0.03, y + r * 0.1], r * 0.27, [1, 2, 3]],
  ]
  return cover(width, height, [
    ...roomParts(width, height),
    halo([x, y - r * 0.5], r * 1.3, gold.pale, 4, 0.06),
    oval([x, y + r * 0.12], r * 1.02, r * 0.42, '#0b0507'),
    oval([x, y + r * 0.06], r, r * 0.4, lacquer.black, ink, 6),
    oval([x, y + r * 0.04], r * 0.95, r * 0.37, 'none', gold.leaf, 6),
    oval([x, y + r * 0.04], r * 0.87, r * 0.33, '#a52a22', ink, 5),
    oval([x, y + r * 0.06], r * 0.74, r * 0.27, 'none', '#c9572f', 4),
    oval([x, y + r * 0.08], r * 0.6, r * 0.21, 'none', '#c9572f', 4),
    ...dice.map(([at, edge]) => oval([at[0] + edge * 0.3, at[1] + edge * 0.72], edge * 1.1, edge * 0.4, '#4a0f10')),
    ...dice.map(([at, edge, faces]) => cornerDie(at, edge, faces, bone)),
    bowl([x + r * 0.1, y - r * 0.62], r * 0.62),
  ])
}

/** The bowl, mouth down and tilted, with a crest of gold waves. */
function bowl([x, y]: Point, half: number): string {
  const arcs = [-0.66, -0.22, 0.22, 0.66].flatMap((across) =>
    [0.24, 0.16, 0.08].map((part) => {
      const [from, to, high] = [half * (across - part), half * (across + part), half * (0.02 - part)]
      return path(
        `M${round(from)} ${round(half * 0.02)}Q${round(half * across)} ${round(high * 2)} ${round(to)} ${round(half * 0.02)}`,
        'none',
        gold.leaf,
        5,
      )
    }),
  )
  const h = (part: number) => round(half * part)
  return group(
    [
      path(
        `M${h(-0.34)} ${h(-0.86)}C${h(-0.3)} ${h(-1.04)} ${h(0.3)} ${h(-1.04)} ${h(0.34)} ${h(-0.86)}L${h(0.4)} ${h(-0.7)}H${h(-0.4)}Z`,
        lacquer.deep,
        ink,
        6,
      ),
      path(
        `M${h(-1)} 0C${h(-1)} ${h(-0.5)} ${h(-0.6)} ${h(-0.8)} 0 ${h(-0.8)}C${h(0.6)} ${h(-0.8)} ${h(1)} ${h(-0.5)} ${h(1)} 0Z`,
        lacquer.red,
        ink,
        7,
      ),
      path(
        `M${h(0.3)} ${h(-0.76)}C${h(0.66)} ${h(-0.6)} ${h(0.96)} ${h(-0.4)} ${h(0.97)} ${h(-0.03)}H${h(0.7)}C${h(0.74)} ${h(-0.4)} ${h(0.6)} ${h(-0.6)} ${h(0.3)} ${h(-0.76)}Z`,
        lacquer.deep,
      ),
      path(
        `M${h(-0.8)} ${h(-0.3)}C${h(-0.7)} ${h(-0.5)} ${h(-0.5)} ${h(-0.64)} ${h(-0.3)} ${h(-0.7)}`,
        'none',
        lacquer.light,
        9,
      ),
      ...arcs,
      oval([0, 0], half, half * 0.17, lacquer.black, ink, 6),
      oval([0, half * 0.02], half * 0.9, half * 0.12, '#4a1214'),
      path(`M${h(-1)} 0Q0 ${h(0.36)} ${h(1)} 0`, 'none', gold.leaf, 6),
    ],
    `transform="translate(${round(x)} ${round(y)}) rotate(14)"`,
  )
}

/** The banner. 1600 × 700. */
export const hero = () => scene({ width: 1600, height: 700, tray: [1060, 486], radius: 360 })

/** The tile, 4 : 3. */
export const thumbnail = () => scene({ width: 800, height: 600, tray: [400, 430], radius: 330 })

/** The tile, 3 : 4. */
export const thumbnailPortrait = () => scene({ width: 600, height: 800, tray: [300, 560], radius: 280 })
