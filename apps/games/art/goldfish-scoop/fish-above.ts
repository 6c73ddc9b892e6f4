import { inked } from '../kit/contour.ts'
import { brush, clip, disc, group, loop, path, picture, trace } from '../kit/pen.ts'
import { black, coral, gold, goldDark, ink, lemon, peach, red, redDark, white } from './palette.ts'

export interface Coat {
  readonly body: string
  readonly patch: string
  readonly fin: string
  readonly ray: string
}

export const coats = {
  red: { body: red, patch: coral, fin: '#ff9a74', ray: redDark },
  sarasa: { body: white, patch: red, fin: '#ffe6dc', ray: coral },
  black: { body: black, patch: '#39405c', fin: '#4a5170', ray: '#171a28' },
  orange: { body: '#ff9a3d', patch: lemon, fin: peach, ray: '#d4641c' },
  gold: { body: gold, patch: lemon, fin: '#ffe79a', ray: goldDark },
} as const satisfies Record<string, Coat>
export type CoatName = keyof typeof coats

/** A goldfish from above that swims upwards, without its tail. 160 × 170; the tail's root is at 80, 146. */
export function bodyParts(name: CoatName): string[] {
  const coat = coats[name]
  const body =
    'M80 8C106 8 120 34 118 66C116 106 100 134 92 154C88 164 72 164 68 154C60 134 44 106 42 66C40 34 54 8 80 8Z'
  const half = [
    path('M48 66C26 66 8 82 4 108C24 100 42 104 56 92Z', coat.fin, ink, 5),
    brush(trace('50,76 30,86 14,102'), 4, coat.ray),
    path('M58 118C44 120 34 130 32 146C46 142 58 140 66 134Z', coat.fin, ink, 4),
  ]
  return [
    ...half,
    group(half, 'transform="matrix(-1 0 0 1 160 0)"'),
    inked(body, coat.body, { ink, thick: 6, thin: 5, lean: [2, 4] }),
    `<defs>${clip(`c-${name}`, path(body, '#fff'))}</defs>`,
    group(
      [
        path(loop(trace('60,20 96,12 112,40 98,58 70,54 52,40')), coat.patch),
        path(loop(trace('96,78 122,72 116,112 96,120 86,98')), coat.patch),
        path(loop(trace('44,84 64,88 72,116 60,128 44,112')), coat.patch),
        brush(trace('64,22 54,40 54,66'), 7, '#fff'),
      ],
      `clip-path="url(#c-${name})"`,
    ),
    path('M80 62C90 84 90 112 84 136H76C70 112 70 84 80 62Z', coat.fin, ink, 4),
    ...[52, 108].flatMap((x) => [
      disc([x, 38], name === 'black' ? 12 : 8.5, name === 'black' ? '#39405c' : white, ink, 4),
      disc([x, 36], 4, ink),
    ]),
  ]
}

/** The tail below its root at 80, 6. 160 × 120. */
export function tailParts(name: CoatName): string[] {
  const { fin, ray } = coats[name]
  return [
    path(
      'M72 2H88C98 28 136 46 154 104C128 90 106 92 94 114C88 100 84 86 80 68C76 86 72 100 66 114C54 92 32 90 6 104C24 46 62 28 72 2Z',
      fin,
      ink,
      5,
    ),
    ...trace('20,92 46,86 64,100 96,100 114,86 140,92').map(([x, y]) =>
      brush(
        [
          [80, 14],
          [80 + (x - 80) * 0.4, y * 0.42],
          [x, y],
        ],
        5,
        ray,
        { swell: 0.3 },
      ),
    ),
  ]
}

/** The whole fish for covers: 160 × 260, swimming upwards. */
export const wholeFish = (name: CoatName): string[] => [
  group(tailParts(name), 'transform="translate(0 140)"'),
  ...bodyParts(name),
]

export const body = (name: CoatName) => () => picture(160, 170, bodyParts(name))
export const tail = (name: CoatName) => () => picture(160, 120, tailParts(name))
