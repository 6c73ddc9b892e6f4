import type { Face } from '../../src/tabletop/cards/faces.ts'
import { cover } from '../kit/cover.ts'
import type { Point } from '../kit/pen.ts'
import { playingCard } from '../kit/playing-cards.ts'
import { roomParts } from './scenery.ts'

interface Scene {
  readonly width: number
  readonly height: number
  readonly window: Point
  readonly radius: number
  readonly table: number
  /** Of the card in the middle. */
  readonly hand: Point
  readonly card: number
  /** From card to card, in widths of a card, and in degrees. */
  readonly step: number
  readonly turn: number
}

/** A straight to the ace, of which the last one is drawn. */
const five: readonly Face[] = ['Td', 'Jh', 'Qs', 'Ks', 'Ah']

/** Five cards held like a fan, before the round window. */
function scene({ hand: [x, y], card, step, turn, ...room }: Scene): string {
  const { width, height } = room
  const cards = five.map((face, index) => {
    const from = index - 2
    return playingCard(face, {
      id: face.toLowerCase(),
      at: [x + from * card * step, y + from ** 2 * card * turn * 0.0085],
      width: card,
      turn: from * turn,
    })
  })
  // the cards are drawn finer than a cover
  return cover(width, height, roomParts(room)).replace('</svg>\n', `${cards.join('')}</svg>\n`)
}

/** The banner. 1600 × 700. */
export const hero = () =>
  scene({
    width: 1600,
    height: 700,
    window: [1010, 280],
    radius: 260,
    table: 520,
    hand: [1010, 360],
    card: 250,
    step: 0.52,
    turn: 9,
  })

/** The tile, 4 : 3. */
export const thumbnail = () =>
  scene({
    width: 800,
    height: 600,
    window: [400, 220],
    radius: 205,
    table: 440,
    hand: [400, 318],
    card: 222,
    step: 0.52,
    turn: 10,
  })

/** The tile, 3 : 4. */
export const thumbnailPortrait = () =>
  scene({
    width: 600,
    height: 800,
    window: [300, 270],
    radius: 215,
    table: 600,
    hand: [300, 470],
    card: 216,
    step: 0.35,
    turn: 10,
  })
