import type { Drawn } from '../table-title.ts'
import type { HandLook } from './hand-places.ts'

type Sides = Pick<HandLook, 'sides' | 'first'>

/**
 * Cards are drawn by turns, but turned over as at a real table: the first ones of the left side, those of the right side, and then the others. A card whose turn has not come waits.
 */
export function createTurns({ sides: [left, right], first }: Sides) {
  let opened = 0
  let waiting: Drawn[] = []
  return {
    /** No card of the next hand has been drawn. */
    begin: (): void => {
      opened = 0
      waiting = []
    },
    /** The cards to turn over once this one has been drawn. */
    next: (drawn: Drawn): readonly Drawn[] => {
      if (drawn.to === right && opened < first) {
        waiting.push(drawn)
        return []
      }
      if (drawn.to === left) opened += 1
      if (opened < first) return [drawn]
      const turned = [drawn, ...waiting]
      waiting = []
      return turned
    },
  }
}

/** All cards of a hand in the order in which they are turned over. */
export function inTurningOrder(drawn: readonly Drawn[], sides: Sides): readonly Drawn[] {
  return drawn.flatMap(createTurns(sides).next)
}
