import { inked } from '../../kit/contour.ts'
import {
  brush,
  clip,
  disc,
  group,
  line,
  oval,
  type Point,
  path,
  petal,
  place,
  polygon,
  steps,
  trace,
  turned,
} from '../../kit/pen.ts'
import {
  black,
  blackLight,
  ink,
  mint,
  mustard,
  mustardPale,
  paper,
  paperShade,
  red,
  redDark,
  rose,
  skyDark,
  wood,
  woodDark,
  woodPale,
} from '../palette.ts'

/** A black wooden horse on wheels, facing left. */
export function horseToy(): string[] {
  return [
    // tail, board, wheels
    inked('M186 96C208 96 218 116 214 152C206 148 192 138 184 120Z', paper, { ink, thick: 4 }),
    brush(trace('194,106 202,124 206,140'), 4, woodDark),
    inked('M34 184H208V200H34Z', red, { ink, thick: 4 }),
    // body: head, neck, legs of one board
    inked(
      'M70 40L76 24L88 40C108 50 116 70 120 90C140 96 166 88 186 94C196 108 198 130 194 184H164L158 146H118L112 184H82C78 160 80 136 84 116C76 104 78 92 74 88C66 92 50 96 40 92C32 86 36 74 44 66C50 54 58 44 70 40Z',
      black,
      { ink, thick: 5, lean: [2, 4] },
    ),
    brush(trace('96,52 110,72 114,100'), 13, paper),
    brush(trace('100,58 110,76 112,94'), 4, woodDark),
    // saddle cloth and girth
    inked('M120 88C138 94 156 92 172 88C178 104 178 124 172 140H122C116 122 116 104 120 88Z', red, { ink, thick: 4 }),
    path('M118 104Q146 112 176 104V114Q146 122 118 114Z', mustard, ink, 3),
    ...trace('130,130 147,132 164,130').map((at) => disc(at, 5.4, mint, ink, 2.6)),
    // bridle, eye
    path('M52 62L66 88', 'none', mustard, 6),
    path('M74 42C84 52 84 70 76 86', 'none', mustard, 6),
    disc([66, 62], 6.4, paper, ink, 3),
    disc([65, 63], 3, ink),
    brush(trace('134,100 150,86 176,98'), 4, blackLight),
    ...[66, 176].map((x) => disc([x, 204], 21, mustard, ink, 5) + disc([x, 204], 8, red, ink, 4)),
  ]
}

/** A ball wound with coloured thread. */
export function temariBall(id: string): string[] {
  const middle: Point = [120, 118]
  const round = disc(middle, 84, red, ink, 6)
  const spindle = (degrees: number, fill: string) =>
    path(petal(place(middle, 6, 0, degrees), 84, 44, degrees), fill, ink, 4) +
    path(petal(place(middle, 14, 0, degrees), 58, 24, degrees), fill === paper ? rose : paper, ink, 2.6)
  return [
    `<defs>${clip(id, disc(middle, 83, '#fff'))}</defs>`,
    disc([122, 122], 86, ink),
    round,
    group(
      [
        ...steps(15, 345, 12).map((degrees) =>
          line([place(middle, 30, 0, degrees), place(middle, 90, 0, degrees)], redDark, 4),
        ),
        ...steps(0, 315, 8).map((degrees, index) =>
          spindle(degrees, [mustard, paper, '#2c9c9a', paper][index % 4] ?? paper),
        ),
        path('M30 160C60 208 180 208 212 156C206 206 160 222 120 214C80 222 40 206 30 160Z', ink).replace(
          '<path',
          '<path opacity=".2"',
        ),
      ],
      `clip-path="url(#${id})"`,
    ),
    disc(middle, 15, red, ink, 4),
    disc(middle, 6, mustardPale),
    disc(middle, 84, 'none', ink, 6),
    brush(trace('54,98 66,68 94,50'), 8, paper),
  ]
}

/** A folded paper crane, flying left: one wing of patterned paper. */
export function paperCrane(): string[] {
  const fold = (points: string, fill: string) => path(polygon(trace(points)), fill, ink, 4.4)
  return [
    fold('112,158 40,40 150,124', paperShade),
    fold('40,40 150,124 132,140', '#d8c3a2'),
    // tail
    fold('136,146 228,104 150,182', '#fff'),
    fold('228,104 150,182 146,164', paperShade),
    // neck and head
    fold('104,146 30,96 90,182', '#fff'),
    fold('30,96 90,182 98,162', paperShade),
    fold('30,96 8,126 50,112', red),
    // the wing towards us
    fold('84,158 180,16 170,158', red),
    fold('180,16 170,158 144,158', redDark),
    ...trace('160,62 146,88 128,108 150,118 110,134 132,140 98,150').map(([x, y], index) =>
      index % 2 ? disc([x, y], 5, paper) : disc([x, y], 6.4, mustard),
    ),
    // body
    fold('84,152 170,152 126,212', '#fff'),
    fold('126,152 170,152 126,212', paperShade),
  ]
}

/** A square paper kite with two tails. */
export function paperKite(id: string): string[] {
  const sheet = 'M62 20H178V158H62Z'
  return [
    ...[74, 166].map((x, index) =>
      brush(
        trace(`${x},158 ${x - 12 + index * 20},184 ${x + 10 - index * 14},200 ${x - 10 + index * 26},224`),
        15,
        index ? red : ink,
      ),
    ),
    turned(
      [
        `<defs>${clip(id, path(sheet, '#fff'))}</defs>`,
        inked(sheet, paper, { ink, thick: 6, lean: [3, 4] }),
        group(
          [
            path('M62 20H178V40H62Z', red),
            disc([120, 84], 33, red, ink, 5),
            path('M50 134Q72 106 94 128T138 124T190 122V170H50Z', black, ink, 4),
            path('M58 152Q76 130 96 148T138 146T186 142', 'none', paper, 5),
            brush(trace('100,72 114,60 132,62'), 5, '#ff8a70'),
          ],
          `clip-path="url(#${id})"`,
        ),
        line(trace('62,20 178,158'), woodDark, 4),
        line(trace('178,20 62,158'), woodDark, 4),
        line(trace('120,14 120,164'), woodDark, 5),
        path(sheet, 'none', ink, 6),
        disc([120, 84], 6, mustard, ink, 3),
      ],
      9,
      [120, 90],
    ),
  ]
}

/** A rattle drum on its stick, with two beads that fly. */
export function rattleDrum(): string[] {
  const middle: Point = [120, 92]
  return [
    ...[-1, 1].map((way) =>
      path(
        `M${120 + way * 66} 84Q${120 + way * 92} ${way > 0 ? 66 : 112} ${120 + way * 88} ${way > 0 ? 36 : 146}`,
        'none',
        ink,
        5,
      ),
    ),
    inked('M112 150H128L126 226H114Z', wood, { ink, thick: 4 }),
    path('M110 208H130V226H110Z', red, ink, 4),
    disc([123, 96], 70, ink),
    disc(middle, 69, red, ink, 5),
    ...steps(0, 345, 18).map((degrees) => disc(place(middle, 60, 0, degrees), 4.4, mustardPale, ink, 2)),
    disc(middle, 51, paper, ink, 5),
    ...steps(0, 288, 5).map((degrees) => path(petal(place(middle, 4, 0, degrees), 40, 34, degrees), mustard, ink, 4)),
    disc(middle, 10, red, ink, 4),
    disc([208, 34], 16, mustard, ink, 5),
    disc([32, 148], 16, mint, ink, 5),
    brush(trace('64,76 76,50 102,34'), 6, '#ff8a70'),
  ]
}

/** A paper pinwheel on its stick. */
export function paperPinwheel(): string[] {
  const middle: Point = [120, 104]
  const colours = [red, mustard, paper, skyDark]
  const blade = (index: number) =>
    turned(
      [
        path('M120 104L120 18C160 14 188 34 196 62C176 60 142 72 120 104Z', colours[index] ?? paper, ink, 5),
        path('M120 104C124 74 140 40 196 62C176 60 142 72 120 104Z', index === 2 ? paperShade : ink).replace(
          '<path',
          `<path opacity="${index === 2 ? 1 : 0.22}"`,
        ),
        index % 2 ? '' : disc([140, 40], 5, index === 2 ? red : paper),
      ],
      index * 90,
      middle,
    )
  return [
    inked('M115 104H125L124 226H116Z', woodPale, { ink, thick: 4 }),
    ...[0, 1, 2, 3].map(blade),
    disc(middle, 12, mustardPale, ink, 5),
    disc(middle, 4, red),
  ]
}

/** A spinning top, seen a little from above. */
export function spinningTop(): string[] {
  return turned2([
    inked('M34 104C36 150 92 176 112 214H128C148 176 204 150 206 104Z', redDark, { ink, thick: 5 }),
    path(
      'M52 138C80 162 160 162 188 138C178 152 156 166 146 178C132 182 108 182 94 178C84 166 62 152 52 138Z',
      mustard,
      ink,
      4,
    ),
    path('M113 212H127L122 230H118Z', black, ink, 3),
    oval([120, 104], 87, 44, red, ink, 6),
    oval([120, 103], 68, 33, paper, ink, 4),
    oval([120, 102], 52, 25, '#2c9c9a', ink, 4),
    oval([120, 101], 35, 16.5, mustard, ink, 4),
    oval([120, 100], 18, 8.6, red, ink, 4),
    inked('M112 98L114 36C114 28 126 28 126 36L128 98Q120 104 112 98Z', wood, { ink, thick: 4 }),
    path('M113 52Q120 56 127 52L127 64Q120 68 113 64Z', red, ink, 3),
    brush(trace('46,98 60,80 92,68'), 6, '#ff8a70'),
  ])
}

const turned2 = (content: readonly string[]) => [turned(content, 7, [120, 130])]
