import { cover } from '../kit/cover.ts'
import { halo } from '../kit/light.ts'
import { bokashi, type Point, path } from '../kit/pen.ts'
import { openCard, squeezedCard } from './cards.ts'
import { leaf } from './palette.ts'
import { floorParts } from './scenery.ts'
import { foldingScreen, type ScreenPlace, screenDefs } from './screen.ts'

interface Scene {
  readonly width: number
  readonly height: number
  readonly screen: ScreenPlace
  /** The middle of the two cards in front, and the width of one. */
  readonly cards: Point
  readonly card: number
}

const five: readonly Point[] = [
  [58, 62],
  [142, 62],
  [100, 140],
  [58, 218],
  [142, 218],
]

/** The screen in its light; in front of it an open card, and one whose corner is lifted. */
function scene({ width, height, screen, cards: [x, y], card }: Scene): string {
  const foot = screen.y + screen.height
  return cover(width, height, [
    `<defs>${screenDefs()}${bokashi('wall', [
      [0, '#2a1430'],
      [1, '#54213c'],
    ])}</defs>`,
    path(`M0 0H${width}V${height}H0Z`, 'url(#wall)'),
    halo([width / 2, screen.y + screen.height * 0.3], width * 0.62, leaf.light, 4, 0.07),
    ...floorParts({ width, height, floor: foot - screen.height * 0.06 }),
    shadowOf(screen),
    ...foldingScreen(screen),
    openCard({ at: [x - card * 0.62, y], width: card, degrees: -11 }, 'h', five),
    squeezedCard({ at: [x + card * 0.58, y + card * 0.04], width: card, degrees: 9 }, 's'),
  ])
}

/** On the floor, along the foot of the screen. */
function shadowOf({ x, y, width, height, step }: ScreenPlace): string {
  const foot = y + height
  return path(
    `M${x} ${foot - 4}L${x + width} ${foot - 4}L${x + width + step} ${foot + step * 1.6}H${x + step}Z`,
    '#0c0610',
  ).replace('<path', '<path opacity=".5"')
}

/** The banner. 1600 × 700. */
export const hero = () =>
  scene({
    width: 1600,
    height: 700,
    screen: { x: 350, y: 30, width: 1220, height: 530, step: 36 },
    cards: [1050, 540],
    card: 190,
  })

/** The tile, 4 : 3. */
export const thumbnail = () =>
  scene({
    width: 800,
    height: 600,
    screen: { x: 12, y: 20, width: 776, height: 428, step: 28 },
    cards: [400, 448],
    card: 172,
  })

/** The tile, 3 : 4. */
export const thumbnailPortrait = () =>
  scene({
    width: 600,
    height: 800,
    screen: { x: -190, y: 34, width: 980, height: 540, step: 36 },
    cards: [300, 602],
    card: 200,
  })
