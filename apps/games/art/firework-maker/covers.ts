import { cover } from '../kit/cover.ts'
import { halo, radiance, rays, scattered, sparks } from '../kit/light.ts'
import { brush, disc, group, type Point, place, steps, trace } from '../kit/pen.ts'
import { onlooker, workerFromBehind } from '../kit/people.ts'
import { cream, ember, gold, indigo, ink, maroon, night, rose, teal, vermilion, violet } from './palette.ts'
import { lampParts } from './scenery/lamp.ts'
import { burstAt, skyWash, smoke, townParts } from './scenery/night.ts'
import { ball, benchParts, shelfParts } from './scenery/workshop.ts'

/** The banner: from the workshop's bench, under its lamp, the town lies below the bursts. 1600 × 700. */
export function hero(): string {
  return cover(1600, 700, [
    ...skyOf(1600, 700),
    glow([1010, 240], 330, gold),
    burstAt('chrysanthemum', [1010, 240], 220),
    glow([1330, 170], 190, rose),
    burstAt('peony', [1340, 170], 130),
    burstAt('ring', [1240, 400], 86),
    group(townParts(), 'transform="translate(0 330)"'),
    worker([540, 640], 1.02),
    group(shelfParts(), 'transform="translate(-20 0)"'),
    group(lampParts(true), 'transform="translate(236 -8) scale(1.02)"'),
    group(benchParts(), 'transform="translate(0 520)"'),
  ])
}

/** The tile, 4 : 3: one great burst over the maker, who lights the next. 800 × 600. */
export function thumbnail(): string {
  return cover(800, 600, [
    ...skyOf(800, 600),
    glow([546, 214], 290, gold),
    burstAt('chrysanthemum', [546, 214], 200),
    burstAt('peony', [118, 118], 88),
    group(townParts(), 'transform="translate(-560 336)"'),
    ...crowd(800, 560),
    worker([176, 600], 1),
    ...shells([
      [640, 540, 62, vermilion],
      [742, 556, 46, teal],
      [556, 566, 36, violet],
    ]),
  ])
}

/** The tile, 3 : 4: the lamp in full bloom above the maker. 600 × 800. */
export function thumbnailPortrait(): string {
  return cover(600, 800, [
    ...skyOf(600, 800),
    glow([372, 222], 290, gold),
    burstAt('chrysanthemum', [372, 222], 184),
    burstAt('peony', [90, 112], 70),
    burstAt('ring', [500, 480], 62),
    group(townParts(), 'transform="translate(-500 530)"'),
    ...crowd(600, 764),
    worker([140, 804], 1.04),
    ...shells([
      [452, 730, 66, vermilion],
      [548, 748, 48, teal],
      [372, 764, 36, violet],
    ]),
  ])
}

function skyOf(width: number, height: number): string[] {
  return [
    `<defs>${skyWash()}${radiance('lit', [
      [0, gold, 0.55],
      [0.5, '#e8632e', 0.28],
      [1, '#e8632e', 0],
    ])}</defs>`,
    `<path fill="url(#k)" d="M0 0h${width}v${height}H0z"/>`,
    ...sparks(scattered(40, width, height * 0.5), 1.3, cream),
    ...smoke(width, height),
  ]
}

function glow([x, y]: Point, radius: number, fill: string): string {
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="url(#lit)"/>${halo([x, y], radius * 0.72, fill, 2, 0.06)}`
}

function worker(at: Point, size: number): string {
  const crest = [
    disc([0, 0], 27, cream, ink, 4),
    ...steps(0, 330, 12).map((degrees) =>
      brush(
        [5, 13, 22].map((along) => place([0, 0], along, 0, degrees)),
        6,
        degrees % 60 ? ember : vermilion,
      ),
    ),
  ].join('')
  const held = [
    ...rays([16, -34], { inner: 14, outer: 46, count: 14, width: 8, fill: gold, short: 0.7 }),
    brush(trace('-8,26 6,-4 16,-32'), 9, ink),
    disc([16, -34], 12, '#fff6cc', ember, 5),
  ].join('')
  return workerFromBehind(
    at,
    size,
    { coat: indigo, shade: '#221e6b', hem: cream, band: vermilion, skin: '#e8a878', hair: '#2a1033', legs: night, ink },
    { crest, held },
  )
}

function crowd(width: number, y: number): string[] {
  return steps(-10, width + 10, Math.round(width / 70)).map((x, index) =>
    onlooker(
      [x, y + (index % 3) * 9],
      1.05 + (index % 2) * 0.16,
      [maroon, '#3a2470', '#4c1f52'][index % 3] ?? maroon,
      '#1f0f3a',
      ink,
    ),
  )
}

function shells(all: readonly (readonly [x: number, y: number, radius: number, label: string])[]): string[] {
  return all.flatMap(([x, y, radius, label]) => ball([x, y], radius, label))
}
