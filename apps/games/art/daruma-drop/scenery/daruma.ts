import { inked } from '../../kit/contour.ts'
import { brush, clip, group, type Point, path, picture, trace } from '../../kit/pen.ts'
import { ink, mustard, mustardPale, paper, red, redDark, redLight } from '../palette.ts'
import { darumaFace } from '../symbols/daruma.ts'

const body = 'M150 8C236 8 296 84 296 172C296 254 236 312 150 312C64 312 4 254 4 172C4 84 64 8 150 8Z'

/** The round daruma that stands on the tower. `gaze`: how far its pupils are from the middle. */
export function darumaParts({
  painted,
  id,
  gaze = [0, 0],
}: {
  painted: readonly [boolean, boolean]
  id: string
  gaze?: Point
}): string[] {
  const stripes = [
    brush(trace('96,284 62,240 60,196'), 14, mustard),
    brush(trace('74,272 40,232 38,184'), 10, mustardPale),
    brush(trace('120,296 96,272 84,240'), 10, mustardPale),
  ]
  return [
    `<defs>${clip(id, path(body, '#fff'))}</defs>`,
    inked(body, red, { ink, thin: 6, thick: 8, lean: [2, 5] }),
    group(
      [
        path('M296 100C310 240 240 320 130 312C240 290 286 200 262 60Z', redDark),
        path('M20 300Q150 262 280 300V330H20Z', mustard, ink, 5),
        ...stripes,
        group(stripes, 'transform="matrix(-1 0 0 1 300 0)"'),
        // a flower of fortune on the belly
        path('M150 236C172 236 178 262 150 286C122 262 128 236 150 236Z', mustard, ink, 4),
        path('M136 250Q150 240 164 250Q158 266 150 270Q142 266 136 250Z', mustardPale),
      ],
      `clip-path="url(#${id})"`,
    ),
    brush(trace('26,132 46,74 92,36'), 15, redLight),
    brush(trace('34,160 32,150 34,140'), 9, redLight),
    group(darumaFace({ painted, gaze }), 'transform="translate(27 12) scale(1.02)"'),
    path('M132 18H168L160 52Q150 64 140 52Z', mustardPale, ink, 5),
    path(body, 'none', ink, 6),
  ]
}

/** 300 × 320, without pupils: they are drawn over it. */
export function darumaBody(): string {
  return picture(300, 320, darumaParts({ painted: [false, false], id: 'd' }))
}

/** The brush that paints an eye, its tip at the lower left. 200 × 200. */
export function eyeBrush(): string {
  return picture(200, 200, [
    inked('M60 126L170 16Q184 6 192 14Q200 22 188 34L80 146Z', '#f0c987', { ink, thick: 5 }),
    inked('M52 126L78 152L66 164L40 138Z', mustard, { ink, thick: 4 }),
    inked('M40 138L66 164C52 184 24 190 6 196C12 176 20 152 40 138Z', paper, { ink, thick: 4 }),
    path('M24 160L44 180C32 188 18 192 6 196C10 186 14 172 24 160Z', ink),
  ])
}
