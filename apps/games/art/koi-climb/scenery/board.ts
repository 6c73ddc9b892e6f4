import { cellLines, ring, rounded } from '../../kit/frames.ts'
import { seaWaves } from '../../kit/patterns.ts'
import { brush, disc, group, path, picture } from '../../kit/pen.ts'
import { azurite, azuriteDark, cinnabar, ink, leaf, leafPale, silk } from '../palette.ts'

/** The board as a hanging scroll: six by five cells of 200 from 60, 90, on silk that lets the fall shine through. 1320 × 1180. */
export function board(): string {
  const inner = rounded(60, 90, 1200, 1000, 10)
  return picture(1320, 1180, [
    `<defs>${seaWaves('w', 24, { ground: azuriteDark, line: azurite, width: 3 })}</defs>`,
    group([path(inner, silk)], 'opacity=".86"'),
    cellLines({ x: 60, y: 90, cell: 200, columns: 6, rows: 5 }, '#cdb888', 3),
    ring(rounded(16, 46, 1288, 1088, 18), inner, 'url(#w)', ink, 7),
    path(rounded(50, 80, 1220, 1020, 14), 'none', leaf, 7),
    path(rounded(24, 54, 1272, 1072, 14), 'none', leafPale, 3),
    ...[12, 1128].flatMap((y) => [
      path(rounded(4, y, 1312, 42, 20), cinnabar, ink, 7),
      brush(
        [
          [60, y + 12],
          [660, y + 16],
          [1260, y + 12],
        ],
        8,
        '#f0704c',
      ),
      ...[30, 1290].map((x) => path(rounded(x - 30, y - 6, 60, 54, 16), leaf, ink, 6)),
      ...[30, 1290].map((x) => disc([x, y + 21], 11, leafPale, ink, 4)),
    ]),
  ])
}
