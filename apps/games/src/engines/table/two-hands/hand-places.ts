import { cardHeight, cardWidth } from '../../../tabletop/cards/paint-face.ts'
import type { Place } from '../../../tabletop/cards/places.ts'

/** How the cards of two sides lie in the reveal. Lengths are parts of its side. */
export interface HandLook {
  /** Of a card. */
  readonly width: number
  /** The sides by their names in the server's events: the left one and the right one. */
  readonly sides: readonly [left: string, right: string]
  /** How many cards a side has at most. */
  readonly most: 1 | 3
}

/** Between two cards. */
const gap = 0.012
/** The middle of the hands, from the middle of the reveal. */
const aside = 0.245

/**
 * Where a side's card of this number lies, from the middle of a reveal that is `side` wide: the first two beside each other, with the first one outside, and the third one across below them. A
 * single card lies in the middle of its half.
 */
export function handPlace(to: string, number: number, look: HandLook, side: number): Place {
  const direction = to === look.sides[0] ? -1 : 1
  const high = (look.width * cardHeight) / cardWidth
  if (look.most === 1) return { x: direction * aside * side, y: 0, turn: 0 }
  if (number === 2) {
    const y = (high + look.width) / 2 + gap - look.width * 0.45
    return { x: direction * aside * side, y: y * side, turn: Math.PI / 2 }
  }
  const off = (number === 0 ? 1 : -1) * ((look.width + gap) / 2)
  return { x: direction * (aside + off) * side, y: -look.width * 0.45 * side, turn: 0 }
}

/** Where cards come from: beyond the top right of the reveal. */
export function shoePlace(side: number): Place {
  return { x: 0.46 * side, y: -0.56 * side, turn: 0.5 }
}
