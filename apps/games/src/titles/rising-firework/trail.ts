import { Container, Sprite, type Texture } from 'pixi.js'
import type { Point } from '../../engines/crash/layout.ts'

const stars = 72
const tints = [0xffffff, 0xffe9b0, 0xffc64d, 0xf2872a] as const

/** The shell and its tail of sparks along the way that it has come. */
export function createTrail() {
  const container = new Container()
  const pieces = Array.from({ length: stars }, () => new Sprite())
  const head = new Sprite()
  for (const piece of [...pieces, head]) piece.anchor.set(0.5)
  for (const [index, piece] of pieces.entries()) {
    piece.blendMode = 'add'
    piece.tint = tints[Math.min(tints.length - 1, Math.floor((1 - index / stars) * tints.length))] ?? 0xffffff
  }
  container.addChild(...pieces, head)
  container.visible = false
  let size = 1
  return {
    container,
    setTextures: (star: Texture, glow: Texture, pixels: number): void => {
      for (const piece of pieces) piece.texture = star
      head.texture = glow
      size = pixels
    },
    hide: (): void => {
      container.visible = false
    },
    /** `placeAt`: where the shell was at a part of the time so far, 0 … 1. `elapsedMs` makes the sparks flicker, the same for everybody. */
    show: (placeAt: (part: number) => Point, elapsedMs: number): void => {
      container.visible = true
      for (const [index, piece] of pieces.entries()) {
        const part = (index + 1) / stars
        const [x, y] = placeAt(part)
        const flicker = Math.sin(index * 12.9 + elapsedMs / 55)
        const spread = size * 0.16 * (1 - part) + size * 0.03
        piece.position.set(
          x + Math.sin(index * 7.3 + elapsedMs / 140) * spread,
          y + (1 - part) * size * 0.3 + flicker * spread,
        )
        const scale = (size * (0.1 + 0.3 * part ** 2) * (0.85 + 0.15 * flicker)) / 32
        piece.scale.set(scale)
        piece.alpha = (0.12 + 0.88 * part ** 2.2) * (0.8 + 0.2 * flicker)
      }
      const [x, y] = placeAt(1)
      head.position.set(x, y)
      head.scale.set((size * (1.05 + 0.08 * Math.sin(elapsedMs / 60))) / 96)
    },
  }
}
