import { cover } from '../kit/cover.ts'
import { scattered } from '../kit/light.ts'
import { bokashi, group, line, path } from '../kit/pen.ts'
import { cream, gold, ink, mossDeep, rain, rainDeep, rainPale, sunlight } from './palette.ts'
import { cloudShapes, farMountains, groveStems, mountainWash, nearRidge, skyWash } from './scenery/land.ts'
import { brideFigure, groomFigure, kitFigure, lanternBearer, lanternHook, parasolFigure } from './scenery/procession.ts'
import { brideBust, groomBust, parasol } from './symbols/couple.ts'
import { lanternWash, paperLantern } from './symbols/gifts.ts'
import { sunDisc, sunRays, sunWash } from './symbols/rain.ts'

const at = (content: readonly string[], x: number, y: number, size: number) =>
  group(content, `transform="translate(${x} ${y}) scale(${size})"`)
const lamp = (x: number, y: number, size: number) =>
  `<use href="#lamp" transform="translate(${x} ${y}) scale(${size})"/>`

/** A lantern bearer with its lantern; feet at `x`, `y`. */
function bearer(robe: 'teal' | 'moss' | 'blue', x: number, y: number, size: number): string {
  return (
    at(lanternBearer(robe), x, y, size) + lamp(x + lanternHook[0] * size, y + (lanternHook[1] + 46) * size, size * 0.44)
  )
}

/** The banner: the whole procession on its ridge before the sun. 1600 × 700. */
export function hero(): string {
  return cover(1600, 700, [
    definitions(),
    path('M0 0H1600V700H0Z', 'url(#sky)'),
    ...sunRays([1010, 250], 190, 1150, 28).map((ray) => ray.replace('<path', '<path opacity=".55"')),
    ...sunDisc([1010, 250], 168),
    at(farMountains(), 0, 236, 1),
    at(cloudShapes(), -190, -70, 0.86),
    group(cloudShapes(), 'transform="matrix(-.7 0 0 .7 1790 -40)"'),
    at(nearRidge({ grass: 11 }), 0, 486, 1),
    at(kitFigure(), 250, 606, 1.2),
    bearer('moss', 396, 604, 1.3),
    at(parasolFigure(), 676, 602, 1.56),
    at(brideFigure(), 852, 604, 1.56),
    at(groomFigure(), 1080, 606, 1.56),
    bearer('teal', 1286, 602, 1.3),
    at(['<g id="grove">', ...groveStems(), '</g>'], -180, -120, 1),
    '<use href="#grove" transform="matrix(-1 0 0 1 1810 -130)"/>',
    ...rainLines(1600, 700, 60, 84),
  ])
}

/** The tile, 4 : 3: the couple under the parasol. */
export function thumbnail(): string {
  return cover(800, 600, [
    definitions(),
    ...rays(800, 600, [400, 270]),
    lamp(86, 214, 0.92),
    lamp(716, 196, 0.92),
    at(groveLeaves(), 0, 0, 1),
    ...parasol([400, 236], 286, 0.74),
    ...rainLines(800, 600, 44, 90),
    at(groomBust(), 540, 418, 1.9),
    at(brideBust(), 268, 424, 2.02),
  ])
}

/** The tile, 3 : 4. */
export function thumbnailPortrait(): string {
  return cover(600, 800, [
    definitions(),
    ...rays(600, 800, [300, 300]),
    lamp(70, 330, 0.86),
    ...parasol([300, 272], 266, 0.78),
    ...rainLines(600, 800, 44, 100),
    at(groomBust(), 408, 440, 1.72),
    at(brideBust(), 222, 586, 2.1),
  ])
}

function definitions(): string {
  return `<defs>${skyWash()}${sunWash()}${lanternWash()}${mountainWash()}${bokashi('teal', [
    [0, rainDeep],
    [0.55, rain],
    [1, rainPale],
  ])}<g id="lamp">${line(
    [
      [0, -108],
      [0, -84],
    ],
    ink,
    5,
  )}${paperLantern().join('')}</g></defs>`
}

/** Teal with the sun's rays, and the sun behind the heads. */
function rays(width: number, height: number, middle: readonly [number, number]): string[] {
  return [
    path(`M0 0H${width}V${height}H0Z`, 'url(#teal)'),
    ...sunRays(middle, 40, Math.max(width, height), 28),
    path(`M${middle[0]} ${middle[1]}m-214 0a214 214 0 1 0 428 0a214 214 0 1 0 -428 0Z`, sunlight, gold, 8),
  ]
}

/** Leaves of bamboo in the upper corners. */
function groveLeaves(): string[] {
  const blade = (x: number, y: number, degrees: number, index: number) =>
    `<path transform="translate(${x} ${y}) rotate(${degrees})" fill="${index % 2 ? '#6f9440' : '#b9cf74'}" stroke="${ink}" stroke-width="4" d="M0 0q46 -24 140 0q-94 24 -140 0Z"/>`
  return [
    ...[18, 46, 74].map((degrees, index) => blade(-14, 20, degrees, index)),
    ...[162, 134, 106].map((degrees, index) => blade(814, 10, degrees, index)),
    path('M0 596H800V600H0Z', mossDeep),
  ]
}

function rainLines(width: number, height: number, count: number, long: number): string[] {
  return scattered(count, width * 1.1, height).map(([x, y], index) =>
    line(
      [
        [x, y],
        [x - long * 0.24, y + long * (0.7 + (index % 3) * 0.2)],
      ],
      index % 3 ? '#f2fffa' : cream,
      index % 2 ? 2.4 : 3.6,
    ),
  )
}
