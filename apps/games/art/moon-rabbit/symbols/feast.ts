import { inked } from '../../kit/contour.ts'
import { brush, clip, disc, group, loop, oval, type Point, path, picture, polygon, trace } from '../../kit/pen.ts'
import { steam } from '../../kit/steam.ts'
import {
  apricot,
  apricotPale,
  deep,
  dusk,
  haze,
  ink,
  leaf,
  leafPale,
  pale,
  rice,
  riceShade,
  silver,
  straw,
  wood,
  woodDark,
} from '../palette.ts'

const tub = 'M58 118H182L172 146C156 164 156 184 172 204L178 222H62L68 204C84 184 84 164 68 146Z'

/** The mortar with its rice cake; its foot is at 120, 222. */
export function mortarParts(): string[] {
  return [
    inked(tub, wood, { ink, thick: 7, lean: [2, 5] }),
    path('M150 120H182L172 146C156 164 156 184 172 204L178 222H150C140 190 142 150 150 120Z', woodDark),
    ...[84, 100, 118, 134].map((x, index) =>
      brush(
        [
          [x, 142],
          [x + (110 - x) * 0.14, 172],
          [x - 2, 212 - (index % 2) * 14],
        ],
        4.4,
        woodDark,
      ),
    ),
    path(tub, 'none', ink, 5),
    oval([120, 118], 63, 20, woodDark, ink, 6),
    inked(loop(trace('66,118 76,96 98,88 122,94 146,88 168,100 174,118 146,132 120,134 92,132')), rice, {
      ink,
      thick: 5,
    }),
    brush(trace('82,112 96,100 112,102'), 6, riceShade),
    brush(trace('126,122 148,120 164,110'), 6, riceShade),
  ]
}

/** The mallet: its head stands at 0, 0 and the handle goes to the right. */
export function malletParts(): string[] {
  return [
    inked('M20 -57H124V-43H20Z', straw, { ink, thick: 5 }),
    inked('M-22 -98H22L25 0Q0 8 -25 0Z', wood, { ink, thick: 6, lean: [3, 3] }),
    path('M4 -96H20L23 0Q14 4 4 4Z', woodDark),
    oval([0, -98], 22, 7, straw, ink, 4),
    brush(trace('-12,-84 -14,-50 -13,-14'), 4.4, straw),
    path('M-25 -8Q0 0 25 -8L25 0Q0 8 -25 0Z', rice, ink, 3),
  ]
}

export function mortar(): string {
  return picture(240, 240, [
    `<defs>${clip('m', disc([120, 120], 110, '#fff'))}</defs>`,
    disc([120, 120], 112, dusk),
    group(
      [
        disc([120, 104], 84, haze),
        disc([120, 104], 60, pale),
        path('M-10 206Q120 190 250 206V250H-10Z', deep, ink, 4),
        ...[30, 206].map((x) => steam([x, 190], 90, { fill: pale, width: 13, lean: x < 100 ? 0.1 : -0.1 })),
      ],
      'clip-path="url(#m)"',
    ),
    disc([120, 120], 112, 'none', ink, 6),
    disc([120, 120], 105, 'none', silver, 2.4),
    ...mortarParts(),
    group(malletParts(), 'transform="translate(112 112) rotate(-24)"'),
  ])
}

const ball = ([x, y]: Point, radius: number, tint = rice) => [
  disc([x, y], radius, tint, ink, 4.6),
  path(
    `M${x + radius * 0.82} ${y - radius * 0.3}A${radius * 0.88} ${radius * 0.88} 0 0 1 ${x - radius * 0.5} ${y + radius * 0.72}A${radius * 1.1} ${radius * 1.1} 0 0 0 ${x + radius * 0.82} ${y - radius * 0.3}Z`,
    riceShade,
  ),
  brush(
    [
      [x - radius * 0.6, y - radius * 0.06],
      [x - radius * 0.46, y - radius * 0.5],
      [x - radius * 0.04, y - radius * 0.64],
    ],
    4.4,
    '#ffffff',
  ),
]

/** Rice dumplings piled on their stand. */
export function dumplingsParts(): string[] {
  return [
    inked('M76 170H164L156 228H84Z', wood, { ink, thick: 6 }),
    path('M132 172H162L154 226H136Z', woodDark),
    path('M106 190A14 14 0 0 1 134 190V208H106Z', deep, ink, 4),
    inked('M30 146L40 174H200L210 146L196 160H44Z', straw, { ink, thick: 6 }),
    path('M44 160H196L200 174H40Z', wood, ink, 4),
    ...[54, 98, 142, 186].flatMap((x) => ball([x, 138], 24)),
    ...[76, 120, 164].flatMap((x) => ball([x, 102], 24)),
    ...[98, 142].flatMap((x) => ball([x, 66], 24)),
    ...ball([120, 32], 24, apricotPale),
  ]
}

export function dumplings(): string {
  return picture(240, 240, [
    disc([120, 120], 112, pale),
    disc([120, 108], 84, silver),
    disc([120, 120], 112, 'none', ink, 6),
    disc([120, 120], 105, 'none', dusk, 2.4),
    ...dumplingsParts(),
  ])
}

/** A porcelain ewer for sake and a cup. */
export function ewer(): string {
  const outline = loop(
    trace('98,54 98,34 128,34 128,56 134,78 162,108 172,146 160,188 134,206 92,206 66,188 54,146 64,108 92,78'),
  )
  return picture(240, 240, [
    `<defs>${clip('e', path(outline, '#fff'))}</defs>`,
    path('M146 84C190 60 212 92 196 128C190 142 180 150 166 152', 'none', ink, 21),
    path('M146 84C190 60 212 92 196 128C190 142 180 150 166 152', 'none', haze, 12),
    inked(loop(trace('70,122 44,104 30,72 18,64 12,72 20,106 40,140 58,156')), silver, { ink, thick: 6 }),
    inked(outline, silver, { ink, thick: 7, lean: [3, 4] }),
    group(
      [
        path('M130 40C128 90 176 110 168 170L200 210V60Z', pale),
        path('M40 172Q112 150 190 172V220H40Z', dusk),
        brush(trace('46,170 112,156 180,172'), 6, ink),
        disc([110, 132], 28, apricot, ink, 4),
        disc([122, 126], 23, silver),
        ...[66, 84, 146].map((x, index) =>
          brush(
            [
              [x, 186],
              [x + 6, 156],
              [x + 22, 128 + index * 8],
            ],
            5,
            dusk,
          ),
        ),
        path('M90 60H136V72H90Z', dusk),
      ],
      'clip-path="url(#e)"',
    ),
    path(outline, 'none', ink, 5),
    inked('M92 24H134V38H92Z', dusk, { ink, thick: 5 }),
    brush(trace('74,120 66,146 72,172'), 7, rice),
    inked('M160 186H222C222 210 210 222 191 222C172 222 160 210 160 186Z', rice, { ink, thick: 6 }),
    oval([191, 186], 31, 9, haze, ink, 4.6),
    path('M164 200H218L216 207H166Z', dusk),
  ])
}

/** A chestnut in its open burr. */
export function chestnut(): string {
  const spikes = Array.from({ length: 26 }, (_, index) => {
    const turn = (index / 26) * Math.PI * 2
    const long = index % 2 ? 114 : 98
    const at = (radius: number, aside: number): Point => [
      120 + Math.sin(turn + aside) * radius,
      126 + Math.cos(turn + aside) * radius * 0.92,
    ]
    return path(polygon([at(66, -0.16), at(long, 0), at(66, 0.16)]), index % 2 ? leaf : leafPale, ink, 4)
  })
  const nut = (x: number, y: number, turn: number) =>
    group(
      [
        inked('M0 -60C18 -44 46 -30 46 6C46 34 24 44 0 44C-24 44 -46 34 -46 6C-46 -30 -18 -44 0 -60Z', '#8a4e32', {
          ink,
          thick: 7,
          lean: [2, 4],
        }),
        path('M-43 16C-20 8 20 8 43 16C40 36 22 42 0 42C-22 42 -40 36 -43 16Z', straw, ink, 4),
        brush(trace('-28,0 -24,-22 -8,-38'), 8, apricot),
        brush(trace('6,-44 18,-26 24,-4'), 4, '#5c2f22'),
      ],
      `transform="translate(${x} ${y}) rotate(${turn})"`,
    )
  return picture(240, 240, [
    ...spikes,
    inked(loop(trace('120,54 174,70 200,118 190,172 144,202 96,202 50,172 40,118 66,70')), leaf, { ink, thick: 7 }),
    path(loop(trace('120,80 160,90 180,124 168,166 120,186 74,168 60,126 80,92')), rice, ink, 4),
    group([nut(84, 132, -16), nut(158, 138, 16)], 'transform="translate(-14 -20) scale(1.12)"'),
  ])
}
