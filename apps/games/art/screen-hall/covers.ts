import { cover } from '../kit/cover.ts'
import type { ScreenPlace } from '../kit/folding-screen.ts'
import { halo } from '../kit/light.ts'
import { hempLeaf } from '../kit/patterns.ts'
import { type Point, path } from '../kit/pen.ts'
import { playingCard } from '../kit/playing-cards.ts'
import { seatedDealer } from './dealer.ts'
import { andon } from './lantern.ts'
import { ink, lacquer, leaf } from './palette.ts'
import { nightWall } from './scenery.ts'
import { nightDefs, nightScreen } from './screen.ts'

interface Scene {
  readonly width: number
  readonly height: number
  readonly screen: ScreenPlace
  /** The middle of the dealer at the far edge of the table, and the figure's size. */
  readonly dealer: Point
  readonly size: number
  readonly lamps: readonly (readonly [x: number, y: number, size: number])[]
  /** Of a card on the table. */
  readonly card: number
}

/** Nine for the player, seven for the banker: places in widths of a card from the middle. */
const hands = [
  ['4s', -1.86, -7],
  ['5h', -0.92, -2],
  ['3d', 0.92, 3],
  ['4c', 1.86, 8],
] as const

/** The hall at night: the dealer before the moon of the golden screen, lamps at both sides, and two hands on the table. */
function scene({ width, height, screen, dealer: [x, y], size, lamps, card }: Scene): string {
  return cover(width, height, [
    `<defs>${nightDefs()}${nightWall()}${hempLeaf('cloth', 30, { ground: '#201f58', line: '#34327c', width: 2.4 })}</defs>`,
    path(`M0 0H${width}V${height}H0Z`, 'url(#wall)'),
    ...nightScreen(screen),
    halo([x, y - 360 * size], 250 * size, leaf.bright, 3, 0.1),
    ...lamps.map(([lampX, lampY, lampSize]) => andon([lampX, lampY], lampSize)),
    path(`M-20 ${y - 10}H${width + 20}V${height + 20}H-20Z`, lacquer.black, ink, 6),
    path(`M-20 ${y + 2}H${width + 20}V${y + 14}H-20Z`, leaf.mid, ink, 3),
    path(`M-20 ${y + 18}H${width + 20}V${height + 20}H-20Z`, 'url(#cloth)', ink, 4),
    seatedDealer([x, y], size, { act: 'open', atMs: 900 }),
    ...hands.map(([face, across, turn], index) =>
      playingCard(face, { id: `card${index}`, at: [x + across * card, y + card * 0.98], width: card, turn }),
    ),
  ])
}

/** The banner. 1600 × 700. */
export const hero = () =>
  scene({
    width: 1600,
    height: 700,
    screen: { x: 30, y: -160, width: 2040, height: 1010, step: 40 },
    dealer: [1050, 528],
    size: 0.98,
    lamps: [
      [600, 540, 1.2],
      [1500, 540, 1.2],
    ],
    card: 116,
  })

/** The tile, 4 : 3. */
export const thumbnail = () =>
  scene({
    width: 800,
    height: 600,
    screen: { x: -150, y: -40, width: 1100, height: 550, step: 30 },
    dealer: [400, 440],
    size: 0.82,
    lamps: [
      [74, 452, 1],
      [726, 452, 1],
    ],
    card: 104,
  })

/** The tile, 3 : 4. */
export const thumbnailPortrait = () =>
  scene({
    width: 600,
    height: 800,
    screen: { x: -330, y: 10, width: 1260, height: 640, step: 36 },
    dealer: [300, 590],
    size: 0.96,
    lamps: [
      [40, 604, 1.06],
      [560, 604, 1.06],
    ],
    card: 124,
  })
