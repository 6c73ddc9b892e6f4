import { cover } from '../kit/cover.ts'
import { halo, radiance } from '../kit/light.ts'
import { brush, disc, group, type Point, place, steps } from '../kit/pen.ts'
import { cream, ember, gold, ink, mint, rose, violet } from './palette.ts'
import { bankParts, boat } from './scenery/bank.ts'
import { crowdParts } from './scenery/crowd.ts'
import { burstAt } from './scenery/shells.ts'
import { skyParts } from './scenery/sky.ts'

/** The banner: the shell climbs over the bridge, towards bursts of the shells before it. 1600 × 700. */
export function hero(): string {
  return cover(1600, 700, [
    ...backdrop(1600, 700),
    glow([1130, 190], 320, mint),
    burstAt('chrysanthemum', [1130, 190], 205, 'mint'),
    glow([1440, 140], 170, rose),
    burstAt('peony', [1440, 140], 108, 'rose'),
    burstAt('peony', [850, 96], 76, 'gold'),
    group(bankParts(), 'transform="translate(0 300)"'),
    ...reflection([1130, 520], 320, [mint, cream, mint]),
    ...ascent(
      [
        [250, 590],
        [440, 540],
        [590, 430],
        [690, 250],
        [730, 120],
      ],
      32,
    ),
    group(crowdParts(1600), 'transform="translate(0 486)"'),
  ])
}

/** The tile, 4 : 3: one shell bursts over the bridge, another climbs from the water. 800 × 600. */
export function thumbnail(): string {
  return cover(800, 600, [
    ...backdrop(800, 600),
    glow([580, 170], 300, mint),
    burstAt('chrysanthemum', [580, 170], 178, 'mint'),
    burstAt('peony', [86, 86], 70, 'rose'),
    burstAt('peony', [760, 330], 52, 'violet'),
    group(bankParts([384, 1314]), 'transform="translate(-330 292) scale(.86)"'),
    ...reflection([580, 474], 230, [mint, cream, mint]),
    boat([150, 520], 1.1),
    ...ascent(
      [
        [40, 500],
        [150, 462],
        [246, 374],
        [306, 256],
        [330, 120],
      ],
      34,
    ),
    group(crowdParts(800), 'transform="translate(0 400)"'),
  ])
}

/** The tile, 3 : 4: the climb takes the whole height. 600 × 800. */
export function thumbnailPortrait(): string {
  return cover(600, 800, [
    ...backdrop(600, 800),
    glow([392, 236], 300, mint),
    burstAt('chrysanthemum', [392, 236], 182, 'mint'),
    burstAt('peony', [80, 92], 62, 'rose'),
    burstAt('peony', [530, 60], 48, 'violet'),
    group(bankParts([511, 1163]), 'transform="translate(-470 462) scale(.92)"'),
    ...reflection([392, 650], 200, [mint, cream, mint]),
    boat([440, 716], 1.15),
    ...ascent(
      [
        [24, 670],
        [104, 616],
        [160, 500],
        [186, 364],
        [192, 226],
      ],
      32,
    ),
    group(crowdParts(600), 'transform="translate(0 592)"'),
  ])
}

function backdrop(width: number, height: number): string[] {
  return [
    ...skyParts(width, height),
    `<defs>${radiance('lit', [
      [0, '#b8fff0', 0.5],
      [0.45, '#3f9fc0', 0.26],
      [1, '#3f9fc0', 0],
    ])}</defs>`,
  ]
}

function glow([x, y]: Point, radius: number, fill: string): string {
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="url(#lit)"/>${halo([x, y], radius * 0.72, fill, 2, 0.05)}`
}

/** The tail of a climbing shell along its curve, and the shell at its end. */
function ascent(points: readonly Point[], width: number): string[] {
  const end = points.at(-1) ?? [0, 0]
  return [
    brush(points, width * 1.5, ember, { swell: 0.9 }),
    brush(points, width * 0.9, gold, { swell: 0.92 }),
    brush(points.slice(1), width * 0.45, '#fff6cc', { swell: 0.9 }),
    ...points
      .slice(0, -1)
      .flatMap(([x, y], index) =>
        [-1, 1].map((side) =>
          disc([x + side * (width + index * 3), y + width * (0.6 + index * 0.2)], 3.6, index % 2 ? gold : cream),
        ),
      ),
    halo(end, width * 2.6, gold, 3, 0.2),
    ...steps(0, 315, 8).map((degrees) =>
      brush(
        [0.5, 1.2, degrees % 90 ? 1.9 : 2.6].map((along) => place(end, width * along, 0, degrees)),
        width * 0.34,
        degrees % 90 ? rose : '#fff6cc',
      ),
    ),
    disc(end, width * 0.9, gold, ink, 3),
    disc(end, width * 0.5, '#fffdf0'),
  ]
}

/** What the water gives back of a burst: strokes that get shorter towards the viewer. */
function reflection([x, y]: Point, width: number, colours: readonly string[]): string[] {
  return [...colours, mint, violet].map((fill, row) => {
    const half = (width / 2) * (1 - row * 0.15)
    return `<g opacity="${0.7 - row * 0.11}">${brush(
      [
        [x - half, y + row * 17],
        [x, y + row * 17 - 5],
        [x + half * 0.9, y + row * 17],
      ],
      8,
      fill,
    )}</g>`
  })
}
