import { bokashi, brush, group, line, loop, path, picture, polygon, round, steps, trace } from '../../kit/pen.ts'
import {
  cream,
  creamShade,
  ink,
  mist,
  moss,
  mossDeep,
  mossPale,
  rain,
  rainDeep,
  rainPale,
  sunlight,
} from '../palette.ts'
import { sunDisc, sunRays, sunWash } from '../symbols/rain.ts'

/** The bright sky of a sun shower: teal above, warm light at the horizon. */
export function sky(): string {
  return picture(800, 600, [`<defs>${skyWash()}</defs>`, path('M0 0H800V600H0Z', 'url(#sky)')])
}

export function skyWash(): string {
  return bokashi('sky', [
    [0, '#6fb3ae'],
    [0.3, rainPale],
    [0.52, '#f2ecc4'],
    [0.7, sunlight],
    [1, '#fff6d6'],
  ])
}

/** The sun with its rays, for the open sky. 640 × 640, the disc in the middle. */
export function openSun(): string {
  return picture(640, 640, [`<defs>${sunWash()}</defs>`, ...sunDisc([320, 320], 112)])
}

/** The rays alone, so that they can turn. */
export function sunBeams(): string {
  return picture(640, 640, sunRays([320, 320], 30, 318, 24))
}

/** Far mountains. 1600 × 420, the foot at the bottom. */
export function mountains(): string {
  return picture(1600, 420, [`<defs>${mountainWash()}</defs>`, ...farMountains()])
}

export function mountainWash(): string {
  return `${bokashi('far', [
    [0, '#5fa39f'],
    [1, '#cfe6d6'],
  ])}${bokashi('near', [
    [0, rain],
    [0.9, '#b5d6b4'],
    [1, mist],
  ])}`
}

export function farMountains(): string[] {
  return [
    path(loop(trace('-80,440 20,250 150,180 260,90 360,150 470,240 600,300 760,350 900,440')), 'url(#far)', ink, 3.4),
    path(
      loop(trace('820,440 960,320 1080,250 1190,120 1290,60 1390,150 1500,220 1640,260 1720,440')),
      'url(#far)',
      ink,
      3.4,
    ),
    ...[
      [262, 96, 236, 300],
      [300, 124, 316, 280],
      [206, 150, 176, 280],
      [1292, 70, 1262, 300],
      [1336, 110, 1356, 270],
      [1230, 118, 1190, 280],
    ].map(([x = 0, y = 0, foot = 0, low = 0]) =>
      brush(
        [
          [x, y],
          [(x + foot) / 2 + 8, (y + low) / 2],
          [foot, low],
        ],
        6,
        rainDeep,
        { swell: 0.25 },
      ),
    ),
    path(loop(trace('-80,440 60,330 220,300 380,330 560,390 700,440')), 'url(#near)', ink, 3.4),
    path(loop(trace('900,440 1060,380 1230,320 1400,300 1560,330 1720,440')), 'url(#near)', ink, 3.4),
    ...steps(40, 520, 13).map((x, index) =>
      cedarTree([x, 352 + Math.sin(index * 1.9) * 12 + Math.abs(x - 260) * 0.1], 0.8 + (index % 3) * 0.2),
    ),
    ...steps(1080, 1580, 13).map((x, index) =>
      cedarTree([x, 352 + Math.sin(index * 2.3) * 12 + Math.abs(x - 1380) * 0.1], 0.8 + (index % 3) * 0.2),
    ),
  ]
}

function cedarTree([x, y]: readonly [number, number], size: number): string {
  const d = `M${round(x)} ${round(y - 58 * size)}L${round(x + 15 * size)} ${round(y)}H${round(x - 15 * size)}Z`
  return path(d, rainDeep, ink, 2.4)
}

/** The ridge with its path. 1600 × 400; feet on the path stand at y 96 in the middle and at the ends. */
export function ridge(): string {
  return picture(1600, 400, nearRidge())
}

/** `grass`: tufts in the first row. */
export function nearRidge({ grass = 40 } = {}): string[] {
  return [
    path('M-20 120C200 60 420 84 640 92C900 102 1180 60 1620 108V420H-20Z', moss, ink, 5),
    path(
      'M-20 128C200 70 420 92 640 100C900 110 1180 70 1620 116V150C1180 104 900 142 640 134C420 126 200 108 -20 164Z',
      creamShade,
      ink,
      3,
    ),
    path(
      'M-20 132C200 76 420 97 640 105C900 115 1180 75 1620 121V130C1180 88 900 124 640 116C420 108 200 88 -20 142Z',
      cream,
    ),
    path('M-20 250C260 170 520 220 800 230C1100 240 1360 190 1620 236V420H-20Z', mossDeep, ink, 4),
    path('M-20 330C220 270 560 310 860 316C1160 322 1400 290 1620 318V420H-20Z', rainDeep, ink, 4),
    ...steps(10, 1590, grass).map((x, index) =>
      tuft(
        [x, 172 + Math.sin(x / 150) * 14 + (index % 3) * 20],
        0.8 + (index % 4) * 0.16,
        index % 2 ? mossPale : mossDeep,
      ),
    ),
    ...steps(30, 1570, Math.round(grass * 0.85)).map((x, index) =>
      tuft([x, 262 + Math.sin(x / 170) * 14 + (index % 2) * 26], 1 + (index % 3) * 0.2, index % 2 ? moss : '#2b4722'),
    ),
    ...steps(60, 1540, Math.round(grass * 0.5)).map((x, index) =>
      tuft([x, 352 + (index % 3) * 18], 1.2, index % 2 ? rain : mossDeep),
    ),
    ...steps(40, 1560, 16).map((x, index) => stone([x, 150 + Math.sin(x / 210) * 16 + (index % 2) * 5])),
  ]
}

function tuft([x, y]: readonly [number, number], size: number, fill: string): string {
  return group(
    [-26, 0, 24].map((lean) =>
      brush(
        [
          [x, y],
          [x + lean * 0.3 * size, y - 14 * size],
          [x + lean * 0.6 * size, y - 26 * size],
        ],
        6 * size,
        fill,
        { swell: 0.2 },
      ),
    ),
  )
}

function stone([x, y]: readonly [number, number]): string {
  return path(`M${round(x - 12)} ${round(y)}q4 -10 14 -9q10 1 12 9Z`, rainPale, ink, 2.6)
}

/** A grove of bamboo for the left edge. 360 × 900; its mirror stands at the right. */
export function grove(): string {
  return picture(360, 900, groveStems())
}

export function groveStems(): string[] {
  const stems: readonly (readonly [x: number, lean: number, wide: number, fill: string, light: string])[] = [
    [196, 5, 22, rainDeep, rain],
    [120, -2, 26, '#2f6a55', '#5d9a6a'],
    [250, 8, 20, '#2f6a55', '#5d9a6a'],
    [52, 1, 38, moss, mossPale],
    [160, 4, 32, moss, mossPale],
  ]
  return [
    ...stems.map(([x, lean, wide, fill, light], index) => {
      const joints = 7 + (index % 2)
      const long = 960 / joints
      const parts = Array.from({ length: joints }, (_, joint) => {
        const top = -40 + joint * long + index * 14
        const half = wide / 2
        return (
          path(`M${x - half} ${round(top)}H${x + half}V${round(top + long - 5)}H${x - half}Z`, fill, ink, 4) +
          path(
            `M${x - half + 4} ${round(top + 8)}V${round(top + long - 14)}H${round(x - half * 0.2)}V${round(top + 8)}Z`,
            light,
          ) +
          line(
            [
              [x - half - 2, top - 2],
              [x, top + 2],
              [x + half + 2, top - 2],
            ],
            ink,
            5,
          )
        )
      })
      return group(parts, `transform="rotate(${lean} ${x} 920)"`)
    }),
    ...[
      [70, 150, 60],
      [210, 90, 100],
      [128, 250, 95],
      [226, 330, 80],
      [60, 420, 75],
      [180, 520, 110],
      [90, 640, 70],
    ].flatMap(([x = 0, y = 0, from = 0], index) =>
      [0, 34, 70].map((turn, blade) =>
        longLeaf(
          [x, y],
          from + turn,
          108 - blade * 14,
          (index + blade) % 3 === 0 ? mossPale : (index + blade) % 3 === 1 ? moss : '#4d7a3a',
        ),
      ),
    ),
  ]
}

function longLeaf([x, y]: readonly [number, number], degrees: number, long: number, fill: string): string {
  const d = `M${x} ${y}q${round(long * 0.35)} -16 ${long} 0q${round(-long * 0.65)} 16 ${-long} 0Z`
  return path(d, fill, ink, 3.4).replace('<path', `<path transform="rotate(${degrees - 40} ${x} ${y})"`)
}

/** A bank of cloud that closes over one half of the sky. 900 × 340. */
export function cloudBank(): string {
  return picture(900, 340, cloudShapes())
}

export function cloudShapes(): string[] {
  const bars: readonly (readonly [x: number, y: number, long: number, high: number])[] = [
    [-60, 20, 620, 64],
    [-60, 74, 860, 70],
    [-60, 134, 700, 62],
    [40, 186, 780, 58],
    [-60, 234, 520, 54],
    [120, 276, 300, 44],
  ]
  const rects = (grow: number) =>
    bars.map(
      ([x, y, long, high]) =>
        `<rect x="${x - grow}" y="${y - grow}" width="${long + grow * 2}" height="${high + grow * 2}" rx="${high / 2 + grow}"/>`,
    )
  return [
    group(rects(4), `fill="${ink}"`),
    group(rects(0), `fill="${mist}"`),
    ...bars.map(([x, y, long, high], index) =>
      path(
        `M${x + 40} ${round(y + high * 0.78)}H${round(x + long * (0.6 + (index % 3) * 0.1))}`,
        'none',
        rainPale,
        high * 0.2,
      ),
    ),
    ...bars.map(([x, y, long, high], index) =>
      path(
        `M${round(x + long * 0.34)} ${round(y + high * 0.24)}H${round(x + long * (0.74 + (index % 2) * 0.1))}`,
        'none',
        cream,
        high * 0.14,
      ),
    ),
  ]
}

/** A shaft of light that falls through a gap in the clouds, fading downwards. 300 × 600. */
export function shaft(): string {
  const fade =
    '<linearGradient id="fade" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fffbe6" stop-opacity=".85"/><stop offset=".7" stop-color="#fff3c4" stop-opacity=".55"/><stop offset="1" stop-color="#ffe595" stop-opacity="0"/></linearGradient>'
  return picture(300, 600, [
    `<defs>${fade}</defs>`,
    path(
      polygon([
        [190, 0],
        [250, 0],
        [130, 600],
        [0, 600],
      ]),
      'url(#fade)',
    ),
    path(
      polygon([
        [260, 0],
        [280, 0],
        [200, 600],
        [150, 600],
      ]),
      'url(#fade)',
    ),
  ])
}
