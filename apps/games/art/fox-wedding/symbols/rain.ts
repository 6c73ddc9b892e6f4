import { inked } from '../../kit/contour.ts'
import {
  bokashi,
  brush,
  clip,
  disc,
  group,
  line,
  path,
  picture,
  place,
  polygon,
  round,
  steps,
  trace,
} from '../../kit/pen.ts'
import {
  cream,
  gold,
  hydrangeaBlue,
  hydrangeaDeep,
  hydrangeaPale,
  ink,
  moss,
  mossDeep,
  mossPale,
  rain,
  rainDeep,
  rainPale,
  sunlight,
} from '../palette.ts'

/** The wild: the sun behind slanting rain, in a window of teal. */
export function sun(): string {
  const frame = 'M30 8H210Q232 8 232 30V210Q232 232 210 232H30Q8 232 8 210V30Q8 8 30 8Z'
  return picture(240, 240, [
    `<defs>${bokashi('sky', [
      [0, rainDeep],
      [0.6, rain],
      [1, rainPale],
    ])}${clip('window', path(frame, ink))}${sunWash()}</defs>`,
    path(frame, 'url(#sky)', ink, 7),
    group(
      [
        ...sunRays([120, 112], 66, 190, 20),
        ...sunDisc([120, 112], 62),
        ...cloudBar([-10, 166], 150, 26),
        ...cloudBar([120, 188], 150, 28),
        ...cloudBar([150, 40], 110, 20),
        ...[
          [40, 10],
          [86, -12],
          [60, 96],
          [128, 60],
          [176, -10],
          [214, 70],
          [190, 150],
          [104, 160],
          [26, 168],
        ].map(([x = 0, y = 0], index) =>
          line(
            [
              [x, y],
              [x - 26, y + 76],
            ],
            index % 3 ? '#e9fbf4' : cream,
            index % 2 ? 3 : 4.4,
          ),
        ),
      ],
      'clip-path="url(#window)"',
    ),
    path(frame, 'none', gold, 9),
    path('M30 5H210Q235 5 235 30V210Q235 235 210 235H30Q5 235 5 210V30Q5 5 30 5Z', 'none', ink, 4),
    path('M34 14H206Q226 14 226 34V206Q226 226 206 226H34Q14 226 14 206V34Q14 14 34 14Z', 'none', ink, 3),
  ])
}

export function sunWash(): string {
  return bokashi('sun', [
    [0, '#fffbe0'],
    [0.6, sunlight],
    [1, gold],
  ])
}

/** Needs `sunWash`. */
export function sunDisc(at: readonly [number, number], radius: number): string[] {
  return [
    disc(at, radius * 1.16, '#fff6cf').replace('<circle', '<circle opacity=".4"'),
    disc(at, radius, 'url(#sun)', ink, 5),
    disc(at, radius * 0.8, 'none', gold, 4),
  ]
}

/** Flat rays as on a print, each second one shorter. */
export function sunRays(at: readonly [number, number], inner: number, outer: number, count: number): string[] {
  return steps(0, 360 - 360 / count, count).map((degrees, index) => {
    const half = 180 / count / 2.1
    const far = index % 2 ? outer * 0.82 : outer
    return path(
      polygon([
        place(at, inner, 0, degrees - half * 0.5),
        place(at, far, 0, degrees - half),
        place(at, far, 0, degrees + half),
        place(at, inner, 0, degrees + half * 0.5),
      ]),
      index % 2 ? sunlight : gold,
    )
  })
}

function cloudBar([x, y]: readonly [number, number], long: number, high: number): string[] {
  return [
    `<rect x="${x}" y="${y}" width="${long}" height="${high}" rx="${high / 2}" fill="${cream}" stroke="${ink}" stroke-width="4"/>`,
    `<rect x="${x + long * 0.2}" y="${round(y - high * 0.72)}" width="${round(long * 0.52)}" height="${high}" rx="${high / 2}" fill="${cream}" stroke="${ink}" stroke-width="4"/>`,
    `<rect x="${x + 4}" y="${round(y + 2)}" width="${long - 8}" height="${high - 4}" rx="${high / 2 - 2}" fill="${cream}"/>`,
    brush(
      [
        [x + long * 0.3, y + high * 0.6],
        [x + long * 0.55, y + high * 0.66],
        [x + long * 0.8, y + high * 0.6],
      ],
      4,
      rainPale,
    ),
  ]
}

/** A blue hydrangea on its leaves. */
export function hydrangea(): string {
  const blooms: readonly (readonly [number, number, number])[] = [
    [120, 62, 0],
    [76, 78, 18],
    [164, 80, 40],
    [50, 118, 30],
    [98, 108, 52],
    [144, 110, 10],
    [190, 120, 24],
    [72, 154, 8],
    [120, 150, 36],
    [168, 156, 60],
    [98, 186, 20],
    [146, 186, 46],
  ]
  return picture(240, 240, [
    ...[-122, 118, 176].flatMap((degrees) => bigLeaf([120, 120], degrees)),
    disc([120, 124], 82, hydrangeaDeep, ink, 6),
    ...blooms.flatMap(([x, y, turn], index) =>
      floret([x, y], turn, index % 3 === 0 ? hydrangeaPale : index % 3 === 1 ? hydrangeaBlue : '#93a9ee'),
    ),
  ])
}

function bigLeaf(at: readonly [number, number], degrees: number): string[] {
  const [tip, left, right, heart] = [
    place(at, 112, 0, degrees),
    place(at, 70, -62, degrees),
    place(at, 70, 62, degrees),
    place(at, 60, 0, degrees),
  ]
  const pair = (p: readonly [number, number]) => `${round(p[0])} ${round(p[1])}`
  return [
    inked(`M${pair(at)}Q${pair(left)} ${pair(tip)}Q${pair(right)} ${pair(at)}Z`, moss, { ink, thin: 5 }),
    brush([at, heart, place(at, 106, 0, degrees)], 5, mossDeep),
    ...[84, 98].flatMap((along) =>
      [-1, 1].map((side) =>
        line([place(at, along - 8, 0, degrees), place(at, along, side * 14, degrees)], mossDeep, 3),
      ),
    ),
  ]
}

function floret(at: readonly [number, number], turn: number, fill: string): string[] {
  const petals = steps(0, 270, 4).map((degrees) => disc(place(at, 14.5, 0, degrees + turn), 14.5, fill, ink, 3))
  return [
    ...petals,
    ...steps(0, 270, 4).map((degrees) =>
      line([place(at, 6, 0, degrees + turn), place(at, 18, 0, degrees + turn)], '#8a9be0', 2),
    ),
    disc(at, 5.4, sunlight, ink, 2.2),
  ]
}

/** A taro leaf that carries a drop. */
export function leaf(): string {
  const d = 'M120 62C92 18 34 24 22 74C12 122 58 186 122 226C184 188 230 124 218 76C206 26 148 18 120 62Z'
  return picture(240, 240, [
    inked(d, mossPale, { ink, thin: 5, thick: 6 }),
    path('M120 62C120 110 121 170 122 222C60 184 16 122 25 76C36 30 92 22 120 62Z', '#9fbe5c'),
    ...[
      ['120,70', '84,84', '44,62'],
      ['120,96', '80,118', '40,120'],
      ['121,128', '92,152', '66,162'],
      ['121,160', '106,178', '92,190'],
      ['120,70', '156,84', '196,62'],
      ['120,96', '160,118', '200,120'],
      ['121,128', '150,152', '176,162'],
      ['121,160', '136,178', '150,190'],
    ].map((points) => brush(trace(points.join(' ')), 5, mossDeep)),
    brush(trace('120,62 121,140 122,220'), 8, mossDeep, { swell: 0.2 }),
    ...dropOn([128, 118], 40),
    ...dropOn([70, 78], 17),
    ...dropOn([176, 92], 13),
  ])
}

function dropOn([x, y]: readonly [number, number], size: number): string[] {
  return [
    disc([x + size * 0.1, y + size * 0.16], size, mossDeep).replace('<circle', '<circle opacity=".5"'),
    disc([x, y], size, '#d9f4ef', ink, Math.max(3, size * 0.12)),
    path(
      `M${x - size * 0.8} ${y + size * 0.1}A${size * 0.82} ${size * 0.82} 0 0 0 ${x + size * 0.8} ${y + size * 0.1}C${x + size * 0.3} ${y + size * 0.5} ${x - size * 0.3} ${y + size * 0.5} ${x - size * 0.8} ${y + size * 0.1}Z`,
      '#7cc3bf',
    ),
    brush(
      [
        [x - size * 0.5, y - size * 0.1],
        [x - size * 0.36, y - size * 0.5],
        [x, y - size * 0.6],
      ],
      size * 0.26,
      '#ffffff',
    ),
  ]
}
