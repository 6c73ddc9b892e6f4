import { cover } from '../kit/cover.ts'
import { radiance } from '../kit/light.ts'
import { group, type Point, place, steps } from '../kit/pen.ts'
import { gold } from './palette.ts'
import { cloudParts, lightningParts, skyParts } from './scenery/storm.ts'
import { fujinParts, raijinParts } from './symbols/gods.ts'
import { headParts } from './symbols/things.ts'

/** The banner: the god comes out of the storm, his drums in a ring around him. 1600 × 700. */
export function hero(): string {
  return scene([1600, 700], {
    rival: [330, 262, 1.75],
    at: [1080, 372],
    size: 2.3,
    ring: [420, 280],
    bolts: [
      [560, -60, 1, 0],
      [1440, -80, 1.1, 1],
    ],
    clouds: [
      [-120, 330, 1.2, 0],
      [300, 470, 1, 1],
      [1240, 420, 1.1, 0],
      [820, 540, 1, 1],
    ],
  })
}

/** The tile, 4 : 3. 800 × 600. */
export function thumbnail(): string {
  return scene([800, 600], {
    at: [400, 310],
    size: 1.95,
    ring: [318, 240],
    bolts: [
      [-30, -60, 0.8, 0],
      [590, -70, 0.8, 1],
    ],
    clouds: [
      [-230, 360, 0.9, 0],
      [470, 380, 0.9, 1],
      [120, 470, 0.9, 0],
    ],
  })
}

/** The tile, 3 : 4. 600 × 800. */
export function thumbnailPortrait(): string {
  return scene([600, 800], {
    at: [300, 400],
    size: 1.86,
    ring: [246, 300],
    bolts: [
      [-40, -40, 0.9, 0],
      [390, -60, 0.9, 1],
    ],
    clouds: [
      [-260, 560, 0.9, 0],
      [280, 600, 0.9, 1],
      [30, 680, 0.9, 0],
    ],
  })
}

interface Scene {
  /** The wind god, smaller, behind the clouds. */
  readonly rival?: readonly [x: number, y: number, size: number]
  readonly at: Point
  readonly size: number
  readonly ring: Point
  readonly bolts: readonly (readonly [x: number, y: number, size: number, seed: number])[]
  readonly clouds: readonly (readonly [x: number, y: number, size: number, seed: number])[]
}

function scene([width, height]: Point, { rival, at, size, ring, bolts, clouds }: Scene): string {
  return cover(width, height, [
    ...skyParts(width, height),
    `<defs>${radiance('g', [
      [0, gold, 0.62],
      [0.5, '#d06a2c', 0.28],
      [1, '#d06a2c', 0],
    ])}${group(headParts('plain'), 'id="d"')}</defs>`,
    group(cloudParts(1), `transform="translate(${at[0] - 560} ${at[1] - 330}) scale(1)"`),
    group(cloudParts(3), `transform="translate(${at[0] - 60} ${at[1] - 360}) scale(.96)"`),
    `<circle cx="${at[0]}" cy="${at[1]}" r="${ring[0] * 1.15}" fill="url(#g)"/>`,
    ...bolts.map(([x, y, scale, seed]) =>
      group(lightningParts(seed), `transform="translate(${x} ${y}) scale(${scale})"`),
    ),
    ...(rival
      ? [group(fujinParts(), `transform="translate(${rival[0]} ${rival[1]}) scale(${rival[2]}) translate(-120 -120)"`)]
      : []),
    ...drums(at, ring),
    group(raijinParts(), `transform="translate(${at[0]} ${at[1]}) scale(${size}) translate(-120 -124)"`),
    ...clouds.map(([x, y, scale, seed]) => group(cloudParts(seed), `transform="translate(${x} ${y}) scale(${scale})"`)),
  ])
}

/** The ring behind the god. */
function drums(middle: Point, [rx, ry]: Point): string[] {
  return steps(0, 330, 12).map((degrees) => {
    const [x, y] = place([0, 0], 1, 0, degrees)
    const size = Math.min(rx, ry) / 560
    return `<use href="#d" transform="translate(${Math.round(middle[0] + x * rx)} ${Math.round(middle[1] + y * ry)}) scale(${size.toFixed(2)}) translate(-120 -120)"/>`
  })
}
