import { inked } from '../../kit/contour.ts'
import { brush, clip, disc, group, line, oval, path, picture, steps, trace } from '../../kit/pen.ts'
import {
  ink,
  mint,
  mintDark,
  mintPale,
  mustard,
  mustardPale,
  paper,
  pine,
  red,
  redDark,
  sky,
  skyDark,
  wood,
  woodDark,
  woodDeep,
  woodPale,
} from '../palette.ts'

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
