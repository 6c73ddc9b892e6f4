import { inked } from '../../kit/contour.ts'
import { brush, disc, group, line, oval, path, trace } from '../../kit/pen.ts'
import { fire, fireDeep, firePale, indigo, ink, ochre, skin, umber, violet, violetDeep, white } from '../palette.ts'
import { figure, limb } from './figure.ts'

const lady = {
  robe: 'M92 236C92 196 122 170 160 168C204 168 230 200 234 236Z',
  neck: 'M166 178C170 140 218 128 216 84C214 38 154 30 136 68C122 102 110 112 92 104',
  head: 'M38 82C36 50 60 34 86 40C110 46 120 70 112 94C104 120 76 130 56 118C44 110 38 98 38 82Z',
  hair: 'M30 92C14 76 20 44 40 38C38 12 74 2 90 20C118 14 136 40 122 66C120 84 112 74 104 62C84 70 60 66 50 70C46 86 46 98 30 92Z',
} as const

/** A woman in violet whose neck winds up and looks around. */
export function ladyParts(): string[] {
  return [
    inked(lady.robe, violet, { ink, thin: 5, thick: 6 }),
    path('M200 178C222 190 232 212 234 236H206C214 214 210 194 200 178Z', violetDeep),
    path('M92 236C94 220 100 206 110 196C122 206 128 222 126 236Z', violetDeep, ink, 5),
    ...trace('150,222 178,212 196,230 214,214').map((at) =>
      group(
        [0, 72, 144, 216, 288].map((turn) => `<ellipse cx="0" cy="-6" rx="3.6" ry="5" transform="rotate(${turn})"/>`),
        `fill="#f0d7f2" transform="translate(${at[0]} ${at[1]})"`,
      ),
    ),
    path('M104 212C140 226 190 220 230 208L232 222C190 236 140 238 100 226Z', fire, ink, 5),
    path(lady.neck, 'none', ink, 38),
    path(lady.neck, 'none', white, 27),
    path('M176 176C182 146 228 130 226 84', 'none', '#e2c9b0', 6),
    path('M190 48C172 38 150 44 144 66', 'none', '#e2c9b0', 6),
    inked('M132 178C142 168 150 168 166 190C178 168 190 168 202 180L168 214Z', white, { ink, thin: 5, thick: 3 }),
    path('M166 190L168 212', 'none', fire, 6),
    // the head
    inked(lady.head, white, { ink, thin: 5, thick: 5 }),
    inked(lady.hair, ink, { ink }),
    path('M44 36C54 18 78 14 88 26', 'none', violet, 5),
    path('M100 34C112 38 116 50 114 60', 'none', violet, 5),
    path('M60 6L104 26', 'none', ink, 12),
    path('M60 6L104 26', 'none', firePale, 6),
    disc([106, 27], 10, fire, ink, 5),
    // a sly face
    path('M52 82C56 76 66 76 70 84M82 90C88 84 98 86 100 94', 'none', ink, 6),
    path('M54 72L66 70M88 78L100 82', 'none', ink, 4),
    oval([54, 97], 7, 5, '#f2a58e'),
    oval([97, 104], 6, 5, '#f2a58e'),
    path('M62 104C68 114 80 116 86 108C86 118 64 120 62 104Z', fireDeep, ink, 3),
    inked('M70 112C76 112 80 112 82 112C86 126 80 134 74 132C68 130 68 120 70 112Z', fire, { ink, thin: 3, thick: 3 }),
    // a hand that waves
    limb('M112 200C94 190 84 180 80 168', skin, 13),
    disc([78, 164], 11, skin, ink, 5),
  ]
}

const boy = {
  hat: 'M120 8C150 18 206 58 230 92C204 108 158 114 120 114C82 114 36 108 10 92C34 58 90 18 120 8Z',
  face: 'M66 98C66 148 88 168 120 168C152 168 174 148 174 98Z',
  robe: 'M78 156C64 176 60 200 62 216H178C180 200 176 176 162 156C140 172 100 172 78 156Z',
} as const

/** A boy with one eye under a huge straw hat, who carries tofu on a tray. */
export function boyParts(): string[] {
  return [
    limb('M100 210V228', skin, 18),
    limb('M140 210V228', skin, 18),
    path('M78 228H116V238H78ZM124 228H162V238H124Z', umber, ink, 5),
    inked(boy.robe, indigo, { ink, thin: 5, thick: 6 }),
    path('M150 164C166 180 172 200 172 214H140Z', '#2c3d60'),
    ...[0, 1, 2, 3].map((at) =>
      line(
        [
          [76 + at * 26, 180],
          [72 + at * 28, 214],
        ],
        '#8ea4c8',
        4,
      ),
    ),
    inked(boy.face, skin, { ink, thin: 5, thick: 5 }),
    // the eye
    disc([120, 120], 26, white, ink, 6),
    disc([120, 124], 15, violet, ink, 4),
    disc([120, 124], 7, ink),
    disc([113, 117], 5, white),
    path('M84 142C100 158 140 158 156 142C152 160 138 166 120 166C102 166 88 160 84 142Z', ink),
    inked('M102 156C112 150 130 150 138 156C142 172 134 184 122 184C108 184 100 172 102 156Z', fire, {
      ink,
      thin: 5,
      thick: 3,
    }),
    brush(trace('120,158 122,168 121,178'), 5, fireDeep),
    oval([80, 134], 8, 6, '#f2a58e'),
    oval([160, 134], 8, 6, '#f2a58e'),
    // the hat
    group(
      [
        inked(boy.hat, ochre, { ink, thin: 5, thick: 7, lean: [2, 5] }),
        path('M150 24C190 52 214 78 228 92C210 102 186 108 160 111C176 84 172 54 150 24Z', '#b88b45'),
        ...[
          '118,14 84,50 38,94',
          '119,14 100,60 80,106',
          '121,14 124,60 122,110',
          '122,14 146,60 164,108',
          '123,14 164,54 204,96',
        ].map((spoke) => brush(trace(spoke), 5, umber, { swell: 0.6 })),
        path('M66 46C98 58 144 58 174 46M38 74C86 94 156 94 202 74', 'none', umber, 4),
      ],
      'transform="matrix(1 0 0 .8 0 3)"',
    ),
    // tofu with a maple leaf
    limb('M80 180C64 184 54 190 50 200', indigo, 20),
    inked('M8 204H92V216H8Z', umber, { ink }),
    inked('M18 172L34 164H84V198L74 206H18Z', white, { ink, thin: 5, thick: 4 }),
    path('M18 172H74V206M74 172L84 164', 'none', ink, 4),
    path('M46 200L44 190L32 192L38 184L34 178L44 180L47 174L51 180L61 178L56 184L63 192L50 190Z', fire),
  ]
}

export const longNeck = (): string =>
  figure([lady.robe, lady.head, lady.hair], ladyParts(), [
    [lady.neck, 28],
    ['M112 200C94 190 84 180 78 164', 18],
    ['M60 6L104 26', 6],
  ])
export const oneEye = (): string =>
  figure(
    [
      boy.face,
      boy.robe,
      'M120 10C150 20 206 52 230 78C204 96 158 96 120 96C82 96 36 96 10 78C34 52 90 20 120 10Z',
      'M10 204L18 168L34 160H86V204L94 218H8Z',
      'M80 214H162V236H80Z',
    ],
    boyParts(),
  )
