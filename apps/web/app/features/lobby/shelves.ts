import type { TileShape } from '../games/GameTile.tsx'
import { dayGroup } from './named-groups.ts'
import type { Rail } from './rails.ts'

/** The shapes of a group's tiles; portrait unless given. */
const shapes: Readonly<Record<string, TileShape>> = {
  featured: 'wide',
  popular: 'ranked',
  'live-casino': 'live',
  instant: 'square',
  'three-reels': 'square',
}
export const shapeOf = ({ id }: Pick<Rail, 'id'>): TileShape => shapes[id] ?? 'portrait'

/** A line on wide screens has room for so many portrait tiles; a row of more has a line for itself. */
const mostInLine = 7
const dayWidth = 4
const wideWidths: Readonly<Record<number, number>> = { 1: 2, 2: 4, 3: 5 }

/** How many portrait tiles a row is as wide as. */
export function widthOf({ id, games }: Pick<Rail, 'id' | 'games'>): number {
  if (id === dayGroup) return dayWidth
  if (shapeOf({ id }) === 'live') return mostInLine
  const width = shapeOf({ id }) === 'wide' ? (wideWidths[games.length] ?? mostInLine) : games.length
  return Math.min(width, mostInLine)
}

/**
 * The rows in an order in which short ones fill the lines of wide screens: each line begins with the next row, and the widest later row that fits beside it is
 * moved up. Rows of squares are lower than others, so they stand beside the game of the day, which has any height.
 */
export function shelved(rails: readonly Rail[]): readonly Rail[] {
  const isLow = (rail: Rail) => shapeOf(rail) === 'square'
  const hasLow = rails.some(isLow)
  const lowOf = (rail: Rail) => isLow(rail) || (hasLow && rail.id === dayGroup)
  let left = [...rails]
  const order: Rail[] = []
  const take = (rail: Rail) => {
    order.push(rail)
    left = left.filter((other) => other !== rail)
    return widthOf(rail)
  }
  for (let [first] = left; first !== undefined; [first] = left) {
    const low = lowOf(first)
    let room = mostInLine - take(first)
    for (;;) {
      const [best] = left
        .filter((rail) => widthOf(rail) <= room && lowOf(rail) === low)
        .toSorted((a, b) => widthOf(b) - widthOf(a))
      if (best === undefined) break
      room -= take(best)
    }
  }
  return order
}
