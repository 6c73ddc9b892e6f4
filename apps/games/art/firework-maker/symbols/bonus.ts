import { cutOut } from '../../kit/contour.ts'
import { rays, scattered } from '../../kit/light.ts'
import { brush, clip, disc, group, line, path, polygon, trace } from '../../kit/pen.ts'

import { cream, ember, gold, indigo, ink, maroon, vermilion } from '../palette.ts'
import { cell } from './cell.ts'

/** A red 7 of burning powder: sparks fly from its foot. Starts BIG. */
export function seven(): string {
  const figure =
    'M40 34C84 46 150 46 204 30L212 74C164 112 142 158 138 222H76C82 164 106 122 146 88C114 96 82 98 58 94L52 108L36 104Z'
  return cell([
    `<defs>${clip('s', path(figure, '#fff'))}</defs>`,
    ...rays([108, 150], {
      inner: 34,
      outer: 96,
      count: 13,
      width: 11,
      fill: ember,
      short: 0.72,
      from: 112,
      sweep: 136,
    }),
    ...rays([132, 96], { inner: 60, outer: 112, count: 20, width: 11, fill: gold, short: 0.84 }),
    cutOut([figure], cream, 20),
    path(figure, vermilion, ink, 8),
    group(
      [
        path('M30 20H220V52C150 68 80 66 30 56Z', '#ff7a4a'),
        path('M150 88C112 122 96 168 92 226H60L76 150Z', maroon),
        ...scattered(26, 190, 190).map(([x, y], index) => disc([36 + x, 36 + y], index % 3 ? 2.4 : 3.8, gold)),
        brush(trace('48,48 100,58 150,56'), 7, cream),
      ],
      'clip-path="url(#s)"',
    ),
    path(figure, 'none', gold, 2.6),
  ])
}

/** The firework maker's short coat with the crest 祭 on its back. Starts REG. */
export function happi(): string {
  const body = polygon(trace('86,26 154,26 236,58 236,142 178,138 184,226 56,226 62,138 4,142 4,58'))
  return cell([
    `<defs>${clip('c', path(body, '#fff'))}</defs>`,
    cutOut([body], cream),
    path(body, indigo, ink, 7),
    group(
      [
        path('M0 116L64 112V150H0Z', cream),
        path('M240 116L176 112V150H240Z', cream),
        ...[14, 34, 54, 188, 208, 228].map((x) => path(`M${x - 10} 116l10 -14l10 14z`, cream)),
        path('M40 190H200V230H40Z', vermilion),
        ...[58, 79, 100, 121, 142, 163, 184].map((x) => path(`M${x - 11} 191l11 -16l11 16z`, vermilion)),
        path('M40 204H200V210H40Z', gold),
      ],
      'clip-path="url(#c)"',
    ),
    path(body, 'none', ink, 7),
    line(trace('62,138 66,84'), ink, 4),
    line(trace('178,138 174,84'), ink, 4),
    path('M84 22H156L166 36Q120 52 74 36Z', maroon, ink, 5),
    disc([120, 112], 52, cream, ink, 5),
    disc([120, 112], 45, 'none', vermilion, 3),
    ...crest(),
  ])
}

/** 祭, stroke by stroke. */
function crest(): string[] {
  const strokes = [
    '104,78 98,92 88,102',
    '100,84 114,84 108,98 92,112',
    '100,92 107,95',
    '95,98 102,102',
    '138,78 144,90 154,104',
    '122,84 138,84 134,96 124,104',
    '126,88 134,98 146,110',
    '104,106 136,106',
    '92,120 148,120',
    '120,120 120,144 112,140',
    '104,128 98,138 90,144',
    '136,128 142,136 150,142',
  ]
  return strokes.map((points) => line(trace(points), vermilion, 6.4))
}
