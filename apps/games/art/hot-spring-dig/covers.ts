import { cover } from '../kit/cover.ts'
import { halo, scattered } from '../kit/light.ts'
import { disc, group, type Point } from '../kit/pen.ts'
import { steam } from '../kit/steam.ts'
import { lamp, snow } from './palette.ts'
import { bather, garlandParts, stoneLanternParts, tubParts } from './scenery/figures.ts'
import { bankParts } from './scenery/ground.ts'
import { tree } from './scenery/inn.ts'
import { duskWash, mountainParts, stars, villageParts } from './scenery/village.ts'

/** The banner: the monkey bathes below the village while snow falls. 1600 × 700. */
export function hero(): string {
  return cover(1600, 700, [
    ...skyOf(1600, 700),
    group(mountainParts(), 'transform="translate(0 40)"'),
    group(villageParts(), 'transform="translate(0 150)"'),
    field(1600, 520),
    group(bankParts(), 'transform="translate(-40 420) scale(1.06 1.24)"'),
    bath([650, 372], 1.2),
    lantern([300, 386], 1.1),
    group(tubParts(), 'transform="translate(1190 480) scale(1.05)"'),
    ...wisps([
      [640, 400, 220],
      [960, 430, 250],
      [780, 380, 160],
    ]),
    ...flakes(1600, 700),
  ])
}

/** The tile, 4 : 3. */
export function thumbnail(): string {
  return cover(800, 600, [
    ...skyOf(800, 600),
    group(mountainParts({ from: 740, to: 1600 }), 'transform="translate(-760 -20)"'),
    group(villageParts({ from: 800, to: 1680 }), 'transform="translate(-830 70)"'),
    tree([742, 420], 1.5),
    field(800, 430),
    group(bankParts(), 'transform="translate(-480 278) scale(1.1 1.45)"'),
    bath([226, 196], 1.5),
    lantern([36, 250], 1.16),
    ...wisps([
      [190, 330, 220],
      [610, 380, 260],
      [690, 300, 160],
    ]),
    ...garlandParts(800),
    group(garlandParts(800)),
    ...flakes(800, 600),
  ])
}

/** The tile, 3 : 4. */
export function thumbnailPortrait(): string {
  return cover(600, 800, [
    ...skyOf(600, 800),
    group(mountainParts({ from: 840, to: 1480 }), 'transform="translate(-860 120)"'),
    group(villageParts({ from: 980, to: 1580 }), 'transform="translate(-1090 210) scale(1.1)"'),
    tree([566, 560], 1.6),
    field(600, 590),
    group(bankParts(), 'transform="translate(-580 442) scale(1.1 1.6)"'),
    bath([102, 356], 1.66),
    lantern([10, 410], 1.1),
    ...wisps([
      [80, 520, 260],
      [500, 560, 280],
    ]),
    group(garlandParts(600)),
    ...flakes(600, 800),
  ])
}

function skyOf(width: number, height: number): string[] {
  return [
    `<defs>${duskWash()}</defs>`,
    `<path fill="url(#k)" d="M0 0h${width}v${height}H0z"/>`,
    ...stars(width, height * 0.36),
  ]
}

/** Snow from the village down to the pool. */
function field(width: number, top: number): string {
  return `<path fill="${snow}" d="M0 ${top}h${width}v300H0z"/>`
}

function bath([x, y]: Point, size: number): string {
  return group(bather('calm', { rings: true }), `transform="translate(${x} ${y}) scale(${size})"`)
}

function lantern([x, y]: Point, size: number): string {
  return (
    halo([x + 70 * size, y + 110 * size], 130 * size, lamp, 3, 0.12) +
    group(stoneLanternParts(true), `transform="translate(${x} ${y}) scale(${size})"`)
  )
}

function wisps(all: readonly (readonly [x: number, y: number, height: number])[]): string[] {
  return all.map(([x, y, height], index) =>
    group(
      [steam([x, y], height, { fill: '#fff', width: height * 0.17, turns: index % 2 ? 1.1 : -1.1 })],
      'opacity=".78"',
    ),
  )
}

function flakes(width: number, height: number): string[] {
  return scattered(38, width, height).map((at, index) => disc(at, 2.4 + (index % 4) * 1.3, snow))
}
