import type { Grip, Point, Size } from './fold.ts'

/** From where a card is lifted, as others are told of it. */
export type FoldSide = 'left' | 'right' | 'bottom' | 'corner'

/** A card is turned over where more of it than this has been lifted. */
export const enough = 0.34

/** An upper edge is told as the lower one, and every corner as one. */
export function sideOf({ inward }: Pick<Grip, 'inward'>): FoldSide {
  if (inward.x !== 0 && inward.y !== 0) return 'corner'
  if (inward.x === 0) return 'bottom'
  return inward.x > 0 ? 'left' : 'right'
}

/** How far a card is on its way to be turned over: 0 for one that lies, 1 where enough of it is lifted. */
export const partOf = (share: number): number => Math.min(1, Math.max(0, share / enough))

/** A pull from the middle of a side, or from the lower right corner, that lifts this part of what is enough. */
export function pulled(
  { width, height }: Size,
  side: FoldSide,
  part: number,
): { readonly grip: Grip; readonly to: Point } {
  const share = Math.min(1, Math.max(0, part)) * enough
  const [middleX, middleY] = [width / 2, height / 2]
  switch (side) {
    case 'left':
      return { grip: { x: 0, y: middleY, inward: { x: 1, y: 0 } }, to: { x: 2 * share * width, y: middleY } }
    case 'right':
      return { grip: { x: width, y: middleY, inward: { x: -1, y: 0 } }, to: { x: width * (1 - 2 * share), y: middleY } }
    case 'bottom':
      return {
        grip: { x: middleX, y: height, inward: { x: 0, y: -1 } },
        to: { x: middleX, y: height * (1 - 2 * share) },
      }
    case 'corner': {
      // the fold cuts off two equal sides of this length
      const cut = Math.min(width, Math.sqrt(2 * share * width * height))
      return { grip: { x: width, y: height, inward: { x: -1, y: -1 } }, to: { x: width - cut, y: height - cut } }
    }
  }
}
