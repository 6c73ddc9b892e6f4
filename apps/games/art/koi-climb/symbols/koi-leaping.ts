import { scales } from '../../kit/animals.ts'
import { inked } from '../../kit/contour.ts'
import { brush, disc, group, line, loop, type Point, path, picture, steps, trace } from '../../kit/pen.ts'
import { ink, leafPale, shellWhite } from '../palette.ts'

import { type Coat, coats, finOf } from './coats.ts'

export const koiGold = () => picture(240, 240, leaping(coats.gold))

/** A koi from the side, leaping to the right, its tail below. 240 × 240. */
export function leaping(coat: Coat): string[] {
  const body = 'M196 40C216 52 222 74 208 90C180 126 140 150 84 178C76 160 84 134 98 108C118 72 158 34 196 40Z'
  return [
    ...finOf(
      coat,
      'M92 166C70 150 40 150 14 168C36 172 44 180 48 190C40 202 40 216 50 234C66 214 86 206 100 176Z',
      [92, 170],
      '28,168 46,176 52,196 52,222 66,208',
    ),
    ...finOf(coat, 'M116 76C112 50 124 28 152 14C152 28 160 34 172 38Z', [138, 58], '124,54 132,36 148,24'),
    ...finOf(coat, 'M128 150C136 176 156 188 182 188C174 170 172 152 160 134Z', [142, 142], '146,168 160,178 174,182'),
    inked(body, coat.body, { ink, thick: 6, lean: [2, 4] }),
    `<clipPath id="b">${path(body, '#fff')}</clipPath>`,
    group(
      [
        path('M220 78C190 120 150 150 80 184L130 200L220 120Z', coat.belly),
        path(loop(trace('150,44 176,40 172,66 150,84 128,78 132,58')), coat.patch),
        path(loop(trace('102,106 124,98 134,116 120,140 98,148 92,126')), coat.patch),
        scales(
          steps(0, 1, 7).map((t): readonly [Point, number, number] => [
            [166 - t * 74, 70 + t * 84],
            34 - t * 14,
            40 + t * 8,
          ]),
          { ink: coat.ray, width: 2.6 },
        ),
      ],
      'clip-path="url(#b)"',
    ),
    path(body, 'none', ink, 5),
    line(trace('178,44 166,64 172,88 184,100'), ink, 4),
    disc([196, 62], 9, leafPale, ink, 4),
    disc([197, 62], 4, ink),
    disc([199, 59.6], 1.6, '#fff'),
    line(trace('214,84 204,80 198,84'), ink, 4),
    brush(trace('214,66 226,62 234,70'), 5, ink, { swell: 0.2 }),
    brush(trace('210,86 220,92 222,104'), 5, ink, { swell: 0.2 }),
    brush(trace('150,52 126,72 104,106'), 6, shellWhite),
  ]
}
