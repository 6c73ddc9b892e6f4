import { cover } from '../kit/cover.ts'
import { halo, scattered, sparks } from '../kit/light.ts'
import { bokashi, brush, group, type Point } from '../kit/pen.ts'
import { apricotPale, deep, dusk, haze, ink, pale, rice } from './palette.ts'
import { armsParts, helperParts, pounderParts, shadowParts, tubParts } from './scenery/rabbits.ts'
import { cloudParts, hillParts, moonParts, tuftParts } from './scenery/sky.ts'

/** The banner: the moon at the right, and the whole hill before it. 1600 × 700. */
export function hero(): string {
  return cover(1600, 700, [
    ...night(1600, 700),
    ...moonAt([1060, 330], 318),
    cloudAt([300, 150], 0.9),
    cloudAt([1130, 120], 0.6),
    hillAt([28, 512], 1.34),
    rabbitsAt([850, 566], 0.86),
    tufts([
      [40, 720, 1.06],
      [210, 730, 0.86],
      [1560, 730, 1],
    ]),
  ])
}

/** The tile, 4 : 3: the mallet is up. */
export function thumbnail(): string {
  return cover(800, 600, [
    ...night(800, 600),
    ...moonAt([400, 286], 262),
    cloudAt([-120, 132], 0.62),
    cloudAt([470, 196], 0.5),
    hillAt([-400, 440], 1),
    rabbitsAt([96, 486], 0.94),
    tufts([
      [40, 620, 0.74],
      [800, 640, 0.76],
    ]),
  ])
}

/** The tile, 3 : 4. */
export function thumbnailPortrait(): string {
  return cover(600, 800, [
    ...night(600, 800),
    ...moonAt([300, 330], 282),
    cloudAt([-160, 150], 0.56),
    cloudAt([330, 236], 0.44),
    hillAt([-500, 560], 1),
    rabbitsAt([22, 606], 0.86),
    tufts([
      [60, 820, 0.8],
      [630, 850, 0.82],
    ]),
  ])
}

function night(width: number, height: number): string[] {
  return [
    `<defs>${bokashi('n', [
      [0, ink],
      [0.4, deep],
      [0.8, dusk],
      [1, haze],
    ])}</defs>`,
    `<path fill="url(#n)" d="M0 0h${width}v${height}H0z"/>`,
    ...sparks(scattered(46, width, height * 0.6), 2, rice),
  ]
}

function moonAt([x, y]: Point, radius: number): string[] {
  const scale = radius / 390
  return [
    halo([x, y], radius * 1.32, pale, 2, 0.2),
    group(moonParts('harvest'), `transform="translate(${x - 400 * scale} ${y - 400 * scale}) scale(${scale})"`),
  ]
}

function cloudAt([x, y]: Point, scale: number): string {
  return group(cloudParts(), `transform="translate(${x} ${y}) scale(${scale})" opacity=".78"`)
}

function hillAt([x, y]: Point, scale: number): string {
  return group(hillParts(), `transform="translate(${x} ${y}) scale(${scale})"`)
}

/** The group with the mallet raised; its left foot is at the point. */
function rabbitsAt([x, y]: Point, scale: number): string {
  return group(
    [
      group([shadowParts()], 'transform="translate(-5 -4)" opacity=".5"'),
      group(tubParts(), 'transform="translate(282 -130)"'),
      group(helperParts(), 'transform="translate(400 -240)"'),
      group(pounderParts(), 'transform="translate(0 -350)"'),
      group(armsParts(), 'transform="translate(168 -140) rotate(-50) translate(-60 -130)"'),
      ...([-40, -14, 14, 40] as const).map((lean) =>
        brush(
          [
            [362 + lean, -172],
            [362 + lean * 1.5, -196],
            [362 + lean * 1.9, -214],
          ],
          6,
          lean % 40 ? rice : apricotPale,
        ),
      ),
    ],
    `transform="translate(${x} ${y}) scale(${scale})"`,
  )
}

function tufts(places: readonly (readonly [x: number, y: number, scale: number])[]): string {
  return group(
    places.map(([x, y, scale], index) =>
      group(
        tuftParts(index % 2 ? 1 : 0),
        `transform="translate(${x - 160 * scale} ${y - 440 * scale}) scale(${scale})"`,
      ),
    ),
  )
}
