import { cover } from '../kit/cover.ts'
import { group, type Point, path, petal, place, steps } from '../kit/pen.ts'
import { ripples } from '../kit/water.ts'
import { bowlParts } from './coins/bowl.ts'
import { type CoatName, wholeFish } from './fish-above.ts'
import { ink, white } from './palette.ts'
import { scoopParts } from './scenery/scoop.ts'
import { awningParts, lanternParts, waterParts } from './scenery/tank.ts'

/** The banner: the scoop lifts a golden fish out of the shoal. 1600 × 700. */
export function hero(): string {
  return cover(1600, 700, [
    ...waterParts(1600, 1000),
    ...light(1600, 700),
    ...shoal([
      ['red', [560, 330], 150, 1.3],
      ['sarasa', [740, 560], 60, 1.25],
      ['black', [1500, 480], 300, 1.1],
      ['orange', [800, 280], 200, 1],
      ['orange', [1400, 640], 80, 0.9],
      ['sarasa', [150, 600], 40, 1.2],
      ['red', [330, 450], 60, 0.9],
    ]),
    scoopAt([1150, 330], 1.45, 24),
    ...caught([1150, 340], 1.5, 20, 'gold'),
    group(awningParts(1600), 'transform="translate(0 -30)"'),
    ...lanterns([
      [120, 96, 1.1],
      [430, 96, 0.8],
      [820, 96, 0.8],
      [1490, 96, 1],
    ]),
  ])
}

/** The tile, 4 : 3. 800 × 600. */
export function thumbnail(): string {
  return cover(800, 600, [
    ...waterParts(800, 700),
    ...light(800, 600),
    ...shoal([
      ['sarasa', [140, 430], 60, 1.35],
      ['black', [690, 420], 300, 1.2],
      ['orange', [640, 190], 230, 0.9],
      ['red', [240, 210], 120, 0.9],
    ]),
    scoopAt([410, 336], 1.36, 24),
    ...caught([410, 330], 1.45, 18, 'red'),
    group(awningParts(800), 'transform="translate(0 -44)"'),
    ...lanterns([
      [70, 84, 0.7],
      [730, 84, 0.7],
    ]),
  ])
}

/** The tile, 3 : 4. 600 × 800. */
export function thumbnailPortrait(): string {
  return cover(600, 800, [
    ...waterParts(600, 900),
    ...light(600, 800),
    ...shoal([
      ['sarasa', [90, 380], 160, 1],
      ['black', [520, 320], 210, 1],
      ['orange', [120, 660], 60, 1],
    ]),
    scoopAt([310, 470], 1.4, 22),
    ...caught([310, 450], 1.5, 16, 'red'),
    group(bowlParts('golden'), 'transform="translate(400 590) scale(.82)"'),
    group(awningParts(640), 'transform="translate(-20 -20)"'),
    ...lanterns([
      [80, 110, 0.86],
      [520, 110, 0.86],
    ]),
  ])
}

function light(width: number, height: number): string[] {
  return [
    group(
      [
        ...ripples([width * 0.2, height * 0.5], 150, 70, white, 5),
        ...ripples([width * 0.84, height * 0.8], 170, 80, white, 5),
        ...ripples([width * 0.6, height * 0.34], 130, 54, white, 4),
      ],
      'opacity=".55"',
    ),
  ]
}

function shoal(all: readonly (readonly [CoatName, Point, number, number])[]): string[] {
  return all.flatMap(([name, [x, y], degrees, size]) => [
    fishAt(name, [x + 16, y + 40], degrees, size, true),
    fishAt(name, [x, y], degrees, size, false),
  ])
}

/** A fish around its middle; as a shadow on the floor of the tank too. */
function fishAt(name: CoatName, [x, y]: Point, degrees: number, size: number, shadow: boolean): string {
  const at = `transform="translate(${x} ${y}) rotate(${degrees}) scale(${size}) translate(-80 -120)"`
  if (!shadow)
    return group(
      wholeFish(name).map((part) => part.replaceAll(`c-${name}`, `c-${name}-${x}`)),
      at,
    )
  return group(
    [
      path(
        'M80 8C112 8 124 60 88 156C124 170 146 200 154 244C120 226 100 240 80 216C60 240 40 226 6 244C14 200 36 170 72 156C36 60 48 8 80 8Z',
        ink,
      ),
    ],
    `${at} opacity=".2"`,
  )
}

const scoopAt = ([x, y]: Point, size: number, degrees: number) =>
  group(scoopParts(0), `transform="translate(${x} ${y}) rotate(${-degrees}) scale(${size}) translate(-150 -150)"`)

function caught([x, y]: Point, size: number, degrees: number, name: CoatName): string[] {
  return [
    ...steps(0, 342, 20).map((turn, index) =>
      path(
        petal(place([x, y], (index % 2 ? 176 : 196) * (size / 1.45), 0, turn), index % 2 ? 34 : 58, 30, turn),
        white,
        ink,
        5,
      ),
    ),
    fishAt(name, [x, y], degrees, size, false),
  ]
}

function lanterns(all: readonly (readonly [x: number, y: number, size: number])[]): string[] {
  return all.map(([x, y, size]) =>
    group(
      lanternParts().map((part) => part.replaceAll('lp', `lp${x}`)),
      `transform="translate(${x} ${y}) scale(${size}) translate(-80 0)"`,
    ),
  )
}
