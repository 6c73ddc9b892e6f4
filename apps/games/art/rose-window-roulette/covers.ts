import { cover } from '../kit/cover.ts'
import { halo } from '../kit/light.ts'
import { type Point, place } from '../kit/pen.ts'
import { ball, chipStack } from '../kit/roulette.ts'
import { glass, lead } from './palette.ts'
import { rim, roseWindow } from './rose-window.ts'
import { beam, hallParts } from './scenery.ts'

interface Scene {
  readonly width: number
  readonly height: number
  readonly centre: Point
  readonly radius: number
  readonly ballAt: number
  readonly chips: readonly Point[]
}

/** The window that is a wheel, with its light in the hall, the ball on its rim and chips in front. */
function scene({ width, height, centre, radius, ballAt, chips }: Scene): string {
  const colours = [glass.rose, glass.gold, glass.sky, glass.violet]
  return cover(width, height, [
    ...hallParts(width, height),
    ...colours.map((colour, index) =>
      beam(centre, [centre[0] + (index - 1.5) * radius * 1.3, height], radius * 0.5, colour),
    ),
    halo(centre, radius * 1.3, glass.goldLight, 4, 0.09),
    ...rim(centre, radius),
    ...roseWindow(centre, radius),
    ...ball(place(centre, radius * 0.86, 0, ballAt), radius * 0.045, lead),
    ...chips.flatMap((at, index) => {
      const colour = chipColours[index % 4] ?? glass.red
      return chipStack(at, radius * 0.15, 3 + (index % 3), { colour, face: '#fbf1da', ink: lead })
    }),
  ])
}

const chipColours = [glass.red, glass.green, glass.night, glass.gold]

/** The banner. 1600 × 700. */
export const hero = () =>
  scene({
    width: 1600,
    height: 700,
    centre: [1080, 350],
    radius: 318,
    ballAt: 38,
    chips: [
      [640, 620],
      [740, 650],
      [560, 656],
      [1480, 650],
    ],
  })

/** The tile, 4 : 3. */
export const thumbnail = () =>
  scene({
    width: 800,
    height: 600,
    centre: [400, 286],
    radius: 266,
    ballAt: 322,
    chips: [
      [110, 540],
      [196, 566],
      [690, 552],
    ],
  })

/** The tile, 3 : 4. */
export const thumbnailPortrait = () =>
  scene({
    width: 600,
    height: 800,
    centre: [300, 330],
    radius: 278,
    ballAt: 32,
    chips: [
      [120, 716],
      [210, 744],
      [470, 724],
    ],
  })
