import { inked } from '../../kit/contour.ts'
import { rays } from '../../kit/light.ts'
import { brush, disc, group, line, path, petal, picture, trace } from '../../kit/pen.ts'
import {
  cinnabar,
  cinnabarDark,
  ink,
  leaf,
  leafDark,
  leafPale,
  malachite,
  malachiteDark,
  malachitePale,
  shellWhite,
} from '../palette.ts'

/** The dragon's head in profile, facing right, with streaming whiskers. */
export function dragonHead({ neck = true } = {}): string[] {
  return [
    // mane, from the back
    ...[250, 268, 286, 304, 230].map((degrees, index) =>
      inked(petal([104, 128], 92 - (index % 2) * 10, 34, degrees), index % 2 ? cinnabar : '#ef6a3c', { ink, thick: 5 }),
    ),
    // antlers
    inked('M96 66C84 44 62 32 36 30C44 24 52 22 62 23C54 16 50 10 48 2C60 6 68 14 74 25C92 32 108 46 118 62Z', leaf, {
      ink,
      thick: 5,
    }),
    inked(
      'M124 56C120 38 108 24 96 16C106 16 112 18 118 23C118 16 120 10 124 4C130 14 132 22 131 30C140 40 146 48 148 58Z',
      leafPale,
      { ink, thick: 5 },
    ),
    ...(neck ? throat() : []),
    // lower jaw, mouth, tongue
    inked(
      'M108 144C124 168 156 184 190 183C206 183 214 190 207 199C194 211 156 208 132 197C112 187 102 166 108 144Z',
      malachite,
      { ink, thick: 6 },
    ),
    path('M116 140C150 148 190 144 216 130L204 185C172 188 136 174 116 140Z', cinnabarDark, ink, 3),
    path('M142 166C160 156 186 164 200 184C180 188 156 182 142 166Z', '#f0708a', ink, 3),
    ...trace('158,182 178,186 196,186').map(([x, y]) => path(`M${x - 6} ${y}l6 -14l6 15z`, shellWhite, ink, 3)),
    // upper head
    inked(
      'M78 116C74 84 92 58 126 54C146 52 158 62 172 76C190 78 214 80 224 96C232 110 226 128 212 134C190 142 164 140 138 142C112 146 90 140 78 116Z',
      malachite,
      { ink, thick: 6, lean: [1, 3] },
    ),
    brush(trace('134,133 172,134 214,123'), 11, malachitePale),
    ...[146, 168, 190, 207].map((x, index) =>
      path(`M${x} ${140 - index * 2}l5 ${index === 3 ? 25 : 16}l8 -18z`, shellWhite, ink, 3),
    ),
    // nose, brow, eye
    path('M196 84C206 72 226 76 230 92C230 104 218 108 208 104C200 100 194 92 196 84Z', malachite, ink, 5),
    path('M212 92C218 88 224 92 224 98', 'none', ink, 5),
    path('M112 88C122 66 148 64 164 82C152 84 140 88 130 100Z', cinnabar, ink, 4),
    path('M124 100C132 86 152 84 164 92C158 106 140 112 124 100Z', leafPale, ink, 5),
    disc([147, 96], 7, ink),
    disc([149, 93.6], 2.4, '#fff'),
    // cheek fins
    ...[206, 228, 250].map((degrees, index) =>
      inked(petal([108, 122], 50 - index * 3, 22, degrees), index % 2 ? leafPale : leaf, { ink, thick: 4 }),
    ),
    // scales, whiskers, beard
    ...trace('96,96 88,112 104,108 176,92 184,104 168,110 152,120').map(([x, y]) =>
      path(`M${x - 6} ${y}a6 6 0 0 0 12 0`, 'none', malachiteDark, 3.4),
    ),
    brush(trace('214,112 228,120 234,140 226,162 230,180 238,184'), 8, ink, { swell: 0.2 }),
    brush(trace('206,80 204,58 214,40 226,34 230,20 220,12'), 8, ink, { swell: 0.2 }),
    ...[138, 158, 180].map((x, index) =>
      inked(petal([x, 198 + index * 4], 34 - index * 3, 15, 204 - index * 16), '#ef6a3c', { ink, thick: 4 }),
    ),
  ]
}

function throat(): string[] {
  return [
    inked('M60 226C44 186 50 138 88 108L146 168C126 180 122 206 130 226Z', malachite, { ink, thick: 6 }),
    path('M130 226C120 200 124 182 144 168L120 150C92 166 88 200 98 226Z', leafPale, ink, 4),
    ...[178, 194, 210].map((y, index) => line(trace(`${98 - index},${y + 4} ${122 - index},${y - 6}`), leafDark, 4)),
  ]
}

export function dragon(): string {
  return picture(240, 240, [
    ...rays([120, 116], { inner: 82, outer: 120, count: 24, width: 13, fill: leafPale, short: 0.9 }),
    disc([120, 116], 92, leaf, ink, 5),
    disc([120, 116], 82, '#c8372a', leafPale, 4),
    group(dragonHead()),
  ])
}
