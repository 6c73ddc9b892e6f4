/** A square within a picture: its top left corner and side length, in pixels of the picture. */
export interface Square {
  readonly left: number
  readonly top: number
  readonly size: number
}
export interface Extent {
  readonly width: number
  readonly height: number
}

/** The maximum zoom; the server requires squares of at least 16 pixels. */
export const maxZoom = 6
const leastSize = 16

/** The largest centred square. */
export function middleSquare({ width, height }: Extent): Square {
  const size = Math.min(width, height)
  return { left: (width - size) / 2, top: (height - size) / 2, size }
}

/** The zoom relative to the largest square: 1 or more. */
export function zoomOf({ size }: Square, { width, height }: Extent): number {
  return Math.min(width, height) / size
}

/** The square at another zoom, with the same centre as far as the picture allows. */
export function zoomTo(square: Square, zoom: number, picture: Extent): Square {
  const side = Math.min(picture.width, picture.height)
  const least = Math.max(Math.min(leastSize, side), side / maxZoom)
  const size = Math.min(side, Math.max(least, side / zoom))
  const shift = (square.size - size) / 2
  return inside({ left: square.left + shift, top: square.top + shift, size }, picture)
}

/** The square moved by pixels of the picture, up to its edges. */
export function moveBy(square: Square, { x, y }: { x: number; y: number }, picture: Extent): Square {
  return inside({ ...square, left: square.left + x, top: square.top + y }, picture)
}

/** Rounds to whole pixels within the picture. */
export function wholePixels(square: Square, { width, height }: Extent): Square {
  const left = Math.floor(square.left)
  const top = Math.floor(square.top)
  return { left, top, size: Math.min(Math.round(square.size), width - left, height - top) }
}

function inside({ left, top, size }: Square, { width, height }: Extent): Square {
  const between = (value: number, most: number) => Math.min(Math.max(0, value), Math.max(0, most))
  return { left: between(left, width - size), top: between(top, height - size), size }
}
