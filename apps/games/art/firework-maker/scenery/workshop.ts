import { cellLines, ring, rounded } from '../../kit/frames.ts'
import { hempLeaf } from '../../kit/patterns.ts'
import { brush, disc, group, line, oval, type Point, path, petal, picture, place, steps, trace } from '../../kit/pen.ts'
import { plank } from '../../kit/wood.ts'
import {
  cream,
  ember,
  gold,
  indigo,
  ink,
  kraft,
  kraftDark,
  maroon,
  mint,
  rose,
  teal,
  timber,
  timberDark,
  vermilion,
  violet,
} from '../palette.ts'

const wood = { fill: timber, grain: timberDark, ink }
const dark = { fill: '#5a3036', grain: '#41202f', ink }

/** The board: nine cells on indigo cloth in a cedar frame. 1000 × 1000; the cells are 300 × 300 from 50, 50. */
export function board(): string {
  const inner = rounded(50, 50, 900, 900, 14)
  return picture(1000, 1000, [
    `<defs>${hempLeaf('a', 42, { ground: '#211b5a', line: '#2f2874', width: 3 })}</defs>`,
    path(inner, 'url(#a)'),
    cellLines({ x: 50, y: 50, cell: 300, columns: 3, rows: 3 }, '#4a41a0', 5),
    ring(rounded(8, 8, 984, 984, 30), inner, timber, ink, 8),
    ...[
      [26, 24, 948, 1],
      [26, 970, 948, 1],
    ].map(([x = 0, y = 0, long = 0]) =>
      brush(
        [
          [x, y],
          [x + long / 2, y + 5],
          [x + long, y],
        ],
        9,
        '#9c6242',
      ),
    ),
    ...trace('24,26 970,26').map(([x = 0, y = 0]) =>
      brush(
        [
          [x, y],
          [x + 5, y + 474],
          [x, y + 948],
        ],
        9,
        timberDark,
      ),
    ),
    path(rounded(40, 40, 920, 920, 18), 'none', gold, 6),
    ...(
      [
        [8, 8, 0],
        [992, 8, 90],
        [992, 992, 180],
        [8, 992, 270],
      ] as const
    ).map(([x, y, turn]) =>
      group(
        [
          path('M0 26A26 26 0 0 1 26 0H132L118 40H52Q40 40 40 52V118L0 132Z', gold, ink, 6),
          ...(
            [
              [24, 24],
              [92, 20],
              [20, 92],
            ] as const
          ).map((at) => disc(at, 7, maroon, ink, 3)),
          brush(trace('40,12 70,9 108,12'), 5, '#fff0b4'),
        ],
        `transform="translate(${x} ${y}) rotate(${turn})"`,
      ),
    ),
  ])
}

/** A shelf of paper shells, tools and jars of colour, for the left edge; mirrored for the right. 260 × 700. */
export function shelf(): string {
  return picture(260, 700, shelfParts())
}

export function shelfParts(): string[] {
  return [
    plank([0, -10], 34, 720, dark),
    plank([214, -10], 34, 720, dark),
    path('M34 0H214V700H34Z', '#2a1336'),
    ...steps(60, 190, 4).map((x) =>
      line(
        [
          [x, 0],
          [x, 700],
        ],
        '#3a1d42',
        4,
      ),
    ),
    ...ball([84, 128], 46, vermilion),
    ...ball([168, 138], 36, teal),
    plank([20, 174], 220, 22, wood),
    ...jar(52, 326, vermilion),
    ...jar(108, 326, gold),
    ...jar(164, 326, mint),
    plank([20, 326], 220, 22, wood),
    ...ball([70, 458], 32, violet),
    ...ball([124, 440], 50, gold),
    ...ball([186, 460], 30, rose),
    plank([20, 490], 220, 22, wood),
    ...[64, 92, 120, 148, 176].map((x, index) =>
      group([
        plank([x - 7, 530 + (index % 2) * 10], 14, 70, { fill: kraft, grain: kraftDark, ink, width: 3 }),
        path(`M${x - 12} ${596 + (index % 2) * 10}h24l4 40h-32Z`, index % 2 ? cream : maroon, ink, 4),
      ]),
    ),
    plank([20, 656], 220, 22, wood),
  ]
}

/** A shell as the shelves hold it. */
export function ball(at: Point, radius: number, label: string): string[] {
  const [x, y] = at
  return [
    disc(at, radius, kraft, ink, 5),
    path(
      `M${x - radius * 0.9} ${y - radius * 0.3}Q${x} ${y - radius * 0.62} ${x + radius * 0.9} ${y - radius * 0.3}`,
      'none',
      kraftDark,
      3,
    ),
    path(
      `M${x - radius * 0.9} ${y + radius * 0.3}Q${x} ${y + radius * 0.62} ${x + radius * 0.9} ${y + radius * 0.3}`,
      'none',
      kraftDark,
      3,
    ),
    disc(at, radius * 0.48, label, ink, 4),
    ...steps(0, 300, 6).map((degrees) =>
      path(petal(place(at, radius * 0.06, 0, degrees), radius * 0.34, radius * 0.2, degrees), cream),
    ),
    brush(
      [
        [x - radius * 0.72, y - radius * 0.2],
        [x - radius * 0.55, y - radius * 0.58],
        [x - radius * 0.2, y - radius * 0.76],
      ],
      radius * 0.13,
      '#f6dba8',
    ),
    path(
      `M${x - 7} ${y - radius + 3}C${x - 16} ${y - radius - 18} ${x + 16} ${y - radius - 18} ${x + 7} ${y - radius + 3}`,
      'none',
      ink,
      5,
    ),
  ]
}

function jar(x: number, foot: number, powder: string): string[] {
  return [
    path(`M${x} ${foot - 64}h40c8 12 8 52 0 64h-40c-8 -12 -8 -52 0 -64Z`, '#6d5a9a', ink, 4.6),
    path(`M${x - 3} ${foot - 42}h46c3 16 2 32 -3 42h-40c-5 -10 -6 -26 -3 -42Z`, powder, ink, 4),
    path(`M${x - 3} ${foot - 78}h46v15h-46Z`, kraft, ink, 4),
  ]
}

/** The work bench along the lower edge, with a paste bowl, a brush, shells and a pair of scissors of bamboo. 1600 × 240. */
export function bench(): string {
  return picture(1600, 240, benchParts())
}

export function benchParts(): string[] {
  return [
    plank([-10, 110], 1620, 46, wood),
    path('M-10 110H1610V122H-10Z', '#a2623f'),
    path('M-10 156H1610V250H-10Z', '#4a2432', ink, 4),
    ...steps(90, 1510, 8).map((x) =>
      line(
        [
          [x, 162],
          [x, 240],
        ],
        ink,
        4,
      ),
    ),
    ...ball([150, 62], 54, vermilion),
    ...ball([252, 78], 38, indigo),
    ...ball([330, 84], 30, gold),
    path('M450 70H570L556 112H464Z', teal, ink, 5),
    oval([510, 70], 60, 14, cream, ink, 5),
    group([
      path('M540 66L640 6L650 20L556 78Z', kraft, ink, 5),
      path('M534 60L560 46L572 66L546 84Z', ink),
      path('M528 66L546 56L556 78L536 88Z', cream, ink, 3),
    ]),
    ...steps(1040, 1180, 4).map((x, index) => disc([x, 96], 16, [vermilion, gold, teal, rose][index] ?? gold, ink, 4)),
    ...steps(1064, 1156, 3).map((x, index) => disc([x, 70], 16, [violet, mint, ember][index] ?? gold, ink, 4)),
    path('M1006 100H1214L1200 118H1020Z', maroon, ink, 5),
    ...ball([1340, 72], 44, violet),
    ...ball([1450, 58], 58, gold),
  ]
}

/** The short curtain over the opening, with a burst crest on each panel. 1200 × 170. */
export function curtain(): string {
  return picture(1200, 170, curtainParts())
}

export function curtainParts(): string[] {
  return [
    ...steps(20, 980, 5).map((x, index) => {
      const fill = index % 2 ? maroon : indigo
      const crest: Point = [x + 100, 92]
      return group([
        path(
          `M${x} 24H${x + 198}L${x + 204} 150Q${x + 150} 164 ${x + 100} 152Q${x + 50} 164 ${x - 6} 150Z`,
          fill,
          ink,
          5,
        ),
        path(`M${x + 18} 34L${x + 12} 148M${x + 178} 34L${x + 186} 148`, 'none', index % 2 ? '#6e1430' : '#241f70', 6),
        ...steps(0, 330, 12).map((degrees) =>
          brush(
            [8, 22, 38].map((along) => place(crest, along, 0, degrees)),
            9,
            degrees % 60 ? gold : cream,
          ),
        ),
        disc(crest, 6, cream),
      ])
    }),
    plank([-10, 8], 1220, 20, wood),
  ]
}
