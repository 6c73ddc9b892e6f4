import { inked } from '../../kit/contour.ts'
import {
  brush,
  clip,
  disc,
  group,
  line,
  oval,
  type Point,
  path,
  picture,
  polygon,
  round,
  steps,
  trace,
} from '../../kit/pen.ts'
import { plank } from '../../kit/wood.ts'
import {
  black,
  ink,
  mint,
  mintDark,
  mintPale,
  mustard,
  mustardPale,
  paper,
  paperShade,
  pine,
  red,
  redDark,
  rose,
  sky,
  skyDark,
  wood,
  woodDark,
  woodDeep,
  woodPale,
} from '../palette.ts'
import { horseToy, paperPinwheel, rattleDrum, spinningTop, temariBall } from '../symbols/toys.ts'
import { darumaParts } from './daruma.ts'

/** The wall of the shop: pale boards. 1600 × 1000. `plain`: without grain. */
export function wallParts({ plain = false } = {}): string[] {
  const board = (x: number, index: number) => [
    path(`M${x} 0h100v1000h-100Z`, index % 3 === 1 ? '#fff1d6' : index % 3 ? '#fdebc9' : '#fff6e3'),
    line(
      [
        [x, 0],
        [x, 1000],
      ],
      '#e9cf9f',
      3,
    ),
    ...(plain ? [] : [0, 1, 2]).map((row) => {
      const y = 90 + ((index * 173 + row * 330) % 880)
      return brush(
        [
          [x + 30 + row * 18, y],
          [x + 34 + row * 16, y + 60],
          [x + 28 + row * 18, y + 130],
        ],
        4,
        '#efd9ae',
      )
    }),
  ]
  return steps(0, 1500, 16).flatMap(board)
}

export const wall = () => picture(1600, 1000, wallParts())

/** What is outside: sky, clouds, hills and roofs. In 500 × 420. */
function outside(): string[] {
  const roof = (x: number, y: number, wide: number, fill: string) =>
    path(`M${x - 20} ${y}L${x + 26} ${y - 44}H${x + wide - 26}L${x + wide + 20} ${y}Z`, fill, ink, 4) +
    steps(x + 20, x + wide - 20, Math.round(wide / 26))
      .map((at) =>
        line(
          [
            [at, y - 4],
            [at + (x + wide / 2 - at) * 0.16, y - 40],
          ],
          '#2f6f74',
          3,
        ),
      )
      .join('') +
    path(`M${x} ${y}h${wide}v80h${-wide}Z`, paper, ink, 4) +
    path(`M${x + 14} ${y + 16}h26v30h-26ZM${x + wide - 44} ${y + 16}h26v30h-26Z`, woodDark, ink, 3)
  const cloud = (x: number, y: number, size: number) =>
    path(
      `M${x} ${y}q${-20 * size} ${-2 * size} ${-18 * size} ${-18 * size}q${2 * size} ${-18 * size} ${24 * size} ${-16 * size}q${6 * size} ${-26 * size} ${36 * size} ${-22 * size}q${22 * size} ${2 * size} ${26 * size} ${22 * size}q${26 * size} ${-6 * size} ${32 * size} ${14 * size}q${2 * size} ${20 * size} ${-22 * size} ${20 * size}Z`,
      '#fff',
      skyDark,
      3,
    )
  return [
    path('M0 0H500V420H0Z', sky),
    path('M0 0H500V120Q250 170 0 120Z', '#9ad6ec'),
    cloud(70, 130, 1.2),
    cloud(330, 90, 1.5),
    cloud(250, 220, 0.9),
    path('M0 300C60 240 120 236 180 280C240 220 330 214 400 270C440 246 470 244 500 252V420H0Z', mintPale, mintDark, 4),
    path('M0 336C80 290 170 300 230 330C310 280 420 290 500 320V420H0Z', mint, mintDark, 4),
    roof(20, 356, 130, '#4a9a9c'),
    roof(330, 350, 150, '#4a9a9c'),
    roof(180, 378, 120, '#3d8588'),
    path('M0 404H500V420H0Z', pine),
  ]
}

/** An open window with a paper screen pushed aside. 560 × 520. */
export function windowParts(id: string): string[] {
  const bars = (x: number, wide: number) => [
    path(`M${x} 34h${wide}v430h${-wide}Z`, paper, ink, 5),
    path(`M${x} 34h${wide}v430h${-wide}Z`, '#fff7e0'),
    ...steps(x + wide / 3, x + (wide * 2) / 3, 2).map((at) =>
      line(
        [
          [at, 34],
          [at, 464],
        ],
        wood,
        7,
      ),
    ),
    ...steps(110, 400, 5).map((y) =>
      line(
        [
          [x, y],
          [x + wide, y],
        ],
        wood,
        7,
      ),
    ),
    path(`M${x} 34h${wide}v430h${-wide}Z`, 'none', ink, 6),
    path(`M${x + 6} 40h${wide - 12}v418h${-(wide - 12)}Z`, 'none', woodDark, 7),
  ]
  return [
    `<defs>${clip(id, path('M28 30H532V468H28Z', '#fff'))}</defs>`,
    group([group(outside(), 'transform="translate(30 34) scale(1.02)"'), ...bars(420, 130)], `clip-path="url(#${id})"`),
    ...[
      ['M6 6H554V36H6Z', woodPale],
      ['M6 30H34V476H6Z', wood],
      ['M526 30H554V476H526Z', wood],
    ].map(([d = '', fill = '']) => inked(d, fill, { ink, thick: 5 })),
    inked('M0 466H560V500H0Z', woodPale, { ink, thick: 6, lean: [0, 5] }),
    brush(trace('40,480 160,484 300,479'), 4, woodDark),
    brush(trace('60,18 220,22 400,17'), 4, woodDark),
  ]
}

export const shopWindow = () => picture(560, 520, windowParts('w'))

export function fishParts(id: string): string[] {
  const body =
    'M14 30C60 6 150 14 250 40C310 52 350 36 404 10C392 44 394 88 406 122C350 96 310 82 250 92C150 118 60 126 14 102C6 80 6 52 14 30Z'
  const scale = (x: number, y: number, index: number) =>
    path(`M${x} ${y - 17}a17 17 0 0 1 0 34`, 'none', index % 2 ? mustardPale : paper, 5)
  return [
    `<defs>${clip(id, path(body, '#fff'))}</defs>`,
    inked(body, red, { ink, thin: 5, thick: 6 }),
    group(
      [
        path('M0 84C120 116 240 76 420 100V140H0Z', redDark),
        path('M0 0H100C118 40 118 90 100 132H0Z', paper),
        path('M100 0C118 40 118 90 100 132', 'none', ink, 5),
        ...steps(130, 290, 5).flatMap((x, column) =>
          steps(column % 2 ? 36 : 50, column % 2 ? 100 : 84, column % 2 ? 3 : 2).map((y, row) =>
            scale(x, y, column + row),
          ),
        ),
        ...[24, 46, 66, 88, 108].map((y) =>
          line(
            [
              [330, 66 + (y - 66) * 0.4],
              [410, y],
            ],
            mustard,
            5,
          ),
        ),
      ],
      `clip-path="url(#${id})"`,
    ),
    path(body, 'none', ink, 5),
    disc([62, 54], 21, mustard, ink, 5),
    disc([62, 54], 11, ink),
    disc([58, 50], 4, paper),
    oval([14, 66], 9, 36, woodDeep, ink, 5),
    path('M150 106C160 128 190 136 208 132C202 118 196 108 190 102Z', mustard, ink, 4),
    path('M150 26C164 6 190 2 206 8C200 18 194 26 188 32Z', mustard, ink, 4),
  ]
}

/** A paper fish that fills with wind, mouth at the left. 420 × 140. */
export const fish = () => picture(420, 140, fishParts('f'))

/** A pole with a turning wheel at its top. 60 × 420. */
export function pole(): string {
  return picture(60, 420, [
    inked('M24 30H36L40 420H20Z', woodPale, { ink, thick: 4 }),
    ...steps(0, 240, 3).map((degrees) =>
      group(
        [path('M30 30C20 20 22 6 30 2C38 6 40 20 30 30Z', mustard, ink, 3)],
        `transform="rotate(${degrees} 30 30)"`,
      ),
    ),
    disc([30, 30], 7, red, ink, 3),
  ])
}

/** Shelves full of toys. 460 × 760. */
export function shelfParts(id: string): string[] {
  const shelf = (y: number) => [
    inked(`M6 ${y}H454V${y + 24}H6Z`, woodPale, { ink, thick: 6, lean: [0, 5] }),
    brush(
      [
        [40, y + 9],
        [180, y + 13],
        [320, y + 9],
      ],
      4,
      woodDark,
    ),
    ...[50, 396].map((x) => path(`M${x} ${y + 26}h16v22q-16 -2 -16 -22Z`, wood, ink, 4)),
  ]
  const at = (x: number, y: number, size: number, content: readonly string[]) =>
    group(content, `transform="translate(${round(x)} ${round(y)}) scale(${size})"`)
  const box = (x: number, y: number, wide: number, high: number, fill: string, band: string) =>
    inked(`M${x} ${y - high}h${wide}v${high}h${-wide}Z`, fill, { ink, thick: 4 }) +
    path(`M${x} ${y - high * 0.62}h${wide}v${high * 0.26}h${-wide}Z`, band, ink, 3.4)
  return [
    ...shelf(206),
    at(18, 64, 0.62, horseToy()),
    at(166, 38, 0.5, darumaParts({ painted: [true, true], id: `${id}a` })),
    at(318, 88, 0.5, temariBall(`${id}b`)),
    ...shelf(448),
    box(24, 448, 78, 62, mint, paper),
    box(34, 386, 58, 44, mustard, red),
    at(112, 292, 0.66, spinningTop()),
    at(246, 298, 0.64, rattleDrum()),
    box(398, 448, 44, 104, red, mustardPale),
    ...shelf(690),
    at(20, 548, 0.46, [group(darumaParts({ painted: [true, false], id: `${id}c` }), `id="${id}e"`)]),
    at(150, 582, 0.36, [`<use href="#${id}e"/>`]),
    box(262, 690, 96, 52, paper, red),
    box(272, 638, 76, 44, sky, paper),
    at(322, 542, 0.6, paperPinwheel()),
  ]
}

export const shelf = () => picture(460, 760, shelfParts('s'))

/** A chest of drawers with toys on it, for under the window. 460 × 400. */
export function chestParts(id: string): string[] {
  const drawer = (x: number, y: number, wide: number, fill: string) => [
    path(`M${x} ${y}h${wide}v84h${-wide}Z`, fill, ink, 5),
    path(`M${x + 10} ${y + 10}h${wide - 20}v64h${-(wide - 20)}Z`, 'none', woodDark, 4),
    path(`M${x + wide / 2 - 26} ${y + 34}q26 34 52 0`, 'none', black, 7),
    ...[-26, 26].map((off) => disc([x + wide / 2 + off, y + 34], 7, mustard, ink, 3)),
  ]
  return [
    inked('M24 196H436V386H24Z', wood, { ink, thin: 6, thick: 7 }),
    ...drawer(40, 212, 184, woodPale),
    ...drawer(236, 212, 184, '#f6d79c'),
    ...drawer(40, 304, 380, woodPale).slice(0, 4),
    ...[40, 388].map((x) => path(`M${x} 384h32v14h-32Z`, woodDeep, ink, 4)),
    inked('M8 176H452V198H8Z', woodPale, { ink, thick: 6, lean: [0, 4] }),
    group(horseToy(), 'transform="translate(20 -2) scale(.8)"'),
    group(temariBall(`${id}t`), 'transform="translate(262 50) scale(.62)"'),
    group(paperPinwheel(), 'transform="translate(196 -20) scale(.62)"'),
    group(spinningTop(), 'transform="translate(352 92) scale(.4)"'),
  ]
}

export const chest = () => picture(460, 400, chestParts('c'))

/** The counter on which the tower stands, with a cloth of hemp check. 1600 × 300. */
export function counterParts(): string[] {
  return [
    plank([-20, 10], 1640, 84, { fill: woodPale, grain: wood, ink, width: 6 }),
    path('M-20 94H1620V300H-20Z', wood, ink, 6),
    path('M-20 94H1620V118H-20Z', woodDark),
    ...steps(60, 1540, 8).flatMap((x, index) => [
      line(
        [
          [x, 118],
          [x, 300],
        ],
        woodDeep,
        4,
      ),
      brush(
        [
          [x + 40, 150 + (index % 3) * 26],
          [x + 46, 200],
          [x + 38, 270],
        ],
        6,
        woodDark,
      ),
      brush(
        [
          [x + 130, 170],
          [x + 126, 220 + (index % 2) * 20],
          [x + 132, 286],
        ],
        5,
        woodDark,
      ),
    ]),
  ]
}

export const counter = () => picture(1600, 300, counterParts())

/** Red and white cloth, hung for festivals. 1600 × 170. */
export function curtainParts(): string[] {
  const lower = (x: number) => 118 + Math.sin((x / 1600) * Math.PI * 6 - Math.PI / 2) * 26
  const stripe = (x: number, index: number) => {
    const [a, b, c]: Point[] = [
      [x, lower(x)],
      [x + 33, lower(x + 33) + 3],
      [x + 67, lower(x + 67)],
    ] as [Point, Point, Point] // three in, three out
    return path(
      `M${x} 0H${x + 67}V${round(c?.[1] ?? 0)}Q${round(b?.[0] ?? 0)} ${round((b?.[1] ?? 0) + 5)} ${round(a?.[0] ?? 0)} ${round(a?.[1] ?? 0)}Z`,
      index % 2 ? paper : red,
      ink,
      4,
    )
  }
  return [
    ...steps(0, 1541, 24).map(stripe),
    ...steps(0, 1541, 24).map((x, index) =>
      brush(
        [
          [x + 18, 14],
          [x + 22, 60],
          [x + 16, 100],
        ],
        6,
        index % 2 ? paperShade : redDark,
      ),
    ),
    line(
      [
        [0, 8],
        [1600, 8],
      ],
      black,
      8,
    ),
    ...[267, 800, 1333].flatMap((x) => [
      line(
        [
          [x, 4],
          [x, 78],
        ],
        mustard,
        12,
      ),
      path(`M${x - 16} 74h32l8 52h-48Z`, mustard, ink, 4),
      ...[-10, 0, 10].map((off) =>
        line(
          [
            [x + off, 92],
            [x + off * 1.2, 122],
          ],
          '#b97a10',
          3,
        ),
      ),
      disc([x, 74], 15, red, ink, 4),
    ]),
  ]
}

export const curtain = () => picture(1600, 170, curtainParts())

/** A slip of coloured paper that falls. 40 × 40. */
export const slip = (fill: string, shade: string) =>
  picture(40, 40, [
    path(polygon(trace('5,12 29,4 36,28 12,36')), fill, ink, 2.4),
    path(polygon(trace('29,4 36,28 24,32')), shade),
  ])

export const slips = {
  red: () => slip(red, redDark),
  mustard: () => slip(mustard, mustardPale),
  mint: () => slip(mint, mintDark),
  paper: () => slip(paper, paperShade),
  rose: () => slip(rose, red),
}
