import { inked } from '../../kit/contour.ts'
import { brush, disc, group, line, path, picture, place, round, steps } from '../../kit/pen.ts'
import {
  hydrangeaBlue,
  hydrangeaDeep,
  hydrangeaPale,
  ink,
  moss,
  mossDeep,
  mossPale,
  rainDeep,
  sunlight,
} from '../palette.ts'

/** Hydrangeas in front, wet with rain. 900 × 260. */
export function hedge(): string {
  const blooms: readonly (readonly [x: number, y: number, size: number, tone: number])[] = [
    [60, 120, 74, 0],
    [214, 168, 60, 1],
    [356, 104, 80, 2],
    [512, 172, 62, 0],
    [650, 112, 76, 1],
    [786, 168, 64, 2],
    [876, 92, 70, 0],
  ]
  return picture(900, 260, [
    path(
      'M-10 270V150C60 90 130 150 210 130C300 80 380 120 460 140C560 90 640 110 720 140C800 100 860 100 910 120V270Z',
      mossDeep,
      ink,
      5,
    ),
    ...steps(10, 890, 22).flatMap((x, index) =>
      leafAt([x, 150 + (index % 3) * 44], -50 + ((index * 47) % 100), 74, index % 3 === 0 ? mossPale : moss),
    ),
    path('M-10 236H910V270H-10Z', rainDeep),
    ...blooms.map(([x, y, size, tone]) => bloom([x, y], size, tone)),
  ])
}

function leafAt(at: readonly [number, number], degrees: number, long: number, fill: string): string[] {
  const pair = (along: number, aside: number) => place(at, along, aside, degrees).map(round).join(' ')
  return [
    inked(
      `M${pair(0, 0)}Q${pair(long * 0.5, -long * 0.5)} ${pair(long, 0)}Q${pair(long * 0.5, long * 0.5)} ${pair(0, 0)}Z`,
      fill,
      { ink, thin: 4, thick: 3 },
    ),
    brush([at, place(at, long * 0.5, 2, degrees), place(at, long * 0.92, 0, degrees)], 4, mossDeep),
  ]
}

/** A ball of four-petalled flowers. */
function bloom([x, y]: readonly [number, number], radius: number, tone: number): string {
  const tones = [
    [hydrangeaBlue, hydrangeaPale],
    ['#a58be0', '#d9c8f5'],
    ['#6fa6d8', '#c3e2f2'],
  ][tone] ?? [hydrangeaBlue, hydrangeaPale]
  const spots: readonly (readonly [number, number])[] = [
    [0, 0],
    ...steps(0, 300, 6).map((degrees) => place([0, 0], radius * 0.6, 0, degrees + tone * 20)),
  ]
  return group(
    [
      disc([0, 0], radius * 0.92, hydrangeaDeep, ink, 5),
      ...spots.flatMap(([cx, cy], index) => [
        ...steps(0, 270, 4).map((degrees) =>
          disc(
            place([cx, cy], radius * 0.19, 0, degrees + index * 21),
            radius * 0.2,
            tones[index % 2] ?? hydrangeaBlue,
            ink,
            3,
          ),
        ),
        disc([cx, cy], radius * 0.07, sunlight, ink, 2),
      ]),
      line(
        [
          [-radius * 0.3, radius * 0.84],
          [radius * 0.1, radius * 0.88],
        ],
        hydrangeaDeep,
        3,
      ),
    ],
    `transform="translate(${x} ${y})"`,
  )
}
