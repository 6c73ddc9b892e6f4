import { leafCloud } from '../kit/clouds.ts'
import { goldLeaf } from '../kit/folding-screen.ts'
import { brush, disc, group, line, loop, type Point, path, petal, place, round, steps, trace } from '../kit/pen.ts'
import { berry, flower, grass, ink, leaf, moon, night } from './palette.ts'

/** The picture on the screen, flat: its six panels are each 200 wide. */
export const panelWidth = 200
export const panels = 6
export const plainHeight = 600
const wide = panelWidth * panels

/** The plain of Musashi in autumn: a full moon rises from grasses, bellflowers and bush clover, and the dark comes in from above. */
export function autumnPlain(): string[] {
  return [
    ...sheets(),
    dusk(),
    disc([600, 206], 150, moon.shade, ink, 5),
    disc([594, 200], 141, moon.silver),
    disc([560, 164], 96, moon.light).replace('<circle', '<circle opacity=".5"'),
    ...geese(),
    mist(
      [-60, 196],
      [
        [0, 300],
        [60, 360],
        [-10, 250],
      ],
    ),
    mist(
      [860, 150],
      [
        [60, 330],
        [0, 420],
        [120, 280],
      ],
    ),
    mist(
      [330, 322],
      [
        [40, 300],
        [-30, 470],
        [90, 330],
      ],
    ),
    ...hills(),
    ...blades(),
    ...plumes(),
    ...clover(),
    ...bellflowers(),
    mist(
      [-40, 540],
      [
        [0, 340],
        [40, 280],
      ],
    ),
    mist(
      [850, 548],
      [
        [30, 300],
        [0, 420],
      ],
    ),
  ]
}

const sheets = () =>
  goldLeaf({ wide, high: plainHeight, sheet: 75 }, leaf, {
    bright: (index, row) => (index * 5 + row * 3) % 7 < 2,
    light: '.42',
    seam: '.5',
  })

/** The night that comes down over the gold, in waves. */
const dusk = () =>
  group([
    path(
      loop(trace('-40,-40 1240,-40 1260,120 1080,84 930,132 760,70 600,40 440,72 300,128 140,84 -50,124')),
      night.mid,
    ),
    path(loop(trace('-40,-40 1240,-40 1260,70 1060,44 900,80 760,30 600,10 440,34 290,78 120,42 -50,74')), night.deep),
  ])

const mist = (at: Point, bars: readonly (readonly [number, number])[]) =>
  leafCloud(at, bars, 28, { fill: leaf.light, ink: leaf.deep, width: 3.5 })

function geese(): string[] {
  const flock: readonly (readonly [x: number, y: number, size: number])[] = [
    [236, 150, 1],
    [282, 126, 0.9],
    [190, 132, 0.84],
  ]
  return flock.map(([x, y, size]) =>
    group(
      [
        brush(trace('-30,-8 -14,-16 0,0'), 9, ink),
        brush(trace('30,-14 14,-18 0,0'), 9, ink),
        brush(trace('-12,4 2,-2 20,2'), 8, ink),
      ],
      `transform="translate(${x} ${y}) scale(${size})"`,
    ),
  )
}

const hills = () => [
  path(loop(trace('-60,620 -40,486 140,430 330,474 520,520 560,640')), grass.mid, ink, 4),
  path(loop(trace('1260,620 1250,470 1070,424 880,470 690,522 640,640')), grass.mid, ink, 4),
  path(loop(trace('-60,640 -40,540 180,500 420,534 600,556 800,530 1020,498 1240,536 1260,640')), grass.deep, ink, 4),
]

/** A number from 0 to 1 for an index, the same at each print. */
const spread = (index: number, by: number) => (index * by) % 1

/** Long blades that bend away from the moon. */
function blades(): string[] {
  return Array.from({ length: 24 }, (_, index) => {
    const x = 8 + spread(index, 0.618034) * 1184
    const away = x < 600 ? -1 : 1
    const high = 130 + spread(index, 0.754878) * 150 * (0.5 + Math.abs(x - 600) / 600)
    const bend = away * (30 + spread(index, 0.5698) * 80)
    return brush(
      [
        [x, 606],
        [x + bend * 0.25, 606 - high * 0.6],
        [x + bend, 606 - high],
      ],
      index % 3 ? 9 : 12,
      index % 4 === 0 ? grass.light : index % 2 ? grass.mid : grass.deep,
    )
  })
}

/** Pampas grass: a stem, and a plume that hangs to one side. */
function plumes(): string[] {
  const stems: readonly (readonly [x: number, high: number, bend: number])[] = [
    [70, 330, -40],
    [150, 390, -74],
    [330, 250, -36],
    [880, 260, 40],
    [968, 340, 62],
    [1136, 400, 66],
  ]
  return stems.flatMap(([x, high, bend]) => {
    const tip: Point = [x + bend, 600 - high]
    const aside = bend < 0 ? -1 : 1
    const hairs = steps(0, 84, 17)
      .map((down) => {
        const from: Point = [tip[0] - aside * down * 0.35, tip[1] + down]
        return `M${Math.round(from[0])} ${Math.round(from[1])}q${aside * 20} -14 ${aside * 40} ${Math.round(6 + down * 0.24)}`
      })
      .join('')
    return [
      line([[x, 600], [x + bend * 0.3, 600 - high * 0.6], tip], grass.straw, 4),
      path(hairs, 'none', grass.straw, 5),
    ]
  })
}

/** Bush clover: bows with small leaves and red flowers. */
function clover(): string[] {
  const bows: readonly (readonly [x: number, y: number, aside: number])[] = [
    [270, 590, -130],
    [920, 590, 140],
    [700, 596, 120],
  ]
  return bows.flatMap(([x, y, aside]) => {
    const at = (part: number): Point => [x + aside * part, y - 150 * part + 110 * part ** 3]
    return [
      line([at(0), at(0.35), at(0.7), at(1)], grass.deep, 4),
      ...[0.3, 0.45, 0.6, 0.75, 0.9, 1].flatMap((part, index) => [
        path(petal(at(part), 17, 11, index % 2 ? -60 : 60), grass.light, ink, 1.6),
        disc([at(part)[0], at(part)[1] + 6], 5.4, index % 2 ? berry.red : berry.light, ink, 1.4),
      ]),
    ]
  })
}

function bellflowers(): string[] {
  const all: readonly (readonly [x: number, y: number, size: number, white: boolean])[] = [
    [96, 520, 1.1, false],
    [142, 478, 0.9, true],
    [196, 532, 1, false],
    [382, 540, 0.9, true],
    [446, 556, 1.1, false],
    [560, 566, 0.8, false],
    [660, 560, 0.9, true],
    [742, 552, 1.1, false],
    [850, 528, 0.9, false],
    [1006, 520, 1.1, true],
    [1064, 480, 0.9, false],
    [1120, 534, 1.1, false],
  ]
  const kinds = [
    group([bellflower([0, 0], 34, { petals: flower.mid, lines: flower.deep })], 'id="violet-flower"'),
    group([bellflower([0, 0], 34, { petals: flower.white, lines: flower.pale })], 'id="white-flower"'),
  ]
  const stalks = all.flatMap(([x, y, size, white]) => [
    line(
      [
        [x, y],
        [x + 4, y + 40],
        [x - 4, 612],
      ],
      grass.light,
      4,
    ),
    `<use href="#${white ? 'white' : 'violet'}-flower" transform="translate(${x} ${y}) scale(${size})"/>`,
  ])
  return [`<defs>${kinds.join('')}</defs>`, ...stalks]
}

/** A bellflower: five pointed petals with a line each, `size` from its middle to a tip. */
export function bellflower(
  [x, y]: Point,
  size: number,
  { petals, lines }: { readonly petals: string; readonly lines: string },
): string {
  const tips = [0, 72, 144, 216, 288]
  const outline = tips
    .map((degrees) => {
      const [side, tip, other] = [
        place([0, 0], size * 0.66, 0, degrees - 24),
        place([0, 0], size, 0, degrees),
        place([0, 0], size * 0.66, 0, degrees + 24),
      ]
      return [side, tip, other].map(([px, py]) => `${round(px)} ${round(py)}`).join('L')
    })
    .join('L')
  return group(
    [
      path(`M${outline}Z`, petals, ink, 3),
      path(
        tips
          .map((degrees) => {
            const [px, py] = place([0, 0], size * 0.72, 0, degrees)
            return `M0 0L${round(px)} ${round(py)}`
          })
          .join(''),
        'none',
        lines,
        2.4,
      ),
      disc([0, 0], size * 0.17, flower.heart, ink, 1.6),
    ],
    `transform="translate(${round(x)} ${round(y)})"`,
  )
}
