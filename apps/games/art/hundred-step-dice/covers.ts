import { cover } from '../kit/cover.ts'
import { cornerDie } from '../kit/dice.ts'
import { halo } from '../kit/light.ts'
import { brush, group, oval, type Point, path, petal, polygon, round } from '../kit/pen.ts'
import { bone, gold, ink, red, ruler } from './palette.ts'
import { roomParts } from './scenery.ts'

interface Scene {
  readonly width: number
  readonly height: number
  readonly window: Point
  readonly radius: number
  /** Where the die stands on the ruler, and its edge. */
  readonly die: Point
  readonly edge: number
  /** Half of the ruler. */
  readonly half: number
}

/** A die that comes to rest on a bamboo ruler, beside its vermilion mark. */
function scene({ width, height, window, radius, die: [x, y], edge, half }: Scene): string {
  const high = edge * 0.92
  const top = y + edge * 0.62
  return cover(width, height, [
    ...roomParts(width, height, window, radius),
    oval([x, top + high * 1.3], half * 1.02, high * 0.3, 'rgba(30,22,10,.45)'),
    group(measure(half, high), `transform="translate(${round(x)} ${round(top)}) rotate(-4)"`),
    halo([x, y], edge * 1.6, '#fff2c4', 3, 0.2),
    ...[-2.5, -1.75, -1.05].map((dx, index) =>
      brush(
        [
          [x + dx * edge - edge * 0.7, y + edge * (0.3 - index * 0.1)],
          [x + dx * edge * 0.8, y + edge * (0.16 - index * 0.08)],
          [x - edge * 0.62, y + edge * (0.2 - index * 0.22)],
        ],
        edge * 0.09,
        '#fff6dc',
      ),
    ),
    oval([x + edge * 0.1, top + edge * 0.1], edge * 0.94, edge * 0.26, '#7d5a2a'),
    cornerDie([x, y - edge * 0.06], edge, [5, 1, 3], bone),
    ...petals([x, y], edge),
  ])
}

/** The ruler around the middle of its upper edge: steps, the part that wins, and the mark. */
function measure(half: number, high: number): string[] {
  const steps = Array.from({ length: 61 }, (_, step) => {
    const at = -half * 0.95 + (half * 1.9 * step) / 60
    const long = high * (step % 10 === 0 ? 0.44 : step % 5 === 0 ? 0.34 : 0.22)
    return `M${round(at)} ${round(high * 0.06)}v${round(long)}`
  })
  const markAt = half * 0.34
  return [
    path(
      polygon([
        [-half, 0],
        [half, 0],
        [half, high],
        [-half, high],
      ]),
      ruler.mid,
      ink,
      7,
    ),
    path(
      polygon([
        [-half + 5, 5],
        [half - 5, 5],
        [half - 5, high * 0.2],
        [-half + 5, high * 0.2],
      ]),
      ruler.light,
    ),
    ...[-0.5, 0.08, 0.66].map((at) => path(`M${round(half * at)} 0v${round(high)}`, 'none', ruler.dark, 5)),
    path(steps.join(''), 'none', ink, 5),
    path(
      polygon([
        [-half + 5, high * 0.78],
        [markAt, high * 0.78],
        [markAt, high - 5],
        [-half + 5, high - 5],
      ]),
      '#5f9a5c',
    ),
    path(
      polygon([
        [markAt, high * 0.78],
        [half - 5, high * 0.78],
        [half - 5, high - 5],
        [markAt, high - 5],
      ]),
      '#6a6f7c',
    ),
    path(
      polygon([
        [markAt, high * 0.66],
        [markAt + high * 0.34, high * 1.02],
        [markAt + high * 0.34, high * 1.62],
        [markAt - high * 0.34, high * 1.62],
        [markAt - high * 0.34, high * 1.02],
      ]),
      red.mid,
      ink,
      6,
    ),
    path(
      polygon([
        [markAt, high * 0.84],
        [markAt + high * 0.14, high * 1.04],
        [markAt + high * 0.14, high * 1.5],
        [markAt - high * 0.14, high * 1.5],
        [markAt - high * 0.14, high * 1.04],
      ]),
      gold,
    ),
  ]
}

const petals = ([x, y]: Point, edge: number): string[] =>
  (
    [
      [-2.1, -1.5, 40],
      [1.9, -1.1, 160],
      [2.5, 0.2, 80],
      [-2.9, 1.9, 120],
      [1.2, 2.3, 20],
    ] as const
  ).map(([dx, dy, turn]) =>
    path(petal([x + dx * edge, y + dy * edge], edge * 0.34, edge * 0.26, turn), red.light, ink, 4),
  )

/** The banner. 1600 × 700. */
export const hero = () =>
  scene({ width: 1600, height: 700, window: [640, 240], radius: 210, die: [1080, 380], edge: 150, half: 520 })

/** The tile, 4 : 3. */
export const thumbnail = () =>
  scene({ width: 800, height: 600, window: [400, 190], radius: 170, die: [400, 330], edge: 128, half: 372 })

/** The tile, 3 : 4. */
export const thumbnailPortrait = () =>
  scene({ width: 600, height: 800, window: [300, 270], radius: 200, die: [300, 500], edge: 120, half: 284 })
