import { inked } from '../../kit/contour.ts'
import { brush, clip, disc, group, line, oval, path, trace } from '../../kit/pen.ts'
import { bulb, cream, creamShade, crust, gold, goldDeep, goldPale, ink, red, redDeep } from '../palette.ts'
import { cell } from './cell.ts'

const head =
  'M36 36Q40 24 52 32L84 54Q104 48 124 54L156 32Q168 24 172 36Q180 66 178 92Q188 122 172 146Q150 172 104 172Q58 172 36 146Q20 122 30 92Q28 66 36 36Z'
const arm = 'M150 226Q168 176 172 112Q160 96 166 74Q174 50 200 52Q228 56 230 84Q231 104 216 114Q220 178 196 228Z'
const shoulders = 'M30 228Q34 168 104 164Q168 168 180 228Q140 238 104 237Q66 238 30 228Z'

/** The lucky cat, one paw up: head and shoulders, with collar and bell. */
export function cat(): string {
  return cell([
    `<defs>${clip('h', path(head, '#fff'))}</defs>`,
    inked(shoulders, '#fffdf6', { ink, thin: 6, thick: 8 }),
    inked(arm, '#fffdf6', { ink, thin: 6, thick: 8 }),
    ...[184, 199, 214].map((x) => line(trace(`${x},62 ${x + 1},72 ${x - 1},80`), ink, 4.5)),
    oval([197, 98], 12, 8, '#f5a59b'),
    inked(head, '#fffdf6', { ink, thin: 6, thick: 8 }),
    group(
      [
        path('M124 54L156 32Q168 24 172 36Q182 70 178 96Q148 104 134 84Q126 70 124 54Z', crust),
        path('M84 54L52 32Q40 24 36 36Q30 56 30 76Q52 84 70 72Q82 64 84 54Z', '#5a3a3a'),
        path('M48 50L70 64Q54 66 44 76Q42 62 48 50Z', '#f08a80'),
        path('M160 50L138 64Q154 66 164 76Q166 62 160 50Z', '#f08a80'),
        path('M30 120Q40 160 104 166Q168 160 178 120L190 180H20Z', creamShade),
        oval([54, 134], 15, 9, '#f7b7a8'),
        oval([154, 134], 15, 9, '#f7b7a8'),
      ],
      'clip-path="url(#h)"',
    ),
    path(head, 'none', ink, 6),
    ...[72, 136].flatMap((x) => [
      path(`M${x - 19} 112Q${x} 86 ${x + 19} 112Q${x} 128 ${x - 19} 112Z`, bulb, ink, 5),
      oval([x, 109], 6.5, 11, ink),
      disc([x + 3, 104], 3.2, '#fff'),
    ]),
    path('M94 126H114L104 138Z', red, ink, 3.6),
    line(trace('104,138 103,146 90,150 84,143'), ink, 4.5),
    line(trace('104,138 105,146 118,150 124,143'), ink, 4.5),
    ...['44,126 28,122 12,124', '44,138 28,140 14,146', '164,126 178,122 188,124', '164,138 178,140 188,146'].map(
      (points) => brush(trace(points), 5, ink, { swell: 0.2 }),
    ),
    path('M40 164Q104 190 168 164L174 184Q104 212 34 184Z', red, ink, 6),
    path('M44 176Q104 200 166 176', 'none', '#f2776a', 4),
    disc([104, 203], 22, gold, ink, 6),
    path('M86 196Q104 186 122 196', 'none', goldPale, 5),
    path('M83 203H125', 'none', goldDeep, 4),
    disc([104, 209], 4.5, redDeep),
    path('M104 210V223', 'none', ink, 5),
    brush(trace('46,92 44,80 46,68'), 5, cream),
  ])
}
