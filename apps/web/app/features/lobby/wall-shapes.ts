import type { TileShape } from '../games/GameTile.tsx'

/** How many tiles stand beside each other in a wall, by its width (`wall.css`). */
export const wallColumns = [3, 4, 6, 8] as const
type Columns = (typeof wallColumns)[number]

export interface WallTile {
  readonly shape: Extract<TileShape, 'large' | 'portrait' | 'wide' | 'square'>
  /** Walls of so many columns in which a square is two columns wide, so that the last line is full. */
  readonly wideAt: readonly Columns[]
}

/** Fewer games do not fill a wall. */
export const fewestInWall = 8

/** Columns by lines that each shape takes. Narrow walls have squares, so that a phone shows many. */
const sizes = {
  narrow: { large: [1, 1], portrait: [1, 1], wide: [1, 1], square: [1, 1] },
  broad: { large: [2, 2], portrait: [1, 2], wide: [2, 1], square: [1, 1] },
} as const

export function sizeAt(columns: Columns, { shape, wideAt }: WallTile): readonly [columns: number, lines: number] {
  if (shape === 'square' && wideAt.includes(columns)) return [2, 1]
  return sizes[columns < 6 ? 'narrow' : 'broad'][shape]
}

/** The shapes of a wall of `count` games: the first three are larger; of the squares so many are wide that every line is full. */
export function wallTiles(count: number): readonly WallTile[] {
  const shapes = Array.from({ length: count }, (_, place) => first[place] ?? 'square')
  const widened = wallColumns.map((columns) => {
    const plain = shapes.map((shape) => sizeAt(columns, { shape, wideAt: [] }))
    const cells = plain.reduce((sum, [wide, high]) => sum + wide * high, 0)
    return [columns, (columns - (cells % columns)) % columns] as const
  })
  return shapes.map((shape, place) => ({
    shape,
    wideAt: widened.flatMap(([columns, missing]) => (isWidened(place, { missing, count }) ? [columns] : [])),
  }))
}

/** The last squares but one, so that many games stand in the first lines: the last square fills what they leave at the end of a line. */
function isWidened(place: number, { missing, count }: { readonly missing: number; readonly count: number }): boolean {
  const from = count - 1 - missing
  return place >= from && place < from + missing
}

const first = ['large', 'portrait', 'wide'] as const
