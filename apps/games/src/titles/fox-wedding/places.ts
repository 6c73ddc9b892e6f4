import type { Layout } from '../../engines/slot/layout.ts'

/** Where the landscape is, in CSS pixels. */
export interface Places extends Layout {
  /** The height of the path, where the foxes walk, at the middle of the view. */
  readonly path: number
  /** The height of a fox with its ears. */
  readonly fox: number
  /** The middle of the sun behind the clouds, and its radius. */
  readonly sun: { readonly x: number; readonly y: number; readonly radius: number }
}

/** On an upright phone the path lies above the gate, elsewhere at both sides of it. */
export function placesOf(layout: Layout): Places {
  const { view, area, upright, board, cell } = layout
  const x = board.x + board.width / 2
  if (upright) {
    const path = board.y - cell.width * 0.5
    const fox = Math.min(cell.width * 1.5, (path - area.y) * 0.56)
    return { ...layout, path, fox, sun: { x, y: (area.y + path - fox * 0.6) / 2, radius: view.width * 0.14 } }
  }
  const path = area.y + area.height * 0.78
  return {
    ...layout,
    path,
    fox: Math.min(view.height * 0.23, board.x * 0.72),
    sun: { x, y: board.y - cell.width * 0.1, radius: view.height * 0.17 },
  }
}
