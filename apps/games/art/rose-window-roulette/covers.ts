import { cover } from '../kit/cover.ts'
import { halo } from '../kit/light.ts'
import { disc, group, type Point, place } from '../kit/pen.ts'
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
    ...ball(place(centre, radius * 0.86, 0, ballAt), radius * 0.045),
    ...chips.flatMap(([x, y], index) => chipStack([x, y], radius * 0.15, 3 + (index % 3), index)),
  ])
}

const ball = ([x, y]: Point, size: number) => [
  disc([x, y + size * 0.3], size * 1.1, lead),
  disc([x, y], size, '#fbf4e0', lead, 3),
  disc([x - size * 0.3, y - size * 0.35], size * 0.3, '#ffffff'),
]

function chipStack([x, y]: Point, size: number, count: number, hue: number): string[] {
  const colour = [glass.red, glass.green, glass.night, glass.gold][hue % 4] ?? glass.red
  const oval = (at: number, part: number, fill: string, more = '') =>
    `<ellipse cx="${x}" cy="${Math.round(at)}" rx="${Math.round(size * part)}" ry="${Math.round(size * 0.42 * part)}" fill="${fill}"${more}/>`
  return Array.from({ length: count }, (_, level) => {
    const at = y - level * size * 0.26
    return group([
      oval(at + size * 0.16, 1, lead),
      oval(at, 1, colour, ` stroke="${lead}" stroke-width="4"`),
      oval(
        at,
        0.84,
        'none',
        ` stroke="#fbf1da" stroke-width="${Math.round(size * 0.14)}" stroke-dasharray="${Math.round(size * 0.3)} ${Math.round(size * 0.34)}"`,
      ),
      oval(at, 0.62, '#fbf1da', ` stroke="${lead}" stroke-width="2"`),
      oval(at, 0.4, colour),
    ])
  })
}

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
