import { rounded } from '../kit/frames.ts'
import { radiance } from '../kit/light.ts'
import { hempLeaf } from '../kit/patterns.ts'
import { bokashi, brush, disc, group, line, type Point, path, petal, picture, place, round } from '../kit/pen.ts'
import { cedar, gold, indigo, ink, night, nightDeep, paper, vermilion, vermilionDeep } from './palette.ts'
import { flapperParts, wheelParts } from './wheel.ts'

export const wheel = () => picture(1200, 1200, [group(wheelParts(600), 'transform="translate(600 600)"')])
export const flapper = () => picture(120, 240, flapperParts([60, 40], 176))

/** What is seen of the hall behind the wheel, inside of its frame. */
export const back = () =>
  picture(800, 800, [
    `<defs>${radiance('b', [
      [0, '#4a3a6e'],
      [0.6, night],
      [1, nightDeep],
    ])}</defs>`,
    path('M0 0h800v800H0z', 'url(#b)'),
    ...Array.from({ length: 36 }, (_, index) => {
      const degrees = index * 10
      return brush(
        [place([400, 720], 560, 0, degrees), place([400, 720], 760, 0, degrees), place([400, 720], 960, 0, degrees)],
        12,
        `${gold.deep}" opacity="0.3`,
      )
    }),
  ])

/** The frame around the opening: posts and a lintel of cedar with fittings of gilt metal. */
export const frame = () => {
  const [outer, inner] = [rounded(4, 4, 792, 792, 26), rounded(34, 34, 732, 732, 22)]
  const corner = (x: number, y: number, turn: number) =>
    group(
      [
        path(
          'M0 0H150C140 22 118 30 96 26C92 44 74 50 62 44C60 62 50 70 44 62C50 74 44 92 26 96C30 118 22 140 0 150Z',
          gold.leaf,
          ink,
          5,
        ),
        path('M16 16H104C86 26 64 24 54 34C46 44 26 64 16 104Z', gold.light),
        disc([26, 26], 9, gold.deep, ink, 3),
      ],
      `transform="translate(${x} ${y}) rotate(${turn})"`,
    )
  return picture(800, 800, [
    path(outer + inner, cedar.mid, ink, 6).replace('<path', '<path fill-rule="evenodd"'),
    ...[14, 24].flatMap((at) => [
      line(
        [
          [at, 120],
          [at, 680],
        ] satisfies Point[],
        cedar.dark,
        3,
      ),
      line(
        [
          [800 - at, 120],
          [800 - at, 680],
        ] satisfies Point[],
        cedar.dark,
        3,
      ),
      line(
        [
          [120, at],
          [680, at],
        ] satisfies Point[],
        cedar.light,
        3,
      ),
      line(
        [
          [120, 800 - at],
          [680, 800 - at],
        ] satisfies Point[],
        cedar.dark,
        3,
      ),
    ]),
    path(inner, 'none', gold.leaf, 5),
    corner(8, 8, 0),
    corner(792, 8, 90),
    corner(792, 792, 180),
    corner(8, 792, 270),
    path('M322 4H478L462 58C444 74 356 74 338 58Z', cedar.dark, ink, 6),
    path('M336 10H464L452 50C436 62 364 62 348 50Z', gold.leaf),
    path('M348 16H452L444 44C430 54 370 54 356 44Z', vermilionDeep),
  ])
}

/** The hall at night, with lanterns hung at parts of its width: carved panels, pillars and lanterns, and boards that shine a little. 1600 × 1000. */
export const room = () => picture(1600, 1000, roomParts(1600, 1000))

export function roomParts(width: number, height: number, hung: readonly number[] = [0.1, 0.3, 0.7, 0.9]): string[] {
  const floor = height * 0.82
  const bay = width / 5
  return [
    `<defs>${bokashi('w', [
      [0, nightDeep],
      [0.6, night],
      [1, '#33284e'],
    ])}${bokashi('f', [
      [0, '#4a2c1b'],
      [1, '#1b110b'],
    ])}${radiance('g', [
      [0, gold.pale, 0.9],
      [0.3, gold.leaf, 0.4],
      [1, gold.leaf, 0],
    ])}${hempLeaf('a', width / 60, { ground: 'none', line: `${gold.deep}" opacity="0.35`, width: 2 })}</defs>`,
    path(`M0 0h${width}v${height}H0z`, 'url(#w)'),
    ...Array.from({ length: 5 }, (_, index) => panel(index * bay, { wide: bay, from: height * 0.16, to: floor })),
    path(`M0 ${round(height * 0.06)}h${width}v${round(height * 0.085)}H0z`, cedar.mid, ink, 6),
    path(`M0 ${round(height * 0.075)}h${width}`, 'none', cedar.pale, 5),
    ...Array.from({ length: 21 }, (_, index) =>
      disc([(index * width) / 20, height * 0.115], width * 0.009, gold.leaf, ink, 3),
    ),
    ...Array.from({ length: 6 }, (_, index) => pillar(index * bay, { wide: width * 0.032, to: floor })),
    path(`M0 ${round(floor)}h${width}V${height}H0z`, 'url(#f)', ink, 6),
    ...Array.from({ length: 14 }, (_, index) =>
      line(
        [
          [width / 2 + (index - 6.5) * width * 0.055, floor],
          [width / 2 + (index - 6.5) * width * 0.14, height],
        ],
        '#1b110b',
        4,
      ),
    ),
    ...hung.flatMap((x) => lantern([width * x, height * 0.3], width * 0.034)),
  ]
}

function panel(x: number, { wide, from, to }: { wide: number; from: number; to: number }): string {
  const [left, right] = [round(x + wide * 0.1), round(x + wide * 0.9)]
  return (
    path(`M${left} ${round(from)}H${right}V${round(to)}H${left}Z`, '#221c3c', ink, 5) +
    path(`M${left} ${round(from)}H${right}V${round(to)}H${left}Z`, 'url(#a)', cedar.mid, 8)
  )
}

const pillar = (x: number, { wide, to }: { wide: number; to: number }): string =>
  path(`M${round(x - wide / 2)} 0h${round(wide)}V${round(to)}h${round(-wide)}Z`, vermilionDeep, ink, 6) +
  path(`M${round(x - wide * 0.3)} 0h${round(wide * 0.2)}V${round(to)}h${round(-wide * 0.2)}Z`, vermilion) +
  path(
    `M${round(x - wide * 0.62)} ${round(to - wide * 1.1)}h${round(wide * 1.24)}v${round(wide * 1.1)}h${round(-wide * 1.24)}Z`,
    gold.deep,
    ink,
    5,
  )

/** A paper lantern on a cord, with its light. */
export function lantern([x, y]: Point, size: number): string[] {
  return [
    disc([x, y], size * 3.2, 'url(#g)'),
    line(
      [
        [x, y - size * 4],
        [x, y - size * 1.2],
      ],
      ink,
      size * 0.08,
    ),
    group(
      [
        path('M-38 -46C-62 -24 -62 24 -38 46H38C62 24 62 -24 38 -46Z', '#ffdf9a', ink, 5),
        ...[-24, 0, 24].map((at) =>
          path(`M${-52 + Math.abs(at) * 0.2} ${at}Q0 ${at + 9} ${52 - Math.abs(at) * 0.2} ${at}`, 'none', '#d98f3c', 3),
        ),
        path('M-36 -58H36V-44H-36ZM-36 44H36V58H-36Z', ink),
        path('M-3 58h6v26h-6Z', vermilion),
      ],
      `transform="translate(${round(x)} ${round(y)}) scale(${Math.round(size * 2) / 100})"`,
    ),
  ]
}

/** What drifts over the hall in a great win. */
export const leaf = (colour: string) =>
  picture(80, 120, [
    path(petal([40, 114], 106, 62, 0), colour, ink, 5),
    path(petal([40, 90], 66, 20, 0), `${paper}" opacity="0.5`),
  ])

/** Bands of cloud below a scene. */
export function cloud([x, y]: Point, size: number): string {
  return group(
    [
      path(
        'M-190 30C-200 0 -160 -14 -140 -2C-132 -38 -80 -44 -62 -18C-44 -56 18 -54 30 -18C52 -42 104 -34 106 -4C140 -16 184 0 174 30C120 44 -130 44 -190 30Z',
        paper,
        ink,
        5,
      ),
      path(
        'M-150 22C-120 8 -96 22 -70 12C-40 2 -20 22 10 12C40 2 66 24 100 12C124 6 146 14 154 22C100 32 -100 32 -150 22Z',
        '#e8c78e',
      ),
      path('M-108 0q22 -18 40 2M-14 -14q24 -16 38 8M74 0q18 -12 30 4', 'none', indigo, 4),
    ],
    `transform="translate(${round(x)} ${round(y)}) scale(${size})"`,
  )
}
