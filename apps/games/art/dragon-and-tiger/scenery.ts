import { cover } from '../kit/cover.ts'
import { hempLeaf, seaWaves } from '../kit/patterns.ts'
import {
  bokashi,
  brush,
  clip,
  disc,
  group,
  line,
  type Point,
  path,
  petal,
  picture,
  polygon,
  round,
  trace,
} from '../kit/pen.ts'
import { dragonBody, dragonClaw, dragonHead } from './dragon.ts'
import { bamboo, gold, indigo, ink, night, paper, vermilion, wash } from './palette.ts'
import { bambooStem, gilt, storm, stormShape } from './storm-and-bamboo.ts'
import { tigerBody, tigerHead } from './tiger.ts'

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** A folding screen of two panels, leafed in gold. `painting` lies on the leaf and is cut at its edge; `fold`: how far the middle stands back. */
export function screen(
  id: string,
  { x, y, width, height }: Box,
  { brocade, painting, fold }: { brocade: { border: string; line: string }; painting: readonly string[]; fold: number },
): string[] {
  const middle = x + width / 2
  const shape = (inset: number) =>
    polygon([
      [x + inset, y + inset],
      [middle, y + fold + inset],
      [x + width - inset, y + inset],
      [x + width - inset, y + height - inset],
      [middle, y + height + fold - inset],
      [x + inset, y + height - inset],
    ])
  const part = (value: number) => width * value
  return [
    path(shape(0), ink, ink, part(0.018)),
    path(shape(part(0.014)), brocade.border, brocade.line, part(0.012)),
    path(shape(part(0.048)), 'url(#gilt)', ink, part(0.01)),
    clip(id, path(shape(part(0.052)), '#fff')),
    group([...leafSquares({ x, y, width, height }), ...painting], `clip-path="url(#${id})"`),
    // the right panel lies in the shade, and the fold is dark
    path(
      polygon([
        [middle, y + fold],
        [x + width, y],
        [x + width, y + height],
        [middle, y + height + fold],
      ]),
      `${gold.dark}" opacity="0.16`,
    ),
    line(
      [
        [middle, y + fold + part(0.03)],
        [middle, y + height + fold - part(0.03)],
      ],
      `${gold.dark}" opacity="0.7`,
      part(0.012),
    ),
  ]
}

/** The squares of gold leaf. */
function leafSquares({ x, y, width, height }: Box): string[] {
  const side = width / 6
  const lines = [
    ...Array.from({ length: 7 }, (_, index) => `M${round(x + side * index)} ${round(y)}v${round(height * 1.2)}`),
    ...Array.from(
      { length: Math.ceil(height / side) + 1 },
      (_, index) => `M${round(x)} ${round(y + side * index)}h${round(width)}`,
    ),
  ]
  return [path(lines.join(''), 'none', `${gold.deep}" opacity="0.35`, 2)]
}

/** The dragon on its screen comes down out of a storm. In a box of 400 × 400. */
export const dragonPainting = (): string[] => [
  storm([80, 40], 0.7),
  storm([320, 30], 0.72),
  ...dragonBody(trace('150,230 40,300 60,380 190,372 300,330 380,392 330,470'), 118),
  storm([30, 392], 0.62),
  storm([360, 400], 0.6),
]

export const dragonFront = (): string[] => [
  group(dragonHead(), 'transform="translate(92 100) scale(0.62)"'),
  ...dragonClaw([250, 322], 62, 62),
]

/** The tiger on its screen comes out of a bamboo grove. In a box of 400 × 400. */
export const tigerPainting = (): string[] => [
  ...bambooStem([356, 400], 420, -30, 11),
  ...bambooStem([300, 400], 430, 20, 9),
  ...bambooStem([60, 400], 400, -20, 8),
  path('M-20 380C80 350 160 372 240 360C320 348 380 366 430 356V460H-20Z', wash.mist, ink, 4),
  group(tigerBody(), 'transform="translate(96 118) scale(0.6)"'),
]

export const tigerFront = (): string[] => [group(tigerHead(), 'transform="translate(6 70) scale(0.68)"')]

/** The two screens, and a table of black lacquer before them with a place for a card each. */
export function table(): string {
  const place = (x: number, border: string) => [
    `<rect x="${x - 112}" y="368" width="224" height="304" rx="20" fill="${border}" stroke="${gold.leaf}" stroke-width="4"/>`,
    `<rect x="${x - 102}" y="378" width="204" height="284" rx="14" fill="none" stroke="${gold.pale}" stroke-width="2" stroke-dasharray="2 9" opacity="0.7"/>`,
  ]
  return cover(800, 800, [
    `<defs>${gilt()}${stormShape()}${seaWaves('tide', 30, { ground: '#221c1d', line: '#3b302c', width: 2 })}</defs>`,
    ...screens([6, 26], 0.96),
    `<rect x="14" y="352" width="772" height="440" rx="30" fill="#0b0809"/>`,
    `<rect x="10" y="342" width="780" height="440" rx="30" fill="#1b1516" stroke="${ink}" stroke-width="6"/>`,
    `<rect x="24" y="356" width="752" height="412" rx="22" fill="url(#tide)" stroke="${gold.leaf}" stroke-width="4"/>`,
    ...place(204, vermilion.dark),
    ...place(596, indigo.dark),
    // a knot of cords between them
    disc([400, 520], 44, '#1b1516', gold.leaf, 5),
    path('M400 484A36 36 0 0 0 400 556A18 18 0 0 0 400 520A18 18 0 0 1 400 484Z', vermilion.red),
    path('M400 484A36 36 0 0 1 400 556A18 18 0 0 0 400 520A18 18 0 0 1 400 484Z', indigo.blue),
    disc([400, 502], 6, paper),
    disc([400, 538], 6, paper),
  ])
}

/** Both screens beside each other, with the heads before their frames. About 820 × 440. */
export function screens([x, y]: Point, size: number): string[] {
  const left: Box = { x: 8, y: 0, width: 396, height: 400 }
  const right: Box = { x: 416, y: 0, width: 396, height: 400 }
  return [
    group(
      [
        ...screen('d', left, {
          brocade: { border: vermilion.deep, line: vermilion.light },
          painting: [group(dragonPainting(), 'transform="translate(8 0)"')],
          fold: 16,
        }),
        ...screen('t', right, {
          brocade: { border: indigo.deep, line: indigo.light },
          painting: [group(tigerPainting(), 'transform="translate(416 0)"')],
          fold: 16,
        }),
        group(dragonFront(), 'transform="translate(0 0)"'),
        group(tigerFront(), 'transform="translate(420 0)"'),
      ],
      `transform="translate(${x} ${y}) scale(${size})"`,
    ),
  ]
}

/** The hall at night: paper windows, beams, and a floor of mats. */
export const room = () => cover(1600, 1000, roomParts(1600, 1000))

export function roomParts(width: number, height: number): string[] {
  const floor = height * 0.66
  const pane = width / 16
  return [
    `<defs>${bokashi('dusk', [
      [0, night.high],
      [1, night.low],
    ])}${bokashi('mat', [
      [0, '#4a4030'],
      [1, '#1e1a17'],
    ])}${hempLeaf('hemp', 26, { ground: '#2b2430', line: '#4b3d42', width: 2 })}</defs>`,
    path(`M0 0h${width}v${height}H0z`, 'url(#dusk)'),
    path(`M0 0h${width}v${round(height * 0.13)}H0z`, 'url(#hemp)'),
    ...Array.from({ length: 16 }, (_, index) =>
      path(
        `M${round(pane * index + 6)} ${round(height * 0.16)}h${round(pane - 12)}v${round(floor - height * 0.19)}h${round(12 - pane)}z`,
        index % 4 === 0 ? '#3d3540' : '#574a4c',
        ink,
        3,
      ),
    ),
    ...[0.3, 0.44, 0.57].map((part) => path(`M0 ${round(height * part)}h${width}v5H0z`, ink)),
    path(`M0 ${round(height * 0.12)}h${width}v${round(height * 0.03)}H0z`, '#1a1416', gold.deep, 3),
    ...Array.from({ length: 5 }, (_, index) =>
      path(`M${round((width / 4) * index - 20)} 0h40v${round(floor)}h-40z`, '#20181a', ink, 4),
    ),
    ...lantern([width * 0.125, height * 0.09], 1),
    ...lantern([width * 0.875, height * 0.09], 1),
    path(`M0 ${round(floor)}h${width}v${round(height - floor)}H0z`, 'url(#mat)'),
    path(`M0 ${round(floor)}h${width}v8H0z`, gold.deep),
    ...[-0.6, -0.2, 0.2, 0.6].map((part) =>
      line(
        [
          [width * (0.5 + part * 0.5), floor + 8],
          [width * (0.5 + part), height],
        ],
        '#14110f',
        8,
      ),
    ),
    ...[0.78, 0.9].map((part) => path(`M0 ${round(height * part)}h${width}v5H0z`, '#14110f')),
  ]
}

/** A paper lantern that hangs from a beam. */
function lantern([x, y]: Point, size: number): string[] {
  return [
    group(
      [
        `<circle cx="0" cy="86" r="150" fill="${gold.pale}" opacity="0.08"/>`,
        `<circle cx="0" cy="86" r="96" fill="${gold.pale}" opacity="0.12"/>`,
        line(trace('0,0 0,40'), ink, 6),
        path('M-34 44H34C58 66 58 112 34 134H-34C-58 112 -58 66 -34 44Z', '#f3c566', ink, 5),
        ...[62, 82, 102, 120].map((at) =>
          path(
            `M${-48 + Math.abs(at - 90) * 0.14} ${at}Q0 ${at + 8} ${48 - Math.abs(at - 90) * 0.14} ${at}`,
            'none',
            gold.deep,
            3,
          ),
        ),
        path('M-24 36H24V48H-24ZM-24 130H24V142H-24Z', ink),
      ],
      `transform="translate(${round(x)} ${round(y)}) scale(${size})"`,
    ),
  ]
}

/** A flake of gold leaf, for great wins. */
export const flake = () =>
  picture(80, 120, [
    path('M14 34L46 12L68 44L58 92L30 108L10 76Z', gold.leaf, ink, 5),
    path('M24 42L46 24L56 46L38 60Z', gold.pale),
    brush(trace('28,92 44,84 54,66'), 6, gold.deep),
  ])

/** A leaf of bamboo, likewise. */
export const leaf = () =>
  picture(80, 120, [
    path(petal([40, 112], 104, 40, 0), bamboo.leaf, ink, 5),
    line(trace('40,106 40,26'), bamboo.lit, 4),
  ])
