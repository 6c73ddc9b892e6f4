import { CanvasSource, Texture } from 'pixi.js'

/** A vector picture; textures are made of it at exactly the size at which it is shown. */
export type Picture = HTMLImageElement

export async function loadPicture(url: string): Promise<Picture> {
  const image = new Image()
  image.src = url
  await image.decode()
  return image
}

/** A texture painted by `paint`, in CSS pixels. */
export function painted(
  { width, height, density }: { width: number; height: number; density: number },
  paint: (brush: CanvasRenderingContext2D) => void,
): Texture {
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.ceil(width * density))
  canvas.height = Math.max(1, Math.ceil(height * density))
  const brush = canvas.getContext('2d')
  if (!brush) throw new Error('this browser has no 2D canvas')
  brush.scale(density, density)
  paint(brush)
  return new Texture({ source: new CanvasSource({ resource: canvas, resolution: density }) })
}

export function pictureTexture(
  picture: Picture,
  { width, height, density }: { width: number; height: number; density: number },
): Texture {
  return painted({ width, height, density }, (brush) => brush.drawImage(picture, 0, 0, width, height))
}

/** Colours from the middle (0) of a light to its rim (1). */
type Shine = Readonly<Record<number, string>>

/** A round light. */
export function paintShine(
  brush: CanvasRenderingContext2D,
  { x, y, radius }: { x: number; y: number; radius: number },
  colours: Shine,
): void {
  const light = brush.createRadialGradient(x, y, 0, x, y, radius)
  for (const [at, colour] of Object.entries(colours)) light.addColorStop(Number(at), colour)
  brush.fillStyle = light
  brush.fillRect(x - radius, y - radius, radius * 2, radius * 2)
}

/** A round light that fills a square. */
export function shineTexture({ size, density }: { size: number; density: number }, colours: Shine): Texture {
  const half = size / 2
  return painted({ width: size, height: size, density }, (brush) =>
    paintShine(brush, { x: half, y: half, radius: half }, colours),
  )
}
