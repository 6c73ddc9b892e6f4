import { CanvasSource, Rectangle, Texture } from 'pixi.js'
import type { Picture } from './pictures.ts'

/** One painting on a sheet. Its size is in CSS pixels; a density below the sheet's saves space. */
export interface Painting {
  readonly width: number
  readonly height: number
  readonly density: number
  readonly paint: (brush: CanvasRenderingContext2D) => void
}

/** Device pixels between paintings, so that one does not shine into the next. */
const gap = 2
/** Every browser has canvases and textures of this size. */
const widest = 2048

/**
 * Several paintings on one texture. A sprite that changes from one to another, or that is drawn beside another, then costs no change of texture, and
 * the renderer need not rebuild its list of what to draw. Retiring one of the textures retires them all.
 */
export function paintedSheet<Name extends string>(
  paintings: Readonly<Record<Name, Painting>>,
): Readonly<Record<Name, Texture>> {
  const names = Object.keys(paintings) as Name[] // the record's own keys
  const sizes = names.map((name) => deviceSize(paintings[name]))
  const { width, height, at } = packed(sizes)
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const brush = canvas.getContext('2d')
  if (!brush) throw new Error('this browser has no 2D canvas')
  const source = new CanvasSource({ resource: canvas, resolution: 1 })
  const textures = {} as Record<Name, Texture> // filled below, one for each name
  for (const [index, name] of names.entries()) {
    const { paint, density } = paintings[name]
    const [box, place] = [sizes[index] ?? nothing, at[index] ?? nothing]
    brush.save()
    brush.beginPath()
    brush.rect(place.x, place.y, box.width, box.height)
    brush.clip()
    brush.translate(place.x, place.y)
    brush.scale(density, density)
    paint(brush)
    brush.restore()
    const frame = new Rectangle(place.x, place.y, box.width, box.height)
    // as a texture of its own would be: whole device pixels, shown at that size
    const orig = new Rectangle(0, 0, box.width / density, box.height / density)
    textures[name] = new Texture({ source, frame, orig, label: name })
  }
  return textures
}

/** A drawing, for a sheet. */
export function pictureOn(picture: Picture, size: Omit<Painting, 'paint'>): Painting {
  return { ...size, paint: (brush) => brush.drawImage(picture, 0, 0, size.width, size.height) }
}

const nothing = { x: 0, y: 0, width: 1, height: 1 } as const

const deviceSize = ({ width, height, density }: Painting) => ({
  width: Math.max(1, Math.ceil(width * density)),
  height: Math.max(1, Math.ceil(height * density)),
})

interface Size {
  readonly width: number
  readonly height: number
}

/** Shelves, the tallest boxes first: nearly as tight as better ways for boxes of a few sizes. */
export function packed(boxes: readonly Size[]): Size & { readonly at: readonly { x: number; y: number }[] } {
  const area = boxes.reduce((sum, { width, height }) => sum + (width + gap) * (height + gap), 0)
  const widestBox = Math.max(1, ...boxes.map(({ width }) => width))
  const shelfWidth = Math.max(widestBox, Math.min(widest, Math.ceil(Math.sqrt(area) * 1.1)))
  const order = boxes.map((_, index) => index).sort((a, b) => (boxes[b]?.height ?? 0) - (boxes[a]?.height ?? 0))
  const at: { x: number; y: number }[] = boxes.map(() => ({ x: 0, y: 0 }))
  let [x, y, shelf, right] = [0, 0, 0, 1]
  for (const index of order) {
    const { width, height } = boxes[index] ?? nothing
    if (x > 0 && x + width > shelfWidth) [x, y, shelf] = [0, y + shelf + gap, 0]
    at[index] = { x, y }
    right = Math.max(right, x + width)
    shelf = Math.max(shelf, height)
    x += width + gap
  }
  return { width: right, height: Math.max(1, y + shelf), at }
}
