import { inked } from '../../kit/contour.ts'
import { brush, disc, group, oval, path, trace } from '../../kit/pen.ts'
import {
  fire,
  firePale,
  ghost,
  ghostDeep,
  ghostPale,
  indigo,
  ink,
  soot,
  umber,
  umberDeep,
  violet,
  white,
} from '../palette.ts'
import { figure, limb } from './figure.ts'

const cat = {
  body: 'M88 116C72 150 70 190 84 214H160C176 188 172 146 152 116Z',
  head: 'M62 50L70 14C84 20 94 30 100 38C114 34 128 34 142 38C148 28 158 20 174 14L180 52C190 76 182 104 160 116C136 128 104 128 82 116C58 102 52 74 62 50Z',
  right: 'M152 200C208 210 230 150 212 78',
  left: 'M90 200C34 210 10 150 28 78',
} as const

/** A black cat that dances with a towel on its head; flames on its two tails. */
export function catParts(): string[] {
  const ghostFlame = (x: number, y: number, size: number) =>
    group(
      [
        inked('M0 22C-20 18 -22 -4 -8 -14C-8 -26 -2 -34 4 -42C6 -28 20 -22 20 -2C20 14 12 22 0 22Z', ghost, {
          ink,
          thin: 4,
          thick: 4,
        }),
        path('M0 16C-10 12 -10 0 -2 -6C0 -12 2 -18 4 -22C6 -12 12 -8 11 2C11 10 8 16 0 16Z', white),
      ],
      `transform="translate(${x} ${y}) scale(${size})"`,
    )
  return [
    limb(cat.right, soot, 15),
    limb(cat.left, soot, 15),
    ghostFlame(210, 60, 1),
    ghostFlame(30, 60, 1),
    limb('M98 206L80 228', soot, 24),
    limb('M146 206L158 224L168 210', soot, 22),
    oval([72, 230], 19, 8, soot, ink, 5),
    limb('M94 132C70 132 56 116 50 150', soot, 20),
    limb('M148 132C176 136 196 130 212 160', soot, 20),
    oval([52, 158], 15, 13, white, ink, 6),
    oval([214, 166], 15, 13, white, ink, 6),
    inked(cat.body, soot, { ink, thin: 5, thick: 6 }),
    path('M102 136C94 166 98 196 106 212H138C148 190 148 160 138 136Z', '#d8cbb4'),
    path('M86 150C104 160 140 160 158 150L160 166C140 176 104 176 82 166Z', violet, ink, 5),
    disc([120, 168], 13, firePale, ink, 5),
    path('M120 168V178', 'none', ink, 5),
    inked(cat.head, soot, { ink, thin: 5, thick: 6 }),
    path('M74 26L72 48L90 38ZM168 26L170 48L152 38Z', '#d98b8b'),
    // the towel over the head, knotted under the chin
    inked('M58 66C66 30 176 30 184 66C168 58 150 56 120 56C90 56 74 58 58 66Z', white, { ink, thin: 5, thick: 4 }),
    ...trace('78,50 98,44 120,42 142,44 162,50').map((at) => disc(at, 5.4, indigo)),
    path('M60 64C58 92 72 112 96 122L104 130L90 142M182 64C184 92 170 112 146 122L136 130L152 142', 'none', ink, 15),
    path('M60 64C58 92 72 112 96 122L104 130L90 142M182 64C184 92 170 112 146 122L136 130L152 142', 'none', white, 7),
    // face
    ...(
      [
        [96, 80],
        [146, 80],
      ] as const
    ).flatMap(([x, y]) => [
      path(
        `M${x - 17} ${y + 2}C${x - 8} ${y - 15} ${x + 8} ${y - 15} ${x + 17} ${y + 2}C${x + 8} ${y + 11} ${x - 8} ${y + 11} ${x - 17} ${y + 2}Z`,
        '#f7c948',
        ink,
        5,
      ),
      oval([x, y], 4.4, 9.5, ink),
    ]),
    path('M114 94H128L121 102Z', '#d98b8b', ink, 3),
    path('M100 102C106 114 118 114 121 104C124 114 136 114 142 102C138 122 104 122 100 102Z', fire, white, 4),
    path('M88 96L62 90M88 104L62 108M154 96L180 90M154 104L180 108', 'none', white, 3.4),
  ]
}

const kappa = {
  shell: 'M40 150C36 104 76 88 120 88C164 88 204 104 200 150C200 196 164 222 120 222C76 222 40 196 40 150Z',
  head: 'M66 92C58 56 86 34 120 34C154 34 182 56 174 92C170 122 148 138 120 138C92 138 70 122 66 92Z',
  arms: 'M74 148C48 150 30 136 22 112M166 148C190 146 204 132 206 108',
} as const

/** A kappa with a full dish of water and a cucumber. */
export function kappaParts(): string[] {
  return [
    inked(kappa.shell, umber, { ink, thin: 5, thick: 6 }),
    path(
      'M54 128L78 118M48 160L76 160M58 192L82 184M186 128L162 118M192 160L164 160M182 192L158 184',
      'none',
      umberDeep,
      6,
    ),
    limb('M92 206L82 226', ghost, 22),
    limb('M148 206L158 226', ghost, 22),
    path('M52 234C56 218 98 218 106 234ZM134 234C142 218 184 218 188 234Z', ghost, ink, 6),
    limb('M76 150C50 154 34 140 26 116', ghost, 18),
    limb('M164 150C188 150 200 134 202 112', ghost, 18),
    inked('M74 154C74 122 166 122 166 154C168 190 152 214 120 214C88 214 72 190 74 154Z', ghostPale, { ink }),
    path('M82 172C104 180 136 180 158 172M90 194C108 200 132 200 150 194', 'none', ghostDeep, 5),
    // cucumber
    group(
      [
        inked('M-12 -38C-2 -48 14 -42 14 -28V26C14 40 -8 42 -12 28Z', '#5f9a3b', { ink }),
        path('M-4 -30V24M5 -28V26', 'none', '#a9cf6a', 4),
        path('M2 -42L6 -54', 'none', ink, 7),
      ],
      'transform="translate(206 92) rotate(16)"',
    ),
    disc([202, 110], 13, ghost, ink, 6),
    disc([25, 112], 13, ghost, ink, 6),
    path('M14 104L5 92L18 96L25 84L31 96L45 92L36 106Z', ghost, ink, 5),
    inked(kappa.head, ghost, { ink, thin: 5, thick: 6 }),
    path(
      'M70 100C80 128 104 138 124 136C150 134 168 118 174 94C160 116 140 124 118 124C98 124 80 114 70 100Z',
      ghostDeep,
    ),
    // hair and dish
    inked(
      'M56 66C50 40 84 18 120 18C156 18 190 40 184 66L174 54L166 72L152 56L140 72L122 58L104 72L92 56L76 72L68 54Z',
      soot,
      { ink },
    ),
    oval([120, 34], 46, 15, white, ink, 6),
    oval([120, 35], 36, 9.5, '#7fc6e8'),
    brush(trace('94,36 116,42 142,37'), 5, white),
    // eyes and beak
    ...(
      [
        [92, 86, 3],
        [148, 86, -3],
      ] as const
    ).flatMap(([x, y, look]) => [
      disc([x, y], 17, white, ink, 6),
      disc([x + look, y + 2], 7.5, ink),
      disc([x + look - 3, y - 1], 2.6, white),
    ]),
    inked('M92 104C104 92 136 92 148 104C150 118 136 126 120 126C104 126 90 118 92 104Z', '#f0b13a', {
      ink,
      thin: 5,
      thick: 4,
    }),
    path('M94 108C108 114 132 114 146 108', 'none', ink, 5),
    path('M112 100V98M128 100V98', 'none', ink, 5),
  ]
}

export const twoTails = (): string =>
  figure([cat.body, cat.head], catParts(), [
    [cat.right, 12],
    [cat.left, 12],
    ['M26 58V34M214 58V34', 26],
    ['M94 132C70 132 56 116 50 156M148 132C176 136 196 130 212 164', 18],
    ['M98 206L76 228M146 206L158 222', 20],
  ])
export const riverKappa = (): string =>
  figure(
    [
      kappa.shell,
      kappa.head,
      'M56 66C50 24 190 24 184 66ZM52 236C56 206 98 206 106 236ZM134 236C142 206 184 206 188 236Z',
    ],
    kappaParts(),
    [['M76 150C50 154 34 140 26 110M164 150C190 150 202 134 206 112L218 50', 20]],
  )
