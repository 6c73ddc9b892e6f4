import { cover } from '../kit/cover.ts'
import { oval, type Point, path } from '../kit/pen.ts'
import { ace, chips, king } from './cards.ts'
import { groveParts, leaves, nearCulms } from './grove.ts'
import { cinnabar, coat, culm, felt, gold, ink } from './palette.ts'
import { sparrow } from './sparrow.ts'

interface Scene {
  readonly width: number
  readonly height: number
  readonly sun: Point
  readonly radius: number
  /** The middle of the bird, and its width. */
  readonly bird: { readonly at: Point; readonly wide: number }
  /** The far edge of the table at its middle. */
  readonly table: number
  readonly card: number
  readonly stacks: readonly Point[]
}

/** The sparrow in the bamboo deals an ace and a king. */
function scene({ width, height, sun, radius, bird, table, card, stacks }: Scene): string {
  const [x] = bird.at
  return cover(width, height, [
    ...groveParts(width, height, { sun, radius }),
    sparrow(bird.at, bird.wide),
    ...tableParts(width, height, { x, y: table }),
    ...stacks.flatMap((at, index) => chips(at, card * 0.54, stackColours[index % stackColours.length] ?? [])),
    ace({ middle: [x - card * 0.56, table + card * 0.86], wide: card, turn: -9 }),
    king({ middle: [x + card * 0.6, table + card * 0.82], wide: card, turn: 8 }),
    ...nearCulms(width, height),
    ...leaves([width * 0.2, -height * 0.02], { long: height * 0.2, from: 160, count: 5 }),
    ...leaves([width * 0.8, -height * 0.02], { long: height * 0.2, from: 200, count: 5 }),
  ])
}

const stackColours = [
  [coat.mid, coat.mid, cinnabar, cinnabar],
  [cinnabar, gold.mid, gold.mid],
  [culm.dark, culm.dark, culm.dark, coat.mid, coat.mid],
  [gold.mid, cinnabar],
]

/** Green felt with an edge of bamboo. */
function tableParts(width: number, height: number, { x, y }: { x: number; y: number }): string[] {
  const reach = width * 0.78
  const arc = (drop: number, half: number) =>
    `M${x - half} ${y + drop + height * 0.16}Q${x} ${y + drop - height * 0.09} ${x + half} ${y + drop + height * 0.16}`
  return [
    path(`${arc(-14, reach)}V${height + 20}H${x - reach}Z`, ink),
    path(`${arc(-8, reach)}V${height + 20}H${x - reach}Z`, culm.mid, ink, 5),
    path(arc(0, reach), 'none', culm.light, 7),
    path(`${arc(20, reach)}V${height + 20}H${x - reach}Z`, felt.mid, ink, 5),
    path(`${arc(50, reach * 0.96)}`, 'none', gold.mid, 4),
    path(`${arc(62, reach * 0.95)}`, 'none', `${gold.mid}" opacity="0.6`, 2),
    oval([x, y + height * 0.36], width * 0.36, height * 0.2, `${felt.light}" opacity="0.6`),
  ]
}

/** The banner. 1600 × 700. */
export const hero = () =>
  scene({
    width: 1600,
    height: 700,
    sun: [1060, 250],
    radius: 190,
    bird: { at: [1060, 262], wide: 400 },
    table: 410,
    card: 170,
    stacks: [
      [560, 560],
      [690, 520],
      [1420, 530],
      [1530, 580],
    ],
  })

/** The tile, 4 : 3. */
export const thumbnail = () =>
  scene({
    width: 800,
    height: 600,
    sun: [400, 214],
    radius: 178,
    bird: { at: [400, 236], wide: 344 },
    table: 366,
    card: 158,
    stacks: [
      [120, 484],
      [184, 540],
      [672, 480],
      [612, 542],
    ],
  })

/** The tile, 3 : 4. */
export const thumbnailPortrait = () =>
  scene({
    width: 600,
    height: 800,
    sun: [300, 300],
    radius: 190,
    bird: { at: [300, 318], wide: 360 },
    table: 452,
    card: 172,
    stacks: [
      [84, 700],
      [176, 752],
      [524, 696],
      [430, 754],
    ],
  })
