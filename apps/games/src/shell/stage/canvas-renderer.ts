import { type CanvasOptions, CanvasRenderer } from 'pixi.js'

/** Paints with a 2D canvas, for browsers without a graphics processor. */
export async function createCanvasRenderer(options: Partial<CanvasOptions>): Promise<CanvasRenderer> {
  const renderer = new CanvasRenderer()
  await renderer.init(options)
  return renderer
}
