import { cover } from '../kit/cover.ts'
import { cornerDie } from '../kit/dice.ts'
import { halo } from '../kit/light.ts'
import { group, oval, type Point, path, polygon, round } from '../kit/pen.ts'
import { bone, cloth, ink, paper, rattan } from './palette.ts'
import { lantern, roomParts } from './scenery.ts'

interface Scene {
  readonly width: number
  readonly height: number
  /** The middle of the cloth, and its half width. */
  readonly cloth: Point
  readonly half: number
  readonly lanterns: readonly Point[]
}

/** The cup lifted off two ones on a white cloth, between lanterns. */
function scene({ width, height, cloth: [x, y], half, lanterns }: Scene): string {
  const edge = half * 0.3
  return cover(width, height, [
    ...roomParts(width, height),
    ...lanterns.flatMap((at) => [halo(at, half * 0.62, paper.lit, 4, 0.1), ...lantern(at, half * 0.2)]),
    path(
      polygon([
        [x - half * 0.78, y - half * 0.32],
        [x + half * 0.78, y - half * 0.32],
        [x + half, y + half * 0.46],
        [x - half, y + half * 0.46],
      ]),
      cloth.white,
      ink,
      6,
    ),
    path(
      polygon([
        [x - half * 0.7, y - half * 0.26],
        [x + half * 0.7, y - half * 0.26],
        [x + half * 0.88, y + half * 0.39],
        [x - half * 0.88, y + half * 0.39],
      ]),
      'none',
      cloth.shade,
      5,
    ),
    ...[-0.36, 0.36].map((at) =>
      oval([x + half * at + edge * 0.3, y + edge * 0.76], edge * 1.1, edge * 0.36, '#b9a67c'),
    ),
    cornerDie([x - half * 0.36, y + half * 0.02], edge, [1, 2, 4], bone),
    cornerDie([x + half * 0.36, y + half * 0.04], edge, [1, 3, 5], bone),
    cup([x + half * 0.06, y - half * 0.46], half * 0.44),
  ])
}

/** The cup of rattan, mouth down and tilted. */
function cup([x, y]: Point, half: number): string {
  const h = (part: number) => round(half * part)
  const weave = Array.from({ length: 9 }, (_, row) => {
    const at = -1.42 + row * 0.16
    const wide = 0.62 + row * 0.035
    return path(
      `M${h(-wide)} ${h(at)}Q0 ${h(at + 0.16)} ${h(wide)} ${h(at)}`,
      'none',
      row % 2 ? rattan.light : rattan.dark,
      half * 0.045,
    )
  })
  return group(
    [
      path(
        `M${h(-0.94)} 0C${h(-1)} ${h(-0.7)} ${h(-0.84)} ${h(-1.3)} ${h(-0.6)} ${h(-1.56)}C${h(-0.4)} ${h(-1.7)} ${h(0.4)} ${h(-1.7)} ${h(0.6)} ${h(-1.56)}C${h(0.84)} ${h(-1.3)} ${h(1)} ${h(-0.7)} ${h(0.94)} 0Z`,
        rattan.mid,
        ink,
        7,
      ),
      ...weave,
      path(
        `M${h(0.34)} ${h(-1.62)}C${h(0.8)} ${h(-1.2)} ${h(0.92)} ${h(-0.6)} ${h(0.9)} 0H${h(0.6)}C${h(0.66)} ${h(-0.6)} ${h(0.6)} ${h(-1.2)} ${h(0.34)} ${h(-1.62)}Z`,
        '#5a3716" opacity="0.4',
      ),
      oval([0, 0], half * 0.95, half * 0.2, '#2d1a0c', ink, 7),
      path(`M${h(-0.95)} 0Q0 ${h(0.42)} ${h(0.95)} 0`, 'none', rattan.cord, half * 0.08),
      path(`M${h(-0.9)} ${h(-0.3)}Q0 ${h(-0.02)} ${h(0.92)} ${h(-0.3)}`, 'none', rattan.cord, half * 0.07),
    ],
    `transform="translate(${round(x)} ${round(y)}) rotate(16)"`,
  )
}

/** The banner. 1600 × 700. */
export const hero = () =>
  scene({
    width: 1600,
    height: 700,
    cloth: [1060, 520],
    half: 380,
    lanterns: [
      [560, 220],
      [1500, 220],
    ],
  })

/** The tile, 4 : 3. */
export const thumbnail = () =>
  scene({
    width: 800,
    height: 600,
    cloth: [400, 440],
    half: 330,
    lanterns: [
      [90, 190],
      [710, 190],
    ],
  })

/** The tile, 3 : 4. */
export const thumbnailPortrait = () =>
  scene({
    width: 600,
    height: 800,
    cloth: [300, 580],
    half: 290,
    lanterns: [
      [90, 230],
      [510, 230],
    ],
  })
