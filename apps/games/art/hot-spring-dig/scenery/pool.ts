import { brush, group, oval, path, picture } from '../../kit/pen.ts'
import { snowCap } from '../../kit/snow.ts'
import { contour, snow, snowShade, stone, stoneDark, water, waterDeep, waterPale } from '../palette.ts'

type Rock = readonly [x: number, y: number, size: number]
const behind: readonly Rock[] = [
  [62, 78, 34],
  [118, 54, 28],
  [172, 44, 24],
  [230, 44, 25],
  [284, 54, 29],
  [340, 80, 33],
]
const inFront: readonly Rock[] = [
  [38, 128, 38],
  [88, 164, 36],
  [146, 180, 32],
  [206, 186, 35],
  [266, 178, 33],
  [318, 160, 37],
  [364, 124, 37],
]

/** The spring in which the monkey bathes, and the rocks behind it. 400 × 230. */
export function pool(): string {
  return picture(400, 230, [
    ...behind.flatMap(rock),
    oval([200, 122], 160, 66, waterDeep, contour, 6),
    oval([200, 130], 148, 54, water),
    ...(
      [
        [96, 116, 34],
        [306, 112, 36],
        [270, 150, 44],
        [128, 154, 40],
      ] as const
    ).map(([x, y, half]) =>
      brush(
        [
          [x - half, y],
          [x, y - 6],
          [x + half, y],
        ],
        6,
        waterPale,
      ),
    ),
  ])
}

/** The rocks in front of the bather. 400 × 230. */
export function poolRim(): string {
  return picture(400, 230, inFront.flatMap(rock))
}

function rock([x, y, size]: Rock, index: number): string[] {
  const high = size * 0.74
  return [
    oval([x, y], size, high, index % 2 ? stone : stoneDark, contour, 5),
    group(
      [path(`M${x - size * 0.5} ${y + high * 0.5}q${size * 0.5} ${high * 0.3} ${size} 0`, 'none', contour, 3)],
      'opacity=".4"',
    ),
    snowCap(
      [
        [x - size * 0.8, y - high * 0.4],
        [x - size * 0.3, y - high * 0.8],
        [x + size * 0.3, y - high * 0.8],
        [x + size * 0.8, y - high * 0.36],
      ],
      size * 0.3,
      { snow, shade: snowShade, ink: contour },
    ),
  ]
}

/** A yuzu that floats in the bath. 60 × 60. */
export function yuzuFruit(): string {
  return picture(60, 60, [
    oval([30, 33], 23, 21, '#f8c53a', contour, 4),
    brush(
      [
        [15, 34],
        [17, 24],
        [26, 18],
      ],
      5,
      '#fff0a8',
    ),
    path('M31 15C34 4 46 2 53 6C50 15 40 19 31 15Z', '#4f9a6a', contour, 3),
  ])
}

/** A lump of dug snow, and a splinter of ice. 40 × 40. */
export function lump(): string {
  return picture(40, 40, [
    path('M8 26C2 18 10 8 19 9C24 2 36 8 34 17C40 25 31 34 24 31C18 37 8 34 8 26Z', snow, contour, 3.4),
    brush(
      [
        [12, 27],
        [20, 29],
        [28, 25],
      ],
      5,
      snowShade,
    ),
  ])
}

export function splinter(): string {
  return picture(40, 40, [
    path('M5 28L17 4L35 16L27 36Z', '#c4e4ff', contour, 3.4),
    path('M17 4L20 22L35 16Z', '#f2faff'),
    path('M5 28L20 22L27 36Z', '#8fbdf0'),
  ])
}
