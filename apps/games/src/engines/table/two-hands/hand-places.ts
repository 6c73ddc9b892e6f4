import { cardHeight, cardWidth } from '../../../tabletop/cards/paint-face.ts'
import type { Place } from '../../../tabletop/cards/places.ts'

/** How the cards of two sides lie in the reveal. Lengths are parts of its side. */
export interface HandLook {
  /** Width of a card. */
  readonly width: number
  /** The sides by their names in the server's events, which are also the facts of their wins: the left one and the right one. */
  readonly sides: readonly [left: string, right: string]
  /** How many cards a side gets at first, and how many it has at most. */
  readonly first: 1 | 2
  readonly most: 1 | 3
  /** `y` of the first cards, from the middle of the reveal. */
  readonly y: number
}

/** Between two cards. */
const gap = 0.012
/** The middle of the hands, from the middle of the reveal. */
export const handsAside = 0.245

/**
 * Where a side's card of this number lies, from the middle of a reveal that is `side` wide: the first two beside each other, with the first one outside, and the third one across below them. A
 * single card lies in the middle of its half.
 */
export function handPlace(to: string, number: number, look: HandLook, side: number): Place {
  const direction = to === look.sides[0] ? -1 : 1
  const high = (look.width * cardHeight) / cardWidth
  if (look.most === 1) return { x: direction * handsAside * side, y: look.y * side, turn: 0 }
  if (number === 2) {
    const y = look.y + (high + look.width) / 2 + gap
    return { x: direction * handsAside * side, y: y * side, turn: Math.PI / 2 }
  }
  const off = (number === 0 ? 1 : -1) * ((look.width + gap) / 2)
  return { x: direction * (handsAside + off) * side, y: look.y * side, turn: 0 }
}

/** Where cards come from: above the reveal, at its right. */
export function shoePlace(side: number): Place {
  return { x: 0.32 * side, y: -0.56 * side, turn: 0.5 }
}
