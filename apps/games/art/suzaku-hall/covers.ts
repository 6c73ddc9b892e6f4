import { cover } from '../kit/cover.ts'
import { halo } from '../kit/light.ts'
import { disc, type Point, place } from '../kit/pen.ts'
import { ball, chipStack } from '../kit/roulette.ts'
import { feather, suzaku } from './bird.ts'
import { hallParts } from './hall.ts'
import { lacquerRim, lacquerWheel } from './lacquer-wheel.ts'
import { gold, ink, lacquer, vermilion } from './palette.ts'

interface Scene {
  readonly width: number
  readonly height: number
  readonly bird: { readonly at: Point; readonly size: number }
  readonly wheel: { readonly at: Point; readonly radius: number; readonly ballAt: number }
  readonly chips: readonly Point[]
  readonly feathers: readonly (readonly [x: number, y: number, degrees: number])[]
}

/** The vermilion bird rises over the wheel, in a hall of gold leaf. */
function scene({ width, height, bird, wheel, chips, feathers }: Scene): string {
  const plumes = [
    { fill: vermilion.main, light: vermilion.light, tip: gold.main },
    { fill: gold.mid, light: gold.light, tip: gold.pale },
  ] as const
  return cover(width, height, [
    ...hallParts(width, height, { bird: false }),
    halo(bird.at, bird.size * 1.15, gold.light, 4, 0.1),
    halo(wheel.at, wheel.radius * 1.25, vermilion.light, 3, 0.14),
    ...suzaku(bird.at, bird.size),
    disc([wheel.at[0], wheel.at[1] + wheel.radius * 0.05], wheel.radius * 1.02, '#00000066'),
    ...lacquerRim(wheel.at, wheel.radius),
    ...lacquerWheel(wheel.at, wheel.radius),
    ...ball(place(wheel.at, wheel.radius * 0.9, 0, wheel.ballAt), wheel.radius * 0.048, ink),
    ...chips.flatMap((at, index) => {
      const colour = chipColours[index % 4] ?? vermilion.main
      return chipStack(at, wheel.radius * 0.19, 3 + (index % 3), { colour, face: '#fff4cf', ink })
    }),
    ...feathers.map(([x, y, degrees], index) =>
      feather([x, y], wheel.radius * 0.34, wheel.radius * 0.15, degrees, plumes[index % 2] ?? plumes[0]),
    ),
  ])
}

const chipColours = [vermilion.main, gold.mid, lacquer.mid, '#1c8466']

/** The banner. 1600 × 700. */
export const hero = () =>
  scene({
    width: 1600,
    height: 700,
    bird: { at: [1060, 330], size: 372 },
    wheel: { at: [1060, 508], radius: 226, ballAt: 34 },
    chips: [
      [700, 640],
      [770, 664],
      [1390, 648],
      [1464, 662],
    ],
    feathers: [
      [560, 470, 40],
      [430, 250, -30],
      [1500, 420, 20],
    ],
  })

/** The tile, 4 : 3. */
export const thumbnail = () =>
  scene({
    width: 800,
    height: 600,
    bird: { at: [400, 286], size: 318 },
    wheel: { at: [400, 436], radius: 196, ballAt: 322 },
    chips: [
      [92, 560],
      [690, 566],
      [746, 552],
    ],
    feathers: [
      [160, 500, -36],
      [664, 470, 32],
    ],
  })

/** The tile, 3 : 4. */
export const thumbnailPortrait = () =>
  scene({
    width: 600,
    height: 800,
    bird: { at: [300, 330], size: 276 },
    wheel: { at: [300, 536], radius: 222, ballAt: 32 },
    chips: [
      [84, 748],
      [156, 766],
      [512, 756],
    ],
    feathers: [
      [70, 560, -30],
      [540, 520, 34],
    ],
  })
