import type { Grip, Point, Size } from './fold.ts'

/** From where a card is lifted, as others are told of it: the way from there to its middle. */
const inwardFrom = {
  left: { x: 1, y: 0 },
  right: { x: -1, y: 0 },
  top: { x: 0, y: 1 },
  bottom: { x: 0, y: -1 },
  topLeft: { x: 1, y: 1 },
  topRight: { x: -1, y: 1 },
  bottomLeft: { x: 1, y: -1 },
  bottomRight: { x: -1, y: -1 },
} as const
export type FoldSide = keyof typeof inwardFrom

/** A card is turned over where more of it than this has been lifted. */
export const enough = 0.34

export function sideOf({ inward: { x, y } }: Pick<Grip, 'inward'>): FoldSide {
  if (x === 0) return y > 0 ? 'top' : 'bottom'
  if (y === 0) return x > 0 ? 'left' : 'right'
  return y > 0 ? (x > 0 ? 'topLeft' : 'topRight') : x > 0 ? 'bottomLeft' : 'bottomRight'
}

/** How far a card is on its way to be turned over: 0 for one that lies, 1 where enough of it is lifted. */
export const partOf = (share: number): number => Math.min(1, Math.max(0, share / enough))

/** A pull from the middle of a side, or from a corner, that lifts this part of what is enough. */
export function pulled(
  { width, height }: Size,
  side: FoldSide,
  part: number,
): { readonly grip: Grip; readonly to: Point } {
  const share = Math.min(1, Math.max(0, part)) * enough
  const inward = inwardFrom[side]
  const edge = (across: number, length: number) => (across === 0 ? length / 2 : across > 0 ? 0 : length)
  const grip = { x: edge(inward.x, width), y: edge(inward.y, height), inward }
  const isCorner = inward.x !== 0 && inward.y !== 0
  // at a corner the fold cuts off two equal sides of this length
  const cut = Math.min(width, Math.sqrt(2 * share * width * height))
  const [byX, byY] = isCorner ? [cut, cut] : [2 * share * width, 2 * share * height]
  return { grip, to: { x: grip.x + inward.x * byX, y: grip.y + inward.y * byY } }
}
