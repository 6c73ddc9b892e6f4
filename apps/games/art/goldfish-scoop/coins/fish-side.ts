import { brush, clip, disc, group, line, loop, type Point, path, trace } from '../../kit/pen.ts'
import { black, coral, gold, goldDark, ink, lemon, peach, red, redDark, white } from '../palette.ts'

interface Kind {
  readonly body: string
  readonly belly: string
  readonly patches: readonly string[]
  readonly patch: string
  readonly fin: string
  readonly ray: string
  /** Height compared with the common fish. */
  readonly plump: number
  readonly eye: 'plain' | 'bulging'
  readonly hood: boolean
  readonly long: number
}

/** Kinds of goldfish, from the common one to the golden one. */
export const kinds = {
  wakin: {
    body: red,
    belly: coral,
    patches: [],
    patch: coral,
    fin: '#ff9a74',
    ray: redDark,
    plump: 0.8,
    eye: 'plain',
    hood: false,
    long: 0.8,
  },
  sarasa: {
    body: white,
    belly: '#ffece2',
    patch: red,
    fin: '#ffe0d4',
    ray: coral,
    patches: ['52,102 84,90 104,106 92,128 64,122', '112,112 140,112 148,132 124,146 108,132'],
    plump: 0.86,
    eye: 'plain',
    hood: false,
    long: 0.95,
  },
  ryukin: {
    body: '#ff9a3d',
    belly: lemon,
    patches: ['84,92 128,96 138,120 104,118'],
    patch: red,
    fin: '#ffd0a0',
    ray: '#d4641c',
    plump: 1.18,
    eye: 'plain',
    hood: false,
    long: 1.1,
  },
  demekin: {
    body: black,
    belly: '#434b6b',
    patches: [],
    patch: black,
    fin: '#565f86',
    ray: '#12141f',
    plump: 1.1,
    eye: 'bulging',
    hood: false,
    long: 1.1,
  },
  ranchu: {
    body: '#fff3e6',
    belly: white,
    patches: ['104,108 138,112 142,134 114,138'],
    patch: coral,
    fin: peach,
    ray: red,
    plump: 1.14,
    eye: 'plain',
    hood: true,
    long: 0.75,
  },
  calico: {
    body: '#bfe0f2',
    belly: white,
    fin: '#e4f2fb',
    ray: '#5b7fb8',
    patch: '#ff8a3d',
    patches: ['56,104 84,92 98,108 76,122', '100,134 124,128 134,146 112,154', '116,104 140,112 140,124 120,120'],
    plump: 1.12,
    eye: 'bulging',
    hood: false,
    long: 1.25,
  },
  golden: {
    body: gold,
    belly: '#fff0a6',
    patches: ['70,96 116,94 134,112 92,112'],
    patch: lemon,
    fin: '#ffec9e',
    ray: goldDark,
    plump: 1.16,
    eye: 'plain',
    hood: true,
    long: 1.3,
  },
} as const satisfies Record<string, Kind>
export type KindName = keyof typeof kinds

const outline = 'M40 132C50 100 98 90 138 116C150 124 150 140 138 148C102 174 50 166 40 132Z'

/** A goldfish from its side that swims to the left, around 120, 132. */
export function fishSide(name: KindName): string[] {
  const kind: Kind = kinds[name]
  const { body, plump, eye, hood } = kind
  return [
    tail(kind),
    group(
      [
        ...fins(kind),
        path(outline, body, ink, 6),
        `<defs>${clip(`k-${name}`, path(outline, '#fff'))}</defs>`,
        group(scales(kind), `clip-path="url(#k-${name})"`),
        path(outline, 'none', ink, 6),
        line(trace('84,114 92,132 84,150'), ink, 3.6),
        path('M92 132C104 130 116 138 120 150C106 152 96 146 92 132Z', kind.fin, ink, 4),
      ],
      `transform="translate(0 ${132 * (1 - plump)}) scale(1 ${plump})"`,
    ),
    ...(hood
      ? trace('46,112 58,100 74,96 88,102 56,116 74,112').map(([x, y], index) =>
          disc([x, y], index > 3 ? 11 : 13, name === 'golden' ? lemon : red, ink, 4),
        )
      : []),
    ...(eye === 'bulging'
      ? [disc([62, 122], 17, body, ink, 5), disc([60, 122], 10.5, '#ffe9a8', ink, 4), disc([58, 122], 5, ink)]
      : [disc([63, 126], 10, white, ink, 4), disc([61, 126], 5, ink)]),
    disc([eye === 'bulging' ? 56 : 59, 120], 2.4, '#fff'),
    path('M40 140q10 4 16 1', 'none', ink, 4),
  ]
}

function tail({ fin, ray, long }: Kind): string {
  const outline = 'M0 0C16 -30 52 -48 86 -46C72 -30 70 -12 76 2C90 14 92 36 78 56C52 50 18 34 0 16Z'
  const rayTo = ([x, y]: Point) =>
    brush(
      [
        [6, 6],
        [x * 0.5, y * 0.42 + 4],
        [x, y],
      ],
      5,
      ray,
    )
  return group(
    [path(outline, fin, ink, 5 / Math.max(long, 0.9)), ...trace('72,-38 66,4 68,46').map(rayTo)],
    `transform="translate(132 126) scale(${long})"`,
  )
}

/** On its back, with rays, and below. */
function fins({ fin, ray }: Kind): string[] {
  const rayTo = ([x, y]: Point) =>
    brush(
      [
        [100, 110],
        [(100 + x) / 2, (110 + y) / 2],
        [x, y],
      ],
      4,
      ray,
    )
  return [
    path('M78 106C84 78 116 72 140 86C130 94 128 104 128 116Z', fin, ink, 5),
    ...trace('96,84 112,84 126,90').map(rayTo),
    path('M92 152C94 172 108 184 124 186C122 172 120 160 114 150Z', fin, ink, 5),
  ]
}

/** What its body is painted with. */
function scales({ belly, patches, patch, ray }: Kind): string[] {
  return [
    path('M40 138C70 164 116 158 146 138C138 178 60 184 40 138Z', belly),
    ...patches.map((points) => path(loop(trace(points)), patch)),
    ...trace('98,118 112,114 126,118 104,132 118,130 132,132 112,144 126,144').map(([x, y]) =>
      line(
        [
          [x - 4, y - 6],
          [x + 3, y],
          [x - 4, y + 6],
        ],
        ray,
        2.4,
      ),
    ),
    brush(trace('52,120 72,106 98,102'), 6, '#fff'),
  ]
}
