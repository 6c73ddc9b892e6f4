import { fin, scales } from '../../kit/animals.ts'
import { inked } from '../../kit/contour.ts'
import { brush, disc, group, line, loop, mirrored, type Point, path, picture, steps, trace } from '../../kit/pen.ts'
import { cinnabarDark, ink, leafPale, soot } from '../palette.ts'
import { type Coat, coats, finOf } from './coats.ts'

export const koiRed = () => picture(240, 240, curved(coats.red))
export const koiWhite = () => picture(240, 240, climbing(coats.white))

/** A koi curved to the left, from above. */
export function curved(coat: Coat): string[] {
  const body =
    'M92 18C122 16 146 40 156 72C168 112 164 152 132 196C122 196 116 190 116 182C124 152 118 128 98 104C76 82 60 66 60 46C62 28 76 18 92 18Z'
  return [
    ...finOf(
      coat,
      'M128 180C150 184 178 176 200 156C198 176 190 186 180 194C190 202 194 214 190 232C166 228 134 220 118 190Z',
      [128, 188],
      '190,168 176,182 166,196 182,214 178,226',
    ),
    ...finOf(coat, 'M146 62C176 54 204 62 222 84C200 88 176 102 156 96Z', [152, 78], '180,66 204,76 190,90'),
    ...finOf(coat, 'M70 74C42 82 22 102 18 130C40 124 70 128 90 100Z', [80, 86], '46,92 28,116 50,118'),
    ...finOf(coat, 'M112 140C92 140 76 150 70 168C88 168 106 172 120 162Z', [116, 150], '92,148 80,162'),
    inked(body, coat.body, { ink, thick: 6, lean: [2, 4] }),
    `<clipPath id="b">${path(body, '#fff')}</clipPath>`,
    group(
      [
        path(loop(trace('70,24 100,14 124,34 116,62 92,66 72,52')), coat.patch),
        path(loop(trace('112,78 140,66 160,90 154,124 132,128 114,108')), coat.patch),
        path(loop(trace('126,146 150,136 152,170 132,200 112,184')), coat.patch),
        scales(
          [
            [[140, 150], 26, -12],
            [[144, 134], 29, -2],
            [[142, 118], 32, 8],
            [[136, 102], 34, 18],
            [[127, 87], 36, 28],
          ],
          { ink: coat.ray === soot ? '#8b857b' : cinnabarDark, width: 2.4 },
        ),
      ],
      'clip-path="url(#b)"',
    ),
    path(body, 'none', ink, 5),
    ...fin('M140 84C152 104 152 128 144 148C136 146 132 136 134 120C134 106 134 94 140 84Z', {
      root: [140, 146],
      tips: trace('142,94 147,112'),
      fill: coat.fin,
      ink,
      ray: coat.ray,
      width: 4,
    }),
    line(trace('70,74 90,80 108,70 122,50'), ink, 4),
    ...trace('70,40 110,26').flatMap(([x = 0, y = 0]) => [
      disc([x, y], 8, leafPale, ink, 4),
      disc([x - 1, y - 1], 3.6, ink),
    ]),
    brush(trace('66,26 54,18 44,22'), 5.4, ink, { swell: 0.2 }),
    brush(trace('92,16 90,6 80,2'), 5.4, ink, { swell: 0.2 }),
  ]
}

/** A koi seen straight from above, climbing. */
export function climbing(coat: Coat): string[] {
  const body = 'M120 12C146 12 160 34 160 66C160 112 142 150 130 186H110C98 150 80 112 80 66C80 34 94 12 120 12Z'
  const half = [
    ...finOf(coat, 'M82 66C58 66 34 82 24 112C48 108 68 116 88 98Z', [84, 82], '54,78 34,100 56,104'),
    ...finOf(coat, 'M98 138C78 142 66 156 64 176C82 172 96 170 108 160Z', [102, 150], '80,154 72,168'),
  ]
  return [
    ...half,
    mirrored(half),
    ...finOf(
      coat,
      'M112 178C96 188 76 204 66 232C88 222 104 222 120 230C136 222 152 222 174 232C164 204 144 188 128 178Z',
      [120, 184],
      '80,218 98,214 120,222 142,214 160,218',
    ),
    inked(body, coat.body, { ink, thick: 6, lean: [2, 4] }),
    `<clipPath id="b">${path(body, '#fff')}</clipPath>`,
    group(
      [
        path(loop(trace('100,8 134,8 146,36 130,50 112,44 100,30')), coat.patch),
        path(loop(trace('78,66 106,60 122,82 110,108 86,106')), coat.patch),
        path(loop(trace('162,88 140,96 126,118 138,142 158,130')), coat.patch),
        path(loop(trace('104,146 124,150 130,176 112,182 100,166')), coat.patch),
        scales(
          steps(0, 1, 6).map((t): readonly [Point, number, number] => [[120, 160 - t * 78], 22 + t * 18, 0]),
          { ink: '#9a948a', width: 2.4 },
        ),
      ],
      'clip-path="url(#b)"',
    ),
    path(body, 'none', ink, 5),
    path('M120 74C128 92 130 116 124 142H116C110 116 112 92 120 74Z', coat.fin, ink, 4),
    ...steps(90, 130, 4).map((y) =>
      line(
        [
          [120, y],
          [120, y + 10],
        ],
        coat.ray,
        3,
      ),
    ),
    line(trace('88,62 104,74 120,70 136,74 152,62'), ink, 4),
    ...[90, 150].flatMap((x) => [disc([x, 42], 8, leafPale, ink, 4), disc([x, 40], 3.6, ink)]),
    ...[-1, 1].map((way) =>
      brush(
        [
          [120 + way * 14, 16],
          [120 + way * 26, 6],
          [120 + way * 38, 12],
        ],
        5.4,
        ink,
        { swell: 0.2 },
      ),
    ),
  ]
}
