import { cover } from '../kit/cover.ts'
import { cornerDie } from '../kit/dice.ts'
import { halo } from '../kit/light.ts'
import { disc, group, oval, type Point, path, round } from '../kit/pen.ts'
import { steam } from '../kit/steam.ts'
import { bowl } from './bowl.ts'
import { bean, bone, china, ink, lamp, noren } from './palette.ts'
import { barParts, lantern } from './scenery.ts'

interface Scene {
  readonly width: number
  readonly height: number
  /** Where the counter begins and where the shelf hangs, as parts of the height. */
  readonly counter: number
  readonly shelf: number
  /** The middle of the bowl’s rim, and half its width. */
  readonly bowl: Point
  readonly half: number
  readonly lanterns: readonly (readonly [at: Point, half: number])[]
  readonly flask: Point
  readonly beans: Point
}

/** A bowl with 4, 5 and 6 on the counter of a small bar, between a flask of sake and green beans. */
function scene({ width, height, counter, shelf, bowl: at, half, lanterns, flask, beans }: Scene): string {
  const [x, y] = at
  const edge = half * 0.27
  const dice: readonly (readonly [Point, readonly [number, number, number]])[] = [
    [
      [x - half * 0.36, y - half * 0.02],
      [4, 1, 5],
    ],
    [
      [x + half * 0.35, y - half * 0.04],
      [5, 4, 1],
    ],
    [
      [x - half * 0.01, y + half * 0.18],
      [6, 5, 3],
    ],
  ]
  return cover(width, height, [
    ...barParts({ width, height, counter, shelf }),
    ...lanterns.flatMap(([place, size]) => lantern(place, size)),
    halo([x, y - half * 0.3], half * 1.5, lamp.glow, 4, 0.07),
    ...tokkuri(flask, half * 0.5),
    steam([flask[0], flask[1] - half * 1.16], half * 0.7, { fill: '#fff3dc" opacity="0.55', width: half * 0.07 }),
    ...plateOfBeans(beans, half * 0.42),
    ...bowl({ at, half, ratio: 0.5, side: 0.34 }),
    ...dice.map(([[dx, dy]]) =>
      oval([dx + edge * 0.2, dy + edge * 0.78], edge * 1.06, edge * 0.34, '#a8946a" opacity="0.75'),
    ),
    ...dice.map(([place, faces]) => cornerDie(place, edge, faces, bone)),
  ])
}

/** A flask and a cup of sake. Its foot stands at the point. */
function tokkuri([x, y]: Point, half: number): string[] {
  const h = (part: number) => round(half * part)
  return [
    oval([x + half * 0.2, y], half * 1.1, half * 0.22, '#120a0c" opacity="0.4'),
    path(
      `M${round(x - half * 0.62)} ${round(y)}C${round(x - half * 1.02)} ${round(y - half * 0.7)} ${round(x - half * 0.8)} ${round(y - half * 1.3)} ${round(x - half * 0.3)} ${round(y - half * 1.6)}C${round(x - half * 0.2)} ${round(y - half * 1.8)} ${round(x - half * 0.24)} ${round(y - half * 2)} ${round(x - half * 0.42)} ${round(y - half * 2.2)}h${h(0.84)}C${round(x + half * 0.24)} ${round(y - half * 2)} ${round(x + half * 0.2)} ${round(y - half * 1.8)} ${round(x + half * 0.3)} ${round(y - half * 1.6)}C${round(x + half * 0.8)} ${round(y - half * 1.3)} ${round(x + half * 1.02)} ${round(y - half * 0.7)} ${round(x + half * 0.62)} ${round(y)}Q${round(x)} ${round(y + half * 0.2)} ${round(x - half * 0.62)} ${round(y)}Z`,
      china.white,
      ink,
      6,
    ),
    path(
      `M${round(x + half * 0.3)} ${round(y - half * 1.6)}C${round(x + half * 0.8)} ${round(y - half * 1.3)} ${round(x + half * 1.02)} ${round(y - half * 0.7)} ${round(x + half * 0.62)} ${round(y)}q${h(-0.2)} ${h(0.08)} ${h(-0.34)} ${h(0.1)}C${round(x + half * 0.66)} ${round(y - half * 0.6)} ${round(x + half * 0.5)} ${round(y - half * 1.2)} ${round(x + half * 0.3)} ${round(y - half * 1.6)}Z`,
      china.shade,
    ),
    oval([x, y - half * 2.18], half * 0.42, half * 0.11, china.deep, ink, 5),
    ...[0.5, 0.66].map((at) =>
      path(
        `M${round(x - half * 0.84)} ${round(y - half * at)}q${h(0.84)} ${h(0.3)} ${h(1.68)} 0`,
        'none',
        noren.light,
        half * 0.07,
      ),
    ),
    disc([x - half * 0.06, y - half * 1], half * 0.2, china.red),
    oval([x + half * 1.12, y + half * 0.16], half * 0.5, half * 0.14, '#120a0c" opacity="0.4'),
    path(
      `M${round(x + half * 0.68)} ${round(y - half * 0.34)}C${round(x + half * 0.7)} ${round(y + half * 0.2)} ${round(x + half * 1.5)} ${round(y + half * 0.2)} ${round(x + half * 1.52)} ${round(y - half * 0.34)}Z`,
      china.white,
      ink,
      5,
    ),
    oval([x + half * 1.1, y - half * 0.34], half * 0.42, half * 0.13, '#e6d9a8', ink, 5),
    path(
      `M${round(x + half * 0.76)} ${round(y - half * 0.12)}q${h(0.34)} ${h(0.16)} ${h(0.68)} 0`,
      'none',
      noren.light,
      half * 0.06,
    ),
  ]
}

/** Green beans on a plate, around its middle. */
function plateOfBeans([x, y]: Point, half: number): string[] {
  const pods: readonly (readonly [dx: number, dy: number, turn: number])[] = [
    [-0.34, 0.02, -14],
    [0.28, 0.06, 16],
    [-0.05, -0.12, 4],
    [-0.2, -0.26, -24],
    [0.24, -0.24, 22],
    [0, -0.4, -6],
  ]
  return [
    oval([x, y + half * 0.12], half * 1.1, half * 0.42, '#120a0c" opacity="0.4'),
    oval([x, y], half, half * 0.4, noren.light, ink, 6),
    oval([x, y - half * 0.03], half * 0.8, half * 0.3, noren.mid, noren.crest, 4),
    ...pods.map(([dx, dy, turn]) =>
      group(
        [
          path(
            `M${round(-half * 0.42)} 0Q${round(-half * 0.2)} ${round(-half * 0.2)} 0 ${round(-half * 0.12)}Q${round(half * 0.24)} ${round(-half * 0.2)} ${round(half * 0.44)} ${round(half * 0.04)}Q${round(half * 0.2)} ${round(half * 0.18)} 0 ${round(half * 0.11)}Q${round(-half * 0.24)} ${round(half * 0.18)} ${round(-half * 0.42)} 0Z`,
            bean.pod,
            ink,
            4,
          ),
          ...[-0.2, 0.02, 0.24].map((at) => oval([half * at, 0], half * 0.085, half * 0.075, bean.podDark)),
        ],
        `transform="translate(${round(x + half * dx)} ${round(y + half * dy)}) rotate(${turn})"`,
      ),
    ),
  ]
}

/** The banner. 1600 × 700. */
export const hero = () =>
  scene({
    width: 1600,
    height: 700,
    counter: 0.56,
    shelf: 0.42,
    bowl: [1080, 430],
    half: 300,
    lanterns: [
      [[560, 236], 84],
      [[1490, 216], 84],
    ],
    flask: [690, 560],
    beans: [1450, 610],
  })

/** The tile, 4 : 3. */
export const thumbnail = () =>
  scene({
    width: 800,
    height: 600,
    counter: 0.54,
    shelf: 0.4,
    bowl: [410, 372],
    half: 250,
    lanterns: [
      [[96, 208], 70],
      [[712, 200], 70],
    ],
    flask: [116, 494],
    beans: [700, 528],
  })

/** The tile, 3 : 4. */
export const thumbnailPortrait = () =>
  scene({
    width: 600,
    height: 800,
    counter: 0.56,
    shelf: 0.44,
    bowl: [306, 508],
    half: 226,
    lanterns: [
      [[92, 276], 70],
      [[512, 270], 70],
    ],
    flask: [106, 690],
    beans: [486, 712],
  })
