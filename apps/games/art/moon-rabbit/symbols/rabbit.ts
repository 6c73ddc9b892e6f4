import { inked } from '../../kit/contour.ts'
import { brush, clip, disc, group, loop, path, petal, picture, trace } from '../../kit/pen.ts'
import { apricot, apricotDark, apricotPale, deep, haze, ink, pale, rice, riceShade, silver } from '../palette.ts'

const body = loop(
  trace(
    '216,108 208,92 192,79 174,76 154,90 124,90 90,100 62,124 54,152 70,172 104,174 142,168 168,154 190,140 208,128',
  ),
)
const hind = loop(trace('96,116 66,128 52,152 36,172 14,190 6,204 18,212 42,204 66,190 96,180 112,152'))
const fore = loop(trace('150,146 176,154 202,160 222,170 218,182 196,182 166,178 140,168'))

/** The white rabbit in its leap, without a ground. */
export function leapingRabbit(): string[] {
  return [
    inked(loop(trace('54,122 40,112 26,118 26,134 40,142 56,136')), rice, { ink, thick: 6 }),
    inked(fore, riceShade, { ink, thick: 6 }),
    inked(petal([172, 88], 124, 42, -72), riceShade, { ink, thick: 6 }),
    inked(body, rice, { ink, thick: 7, lean: [1, 5] }),
    inked(hind, rice, { ink, thick: 6, lean: [1, 4] }),
    path(loop(trace('70,172 104,170 142,164 168,150 150,166 120,180 96,180')), riceShade),
    inked(petal([178, 86], 126, 46, -50), rice, { ink, thick: 6 }),
    brush(trace('162,74 134,50 100,22'), 13, apricotPale),
    inked(loop(trace('144,148 166,160 190,172 204,184 198,196 176,190 148,180 126,168')), rice, { ink, thick: 6 }),
    disc([194, 100], 6.5, apricotDark, ink, 3.4),
    disc([196, 98], 1.8, rice),
    brush(trace('214,108 208,112 202,112'), 4, ink),
    brush(trace('92,126 74,136 70,156'), 5, ink),
    brush(trace('60,190 36,202 14,206'), 4, riceShade),
    brush(trace('130,106 146,112 158,124'), 5, riceShade),
  ]
}

/** The rabbit of the moon leaps over clouds. */
export function rabbit(): string {
  const cloud = (y: number, fill: string, points: string) => path(loop(trace(points)), fill, ink, 4) + (y ? '' : '')
  return picture(240, 240, [
    `<defs>${clip('m', disc([120, 120], 110, '#fff'))}</defs>`,
    disc([120, 120], 112, apricot),
    group(
      [
        disc([128, 104], 86, apricotPale),
        brush(trace('40,66 90,58 150,66'), 7, apricot),
        cloud(1, haze, '-10,222 30,192 70,204 110,186 150,202 196,184 250,212 250,260 -10,260'),
        cloud(1, pale, '-10,236 40,212 92,222 140,208 190,222 250,206 250,260 -10,260'),
        brush(trace('20,228 60,222 100,230'), 5, silver),
        brush(trace('130,224 170,230 214,222'), 5, silver),
      ],
      'clip-path="url(#m)"',
    ),
    disc([120, 120], 112, 'none', ink, 6),
    disc([120, 120], 105, 'none', deep, 2.4),
    ...leapingRabbit(),
  ])
}
