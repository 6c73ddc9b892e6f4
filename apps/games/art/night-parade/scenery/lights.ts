import { inked } from '../../kit/contour.ts'
import { radiance, rays } from '../../kit/light.ts'
import { brush, disc, group, path, picture, trace } from '../../kit/pen.ts'
import {
  fire,
  fireDeep,
  firePale,
  ghost,
  ghostDeep,
  ghostPale,
  ink,
  paper,
  soot,
  umberDeep,
  wash,
  washPale,
  white,
} from '../palette.ts'

const lampBody = 'M40 34C52 26 92 26 104 34C122 56 122 108 104 130C92 138 52 138 40 130C22 108 22 56 40 34Z'

/** A hanging lantern, lit or dark. 144 × 168. */
export function lamp(lit: boolean): string {
  const [face, shade, rib] = lit ? [fire, fireDeep, fireDeep] : [washPale, wash, wash]
  return picture(144, 168, [
    path('M72 0V14', 'none', ink, 6),
    inked('M54 12H90V24H100V36H44V24H54Z', soot, { ink }),
    inked(lampBody, face, { ink, thin: 5, thick: 6, lean: [3, 4] }),
    path('M104 36C120 58 120 106 104 128C98 132 90 134 84 135C104 108 104 56 86 29C94 30 100 32 104 36Z', shade),
    lit ? path('M44 40C54 34 66 32 70 32C56 56 54 104 66 134C52 132 46 130 42 126C28 104 28 62 44 40Z', firePale) : '',
    ...[54, 74, 94, 113].map((y) => path(`M28 ${y}Q72 ${y + 10} 116 ${y}`, 'none', rib, 3.4)),
    inked('M46 130H98V144H46Z', soot, { ink }),
    path('M72 144V164', 'none', lit ? fireDeep : soot, 6),
  ])
}

/** A flame that burns paper. 160 × 240. */
export function flame(): string {
  return picture(160, 240, [
    inked(
      'M80 232C34 232 10 200 16 160C20 132 42 124 40 92C58 104 62 120 60 132C78 108 62 60 84 8C92 56 124 74 124 112C134 106 138 96 136 84C152 106 156 132 152 164C150 206 124 232 80 232Z',
      ghostDeep,
      { ink: ghostDeep, thin: 4, thick: 4 },
    ),
    path(
      'M80 224C46 224 28 198 32 166C34 146 48 138 52 118C64 130 66 142 64 152C84 130 76 92 84 58C96 90 112 102 112 132C122 130 128 122 132 112C140 130 142 146 140 166C138 200 116 224 80 224Z',
      ghost,
    ),
    path(
      'M80 216C58 216 44 200 48 176C52 160 64 154 66 136C80 148 82 158 80 166C94 152 92 128 90 114C102 132 108 140 106 158C114 158 118 152 120 146C126 158 126 166 126 176C124 200 106 216 80 216Z',
      ghostPale,
    ),
    path('M82 210C66 210 58 198 62 184C66 174 74 170 78 158C88 170 104 176 106 190C106 202 98 210 82 210Z', white),
  ])
}

/** A scrap of burnt paper. 64 × 64. */
export function scrap(): string {
  return picture(64, 64, [
    path('M10 20L24 8L42 14L56 10L52 32L58 48L40 54L28 50L14 56L16 38Z', umberDeep),
    path('M16 24L26 14L40 20L50 17L46 32L50 44L38 47L28 43L20 48L22 36Z', paper),
    brush(trace('24,24 34,28 42,26'), 3, soot),
  ])
}

/** The rising sun, before which the parade runs home. 640 × 640. */
export function sun(): string {
  return picture(640, 640, [
    `<defs>${radiance('g', [
      [0.4, firePale, 0.9],
      [1, fire, 0],
    ])}</defs>`,
    disc([320, 320], 318, 'url(#g)'),
    group(rays([320, 320], { inner: 196, outer: 312, count: 32, width: 20, fill: fire, short: 0.78 })),
    disc([320, 320], 184, fireDeep),
    disc([320, 320], 178, fire),
    disc([312, 312], 160, '#ff7d33'),
    brush(trace('196,300 300,276 452,304'), 16, firePale),
    brush(trace('210,360 330,346 436,364'), 11, firePale),
  ])
}
