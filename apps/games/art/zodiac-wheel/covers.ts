import { segments } from '../../src/titles/zodiac-wheel/segments.ts'
import { cover } from '../kit/cover.ts'
import { disc, group, type Point, round } from '../kit/pen.ts'
import { animalParts, type Drawn } from './animals.ts'
import { gold, ink, paper, vermilion } from './palette.ts'
import { cloud, lantern, roomParts } from './scenery.ts'
import { flapperParts, wheelParts } from './wheel.ts'

/** A half of the wheel, so that its animals are seen on a tile. */
const half = segments.slice(0, segments.length / 2)

/** An animal in front of the wheel: where the middle of its head is, and how large. */
type Standing = readonly [animal: Drawn, x: number, y: number, size: number, turn?: number]

interface Scene {
  readonly width: number
  readonly height: number
  readonly centre: Point
  readonly radius: number
  /** Degrees by which the wheel is turned. */
  readonly turn: number
  readonly front: readonly Standing[]
  readonly lanterns: readonly Point[]
  readonly clouds: readonly (readonly [x: number, y: number, size: number])[]
}

const used = (animal: Drawn, transform: string) => `<use href="#${animal}" transform="${transform}"/>`

/** The wheel with all its animals in the hall, and some of them large in front of it. */
function scene({ width, height, centre, radius, turn, front, lanterns, clouds }: Scene): string {
  const size = Math.round((radius * 0.2 * 1000) / 240) / 1000
  const at = -Math.round(radius * 0.83)
  const drawn = Object.entries(animalParts).map(([name, parts]) => group(parts(), `id="${name}"`))
  return cover(width, height, [
    `<defs>${drawn.join('')}</defs>`,
    ...roomParts(width, height, []),
    disc(centre, radius * 1.7, 'url(#g)'),
    ...lanterns.flatMap((one) => lantern(one, width * 0.05)),
    disc([centre[0] + radius * 0.02, centre[1] + radius * 0.03], radius * 1.01, `${ink}" opacity="0.5`),
    group(
      [
        ...wheelParts(radius, half),
        ...half.map((id, index) =>
          used(id, `rotate(${round((index * 360) / half.length)}) translate(0 ${at}) scale(${size})`),
        ),
      ],
      `transform="translate(${centre[0]} ${centre[1]}) rotate(${turn})"`,
    ),
    ...flapperParts([centre[0], centre[1] - radius * 1.07], radius * 0.17),
    ...clouds.map(([x, y, large]) => cloud([x, y], large)),
    ...front.flatMap(([animal, x, y, large, turned = 0]) => [
      disc([x, y], 138 * large, `${paper}" opacity="0.9`, ink, 5),
      disc([x, y], 126 * large, animal === 'cat-6' ? vermilion : gold.light, gold.deep, 4),
      used(animal, `translate(${x} ${y}) rotate(${turned}) scale(${large})`),
    ]),
  ])
}

/** The banner. 1600 × 700. */
export const hero = () =>
  scene({
    width: 1600,
    height: 700,
    centre: [1040, 400],
    radius: 340,
    turn: 0,
    front: [
      ['cat-6', 1040, 400, 0.86],
      ['tiger', 650, 560, 0.92, -6],
      ['dragon', 1440, 540, 1, 6],
      ['rabbit', 480, 600, 0.62, -8],
    ],
    lanterns: [
      [560, 200],
      [1520, 180],
    ],
    clouds: [
      [560, 690, 1.5],
      [1060, 712, 1.6],
      [1480, 680, 1.4],
    ],
  })

/** The tile, 4 : 3. */
export const thumbnail = () =>
  scene({
    width: 800,
    height: 600,
    centre: [400, 330],
    radius: 290,
    turn: 0,
    front: [
      ['cat-6', 400, 330, 0.86],
      ['tiger', 118, 470, 0.78, -8],
      ['dragon', 684, 462, 0.84, 8],
    ],
    lanterns: [
      [64, 150],
      [736, 150],
    ],
    clouds: [
      [130, 596, 1],
      [660, 600, 1.1],
      [400, 622, 0.9],
    ],
  })

/** The tile, 3 : 4. */
export const thumbnailPortrait = () =>
  scene({
    width: 600,
    height: 800,
    centre: [300, 372],
    radius: 276,
    turn: 0,
    front: [
      ['cat-6', 300, 372, 0.84],
      ['tiger', 118, 664, 0.8, -8],
      ['dragon', 478, 656, 0.88, 8],
      ['rabbit', 300, 712, 0.62],
    ],
    lanterns: [
      [70, 96],
      [530, 96],
    ],
    clouds: [
      [120, 790, 1],
      [470, 796, 1.05],
    ],
  })
