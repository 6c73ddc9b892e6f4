import { ring, rounded } from '../../kit/frames.ts'
import { brush, disc, oval, path, picture, steps, trace } from '../../kit/pen.ts'
import { mound, snowCap } from '../../kit/snow.ts'
import { plank } from '../../kit/wood.ts'
import { cedar, cedarDark, contour, lamp, snow, snowShade, stone, water, waterDeep, waterPale } from '../palette.ts'

const white = { snow, shade: snowShade, ink: contour }

/** The board: a cedar tray for five by five tiles of 200 from 70, 110, its upper edge under snow. 1140 × 1180. */
export function board(): string {
  const inner = rounded(62, 102, 1016, 1016, 34)
  return picture(1140, 1180, [
    path(inner, '#4b3d7d'),
    ...steps(170, 970, 5).map((y) =>
      brush(
        [
          [70, y + 40],
          [570, y + 46],
          [1070, y + 40],
        ],
        6,
        '#56488c',
      ),
    ),
    ring(rounded(14, 54, 1112, 1112, 56), inner, cedar, contour, 8),
    plank([80, 68], 980, 22, { fill: cedar, grain: cedarDark, ink: cedar, width: 1 }),
    plank([80, 1132], 980, 22, { fill: cedar, grain: cedarDark, ink: cedar, width: 1 }),
    plank([28, 130], 22, 960, { fill: cedar, grain: cedarDark, ink: cedar, width: 1 }),
    plank([1090, 130], 22, 960, { fill: cedar, grain: cedarDark, ink: cedar, width: 1 }),
    path(rounded(54, 94, 1032, 1032, 38), 'none', cedarDark, 6),
    ...trace('40,1138 1100,1138').flatMap(([x = 0, y = 0]) => [disc([x, y], 13, lamp, contour, 5)]),
    snowCap(trace('10,78 110,56 240,62 380,54 520,60 660,53 800,62 930,55 1040,58 1130,78'), 36, {
      ...white,
      width: 7,
    }),
  ])
}

/** Snow banks along the lower edge, with stones and a little pool. 1600 × 240. */
export function bank(): string {
  return picture(1600, 240, bankParts())
}

export function bankParts(): string[] {
  return [
    path('M-20 260V46C260 20 540 60 800 56C1060 52 1340 22 1620 44V260Z', snow),
    path('M-20 120C260 80 420 130 520 150L560 260H-20ZM1620 110C1400 80 1240 120 1120 150L1100 260H1620Z', snowShade),
    path(mound(-80, 560, 250, 170), snow, contour, 5),
    path(mound(1040, 1700, 250, 190), snow, contour, 5),
    path('M420 250C440 170 600 140 800 140C1000 140 1160 170 1180 250Z', water, contour, 5),
    path('M470 250C500 196 640 176 800 176C960 176 1100 196 1130 250Z', waterDeep),
    ...(
      [
        [560, 206, 60],
        [760, 196, 90],
        [980, 212, 70],
      ] as const
    ).map(([x, y, half]) =>
      brush(
        [
          [x - half, y],
          [x, y - 8],
          [x + half, y],
        ],
        7,
        waterPale,
      ),
    ),
    ...(
      [
        [420, 232, 44],
        [492, 190, 36],
        [582, 162, 30],
        [1010, 160, 30],
        [1104, 188, 38],
        [1176, 230, 46],
      ] as const
    ).flatMap(([x, y, size]) => [
      oval([x, y], size, size * 0.7, stone, contour, 5),
      snowCap(
        [
          [x - size * 0.8, y - size * 0.34],
          [x - size * 0.3, y - size * 0.62],
          [x + size * 0.3, y - size * 0.62],
          [x + size * 0.8, y - size * 0.3],
        ],
        size * 0.3,
        white,
      ),
    ]),
    ...(
      [
        [140, 170],
        [300, 150],
        [1280, 150],
        [1450, 160],
      ] as const
    ).map(([x, y]) =>
      brush(
        [
          [x - 50, y + 20],
          [x, y + 8],
          [x + 50, y + 22],
        ],
        10,
        snowShade,
      ),
    ),
  ]
}
