import { cutOut } from '../../kit/contour.ts'
import { rays } from '../../kit/light.ts'
import { brush, clip, disc, group, path, picture, trace } from '../../kit/pen.ts'
import { aqua, aquaPale, deep, foam, gold, ink, lagoon, lemon, melon, white } from '../palette.ts'
import { fishSide, type KindName } from './fish-side.ts'

const glass = 'M58 60C26 80 14 112 18 144C24 194 68 224 120 224C172 224 216 194 222 144C226 112 214 80 182 60Z'
const rim =
  'M40 50C40 32 60 28 70 38C74 24 98 22 104 34C110 22 132 22 138 34C144 22 168 24 172 38C182 28 202 32 200 50C196 66 180 74 170 72C150 80 90 80 70 72C60 74 44 66 40 50Z'

/** Fish with long fins are drawn smaller, so that they stay in the bowl. */
const sizes = {
  wakin: 0.94,
  sarasa: 0.88,
  ryukin: 0.78,
  demekin: 0.78,
  ranchu: 0.94,
  calico: 0.74,
  golden: 0.74,
} as const

/** The rim tells the value too: its face and its inside. */
const rims = {
  wakin: ['#7fd4f0', deep],
  sarasa: ['#8fe3b0', '#1f8a68'],
  ryukin: ['#ffb46b', '#c4591b'],
  demekin: ['#b7a3f2', '#56409c'],
  ranchu: ['#ff9fc6', '#b13272'],
  calico: ['#fff7e6', '#c9a34a'],
  golden: [lemon, gold],
} as const

/** A goldfish in a glass bowl with a frilled rim; the golden one shines. */
export function bowlParts(kind: KindName): string[] {
  return [
    ...(kind === 'golden'
      ? rays([120, 130], { inner: 96, outer: 122, count: 28, width: 12, fill: lemon, short: 0.93 })
      : []),
    cutOut([glass, rim], white, 14),
    path(glass, foam, ink, 7),
    `<defs>${clip(`b-${kind}`, path(glass, '#fff'))}</defs>`,
    group(
      [
        path('M0 96Q30 86 60 96T120 96T180 96T240 96V240H0Z', kind === 'golden' ? '#ffdf87' : aqua),
        path('M0 96Q30 86 60 96T120 96T180 96T240 96V110Q210 100 180 110T120 110T60 110T0 110Z', aquaPale),
        path('M0 196Q60 168 120 184T240 190V240H0Z', kind === 'golden' ? gold : lagoon),
        ...[34, 206].map((x) =>
          brush(
            [
              [x, 216],
              [x + (x < 99 ? 12 : -12), 184],
              [x, 150],
            ],
            12,
            melon,
          ),
        ),
        brush(
          [
            [46, 216],
            [40, 196],
            [52, 176],
          ],
          10,
          '#4c9a54',
        ),
      ],
      `clip-path="url(#b-${kind})"`,
    ),
    group(
      fishSide(kind),
      `transform="translate(${6 + 112 * (1 - sizes[kind])} ${10 + 140 * (1 - sizes[kind])}) scale(${sizes[kind]})"`,
    ),
    ...[
      [48, 118, 6],
      [38, 104, 4],
      [188, 118, 5],
    ].map(([x = 0, y = 0, size = 0]) => disc([x, y], size, '#fff', lagoon, 3)),
    path(glass, 'none', ink, 7),
    brush(trace('30,150 30,116 48,86'), 9, '#fff'),
    brush(trace('206,166 196,190 178,204'), 6, '#fff'),
    path(rim, rims[kind][0], ink, 6),
    path('M54 54C84 66 156 66 186 54C178 66 166 66 160 64C138 70 102 70 80 64C72 66 60 64 54 54Z', rims[kind][1]),
    ...trace('72,42 104,38 138,38 170,42').map(([x, y]) =>
      brush(
        [
          [x - 8, y + 2],
          [x, y - 5],
          [x + 8, y],
        ],
        4,
        '#fff',
      ),
    ),
  ]
}

export const bowl = (kind: KindName) => () => picture(240, 240, bowlParts(kind))
