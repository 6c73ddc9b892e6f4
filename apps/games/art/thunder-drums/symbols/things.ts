import { cutOut, inked } from '../../kit/contour.ts'
import { rays } from '../../kit/light.ts'
import {
  brush,
  clip,
  disc,
  group,
  line,
  loop,
  oval,
  path,
  picture,
  place,
  polygon,
  steps,
  trace,
} from '../../kit/pen.ts'
import {
  cream,
  creamDark,
  crimson,
  crimsonDark,
  crimsonPale,
  gold,
  goldDark,
  goldPale,
  haze,
  indigo,
  ink,
  slate,
  white,
} from '../palette.ts'

/** The look of a drumhead: its lacquer, its skin and the mark on it. */
export interface Head {
  readonly lacquer: string
  readonly stud: string
  readonly skin: string
  readonly edge: string
  readonly mark: string
  readonly shine: string | null
}
export const heads = {
  plain: { lacquer: crimson, stud: gold, skin: cream, edge: creamDark, mark: ink, shine: null },
  silver: { lacquer: slate, stud: white, skin: white, edge: haze, mark: indigo, shine: null },
  gold: { lacquer: crimsonDark, stud: goldPale, skin: goldPale, edge: gold, mark: crimson, shine: gold },
  small: { lacquer: indigo, stud: goldPale, skin: goldPale, edge: goldDark, mark: indigo, shine: goldPale },
  middle: { lacquer: gold, stud: crimson, skin: crimson, edge: crimsonDark, mark: goldPale, shine: crimsonPale },
} as const satisfies Record<string, Head>
export type HeadName = keyof typeof heads

/** A drumhead from the front with the three commas of thunder, around 120, 120. */
export function headParts(name: HeadName): string[] {
  const { lacquer, stud, skin, edge, mark, shine }: Head = heads[name]
  return [
    ...(shine ? rays([120, 120], { inner: 92, outer: 121, count: 24, width: 17, fill: shine, short: 0.9 }) : []),
    disc([124, 126], 101, ink),
    disc([120, 120], 102, lacquer, ink, 7),
    ...steps(0, 345, 24).map((degrees) => disc(place([120, 120], 92, 0, degrees), 5.6, stud, ink, 2.6)),
    disc([120, 120], 80, skin, ink, 6),
    disc([120, 120], 72, 'none', edge, 4),
    ...whirl(mark),
    brush(trace('44,84 62,52 96,32'), 8, white),
  ]
}

/** Three drops in a round, the sign on a drum. */
export function whirl(fill: string): string[] {
  const drop = 'M120 116C104 96 110 62 142 58C172 56 190 90 174 118C174 92 156 80 140 88C130 94 132 108 120 116Z'
  return [0, 120, 240].map((degrees) => group([path(drop, fill)], `transform="rotate(${degrees} 120 120)"`))
}

export const head = (name: HeadName) => () => picture(240, 240, headParts(name))

/** A barrel drum on its stand, seen aslant. */
export function drum(): string {
  const barrel = 'M60 60C100 34 172 40 206 70C222 104 214 148 190 176C150 196 92 186 58 156C34 128 36 86 60 60Z'
  return picture(240, 240, [
    cutOut([barrel, 'M54 160L34 232H66L92 190H160L184 232H216L196 160Z'], white, 10),
    path('M56 156L36 228H62L92 182Z', goldDark, ink, 6),
    path('M196 156L214 228H188L160 182Z', goldDark, ink, 6),
    path('M46 204H204V218H44Z', gold, ink, 5),
    inked('M104 36C160 28 220 60 222 112C222 160 172 192 116 190Z', crimson, { ink, thick: 7, thin: 6 }),
    path('M150 36C206 54 222 92 218 122C212 158 182 182 150 188C186 150 188 80 150 36Z', crimsonDark),
    ...trace('172,58 186,82 192,112 186,144 170,168').map(([x, y]) => disc([x, y], 6, gold, ink, 3)),
    oval([104, 113], 68, 79, crimsonDark, ink, 6),
    ...steps(0, 340, 18).map((degrees) => {
      const turn = (degrees * Math.PI) / 180
      return disc([104 + Math.sin(turn) * 61, 113 - Math.cos(turn) * 72], 5, gold, ink, 2.4)
    }),
    oval([104, 113], 52, 63, cream, ink, 6),
    oval([104, 113], 46, 56, 'none', creamDark, 3),
    oval([104, 113], 20, 24, creamDark),
    brush(trace('60,98 70,72 92,58'), 7, white),
    brush(trace('140,44 174,56 198,84'), 6, crimsonPale),
  ])
}

/** Two drumsticks, crossed, with crimson cords. */
export function sticks(): string {
  const stick = [
    cutOut(['M108 6H132L138 226H102Z'], white, 12),
    inked('M108 10C110 2 130 2 132 10L140 222C134 234 106 234 100 222Z', cream, { ink, thick: 6, thin: 6 }),
    path('M126 8C132 60 134 140 136 224C130 230 122 230 118 230C128 160 128 80 122 6Z', creamDark),
    path('M102 176H138L140 214C132 222 108 222 100 214Z', crimson, ink, 5),
    path('M103 172H137V184H103Z', gold, ink, 4),
    ...[194, 206].map((y) =>
      line(
        [
          [102, y],
          [120, y + 4],
          [138, y],
        ],
        crimsonDark,
        4,
      ),
    ),
    brush(trace('112,14 114,70 110,150'), 5, white),
  ]
  return picture(240, 240, [
    group(stick, 'transform="rotate(38 120 120)"'),
    group(stick, 'transform="rotate(-38 120 120)"'),
    disc([120, 120], 17, crimson, ink, 5),
    disc([120, 120], 7, gold, ink, 3),
  ])
}

const zigzag = polygon(trace('142,4 46,130 104,126 70,236 196,92 134,98 178,10'))

/** A bolt of lightning. */
export function bolt(): string {
  return picture(240, 240, [
    cutOut([zigzag], white, 22),
    inked(zigzag, gold, { ink, thick: 8, thin: 7, lean: [3, 5] }),
    path(polygon(trace('140,22 66,118 118,114 92,196 172,104 118,108 150,26')), goldPale),
    ...trace('38,44 30,70 210,150 214,178 52,196').flatMap(([x, y], index) => [
      path(`M${x - 9} ${y}L${x} ${y - 14}L${x + 9} ${y}L${x} ${y + 14}Z`, index % 2 ? white : gold, ink, 4),
    ]),
  ])
}

/** A round gold bell with its cord. */
export function bell(): string {
  return picture(240, 240, [
    cutOut(['M120 50A86 86 0 1 1 119.9 50Z'], white, 12),
    line(trace('120,54 98,34 104,12 120,6 136,12 142,34 120,54'), white, 26),
    line(trace('120,54 98,34 104,12 120,6 136,12 142,34 120,54'), ink, 15),
    line(trace('120,54 98,34 104,12 120,6 136,12 142,34 120,54'), crimson, 8),
    disc([124, 142], 88, ink),
    disc([120, 136], 88, gold, ink, 7),
    `<defs>${clip('bl', disc([120, 136], 86, '#fff'))}</defs>`,
    group(
      [
        path('M220 60C220 170 170 220 80 216L90 240H240Z', goldDark),
        path('M20 120Q120 96 220 120V140Q120 116 20 140Z', goldPale),
        path('M20 134Q120 112 220 134', 'none', ink, 4),
        path('M20 152Q120 130 220 152', 'none', ink, 4),
        brush(trace('56,112 70,80 104,62'), 13, '#fff8da'),
      ],
      'clip-path="url(#bl)"',
    ),
    path('M44 178Q120 158 196 178', 'none', ink, 13),
    disc([70, 174], 12, ink),
    disc([170, 174], 12, ink),
    path('M114 176H126L130 222H110Z', ink),
    disc([120, 136], 88, 'none', ink, 6),
    path('M104 42H136L142 58Q120 66 98 58Z', crimson, ink, 5),
  ])
}

/** The thunder god's loincloth: a knot of tiger skin. */
export function tiger(): string {
  const cloth =
    'M32 74C70 52 170 52 208 74L196 118C212 150 206 196 178 224C164 208 156 206 146 222C136 206 126 206 116 222C106 206 96 206 84 222C52 196 30 150 44 118Z'
  return picture(240, 240, [
    cutOut([cloth, 'M30 40H210V90H30Z'], white, 12),
    inked(cloth, gold, { ink, thick: 7, thin: 6 }),
    `<defs>${clip('tg', path(cloth, '#fff'))}</defs>`,
    group(
      [
        path('M206 60C212 140 200 200 150 236H230V60Z', goldDark),
        path('M92 96C100 150 96 190 84 230C112 220 130 220 148 228C134 180 138 140 150 96Z', goldPale),
        ...trace('30,110 28,146 40,180 214,110 216,146 204,180').map(([x, y]) => {
          const way = x < 120 ? 1 : -1
          return path(
            `M${x - way * 10} ${y - 8}C${x + way * 30} ${y - 12} ${x + way * 44} ${y} ${x + way * 60} ${y + 14}C${x + way * 36} ${y + 10} ${x + way * 16} ${y + 12} ${x - way * 10} ${y + 10}Z`,
            ink,
          )
        }),
        ...trace('120,104 116,140 122,176').map(([x, y]) =>
          path(
            `M${x - 22} ${y}C${x - 8} ${y + 14} ${x + 8} ${y + 14} ${x + 22} ${y}C${x + 10} ${y + 22} ${x - 10} ${y + 22} ${x - 22} ${y}Z`,
            ink,
          ),
        ),
      ],
      'clip-path="url(#tg)"',
    ),
    path(cloth, 'none', ink, 6),
    path('M24 44C70 30 170 30 216 44V82C170 66 70 66 24 82Z', crimson, ink, 6),
    path('M24 62C70 48 170 48 216 62V82C170 66 70 66 24 82Z', crimsonDark),
    path('M96 34H144V84C130 92 110 92 96 84Z', crimsonPale, ink, 6),
  ])
}

/** A curl of storm cloud in white ink. */
export function swirl(): string {
  const cloud = loop(
    trace(
      '26,150 20,112 46,84 70,84 78,48 116,26 156,34 180,64 210,74 226,112 214,150 226,182 196,206 150,198 116,214 78,200 44,206 16,182',
    ),
  )
  const curl = (x: number, y: number, size: number, way: number) =>
    line(
      steps(0, 1, 11).map((part) => {
        const turn = part * 8.2
        const far = size * (1 - part * 0.82)
        return [x + way * Math.cos(turn) * far, y - Math.sin(turn) * far] as const
      }),
      ink,
      9,
    )
  return picture(240, 240, [
    cutOut([cloud], white, 8),
    inked(cloud, white, { ink, thick: 8, thin: 6 }),
    path(
      loop(trace('24,170 60,186 116,194 176,184 216,160 222,184 196,204 150,196 116,212 78,198 44,204 18,184')),
      haze,
    ),
    curl(126, 92, 50, 1),
    curl(70, 146, 36, -1),
    curl(172, 150, 36, 1),
  ])
}
