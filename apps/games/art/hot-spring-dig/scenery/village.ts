import { scattered } from '../../kit/light.ts'
import { bokashi, disc, group, type Point, path, picture, steps } from '../../kit/pen.ts'
import { steam } from '../../kit/steam.ts'
import { contour, dusk, peach, snow, snowShade } from '../palette.ts'
import { inn, tree } from './inn.ts'

export function duskWash(): string {
  return bokashi('k', [
    [0, '#3a2f73'],
    [0.38, dusk],
    [0.66, '#c987b4'],
    [0.86, peach],
    [1, '#ffe2b8'],
  ])
}

/** The sky at dusk with the first stars. 800 × 600. */
export function sky(): string {
  return picture(800, 600, [
    `<defs>${duskWash()}</defs>`,
    '<path fill="url(#k)" d="M0 0h800v600H0z"/>',
    ...stars(800, 250),
  ])
}

export function stars(width: number, height: number): string[] {
  return scattered(26, width, height).map((at, index) => disc(at, index % 4 ? 1.4 : 2.6, '#fff6e0'))
}

/** Snow mountains. 1600 × 420. */
export function mountains(): string {
  return picture(1600, 420, mountainParts())
}

export function mountainParts({ from = -100, to = 1700 }: Stretch = {}): string[] {
  const ridge = (points: string, fill: string) =>
    path(`M${points.replaceAll(' ', 'L').replaceAll(',', ' ')}Z`, fill, contour, 4)
  return [
    ridge('-20,430 160,190 250,250 400,70 560,240 660,180 860,430', '#8d86c9'),
    path('M400 70L330 155L360 180L380 150L404 190L430 152L452 182L486 162Z', snow, contour, 4),
    path('M160 190L118 246L146 240L162 262L186 232L206 222Z', snow, contour, 4),
    path('M660 180L606 210L640 226L660 210L684 240L722 262Z', snow, contour, 4),
    ridge('700,430 900,230 1010,290 1200,90 1380,270 1460,220 1640,430', '#7a73ba'),
    path('M1200 90L1120 173L1152 200L1176 166L1204 206L1232 168L1256 198L1292 182Z', snow, contour, 4),
    path('M900 230L858 270L888 272L906 292L930 262L952 258Z', snow, contour, 4),
    path(
      'M-20 430C160 320 380 330 560 370C760 410 980 330 1180 330C1380 330 1500 370 1640 350V430Z',
      '#b9b6e6',
      contour,
      4,
    ),
    ...steps(20, 1580, 16).map((x, index) =>
      x > from && x < to ? tree([x, 396 - Math.sin(x / 190) * 16 + (index % 3) * 8], 0.5 + (index % 4) * 0.1) : '',
    ),
  ]
}

/** The village: inns with deep snow on the roofs between firs; at night, with lit paper windows. The game moves its steam. 1600 × 380. */
export function village(lit: boolean): string {
  return picture(1600, 380, villageParts({ lit, steaming: false }))
}

export function villageParts({
  from = -100,
  to = 1700,
  lit = true,
  steaming = true,
}: Stretch & { readonly lit?: boolean; readonly steaming?: boolean } = {}): string[] {
  const shown = ([x]: Point) => x > from && x < to
  return [
    path(
      'M-20 390V240C200 190 420 230 640 262C820 286 960 270 1120 246C1320 214 1480 220 1620 200V390Z',
      snowShade,
      contour,
      4,
    ),
    ...(
      [
        [250, 290, 1.05],
        [530, 312, 0.8],
        [1120, 304, 0.86],
        [1390, 284, 1.12],
      ] as const
    ).flatMap(([x, y, size]) => (shown([x, y]) ? inn([x, y], size, lit) : [])),
    ...(
      [
        [90, 300, 1],
        [400, 312, 0.8],
        [690, 322, 0.66],
        [970, 316, 0.74],
        [1250, 304, 0.84],
        [1540, 290, 1.04],
      ] as const
    ).map(([x, y, size]) => (shown([x, y]) ? tree([x, y], size) : '')),
    ...(steaming
      ? ([
          [330, 200, 150, 26],
          [640, 262, 130, 22],
          [1010, 250, 140, 24],
          [1300, 200, 150, 26],
        ] as const)
      : []
    ).map(([x, y, height, width], index) =>
      group([steam([x, y], height, { fill: '#fff', width, turns: index % 2 ? 1.1 : -1.1 })], 'opacity=".8"'),
    ),
    path('M-20 420V330C220 300 520 352 800 348C1080 344 1300 306 1620 326V420Z', snow, contour, 4),
  ]
}

/** The part of a wide drawing that a cover shows; what stands outside is left out. */
interface Stretch {
  readonly from?: number
  readonly to?: number
}
