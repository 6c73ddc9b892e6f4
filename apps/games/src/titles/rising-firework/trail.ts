import { Container, Sprite, type Texture } from 'pixi.js'
import type { Point } from '../../engines/crash/layout.ts'

const stars = 150
/** Every third star is a spark that strays from the way; the others are the glow of the tail. */
const isSpark = (index: number) => index % 3 === 0
const glows = [0xe2571c, 0xf2872a, 0xffb640, 0xffdf8c] as const
const sparks = [0xffc64d, 0xfff0b8] as const

/** The shell and its golden tail along the way that it has come, denser towards the shell. */
export function createTrail() {
  const container = new Container()
  const head = new Sprite()
  head.anchor.set(0.5)
  const pieces = Array.from({ length: stars }, (_, index) => {
    const sprite = new Sprite()
    sprite.anchor.set(0.5)
    sprite.blendMode = 'add'
    const part = 1 - (1 - (index + 1) / stars) ** 1.5
    sprite.tint = isSpark(index)
      ? (sparks[index % sparks.length] ?? sparks[0])
      : (glows[Math.min(glows.length - 1, Math.floor(part ** 2 * glows.length))] ?? glows[0])
    return { sprite, index, part }
  })
  container.addChild(...pieces.map(({ sprite }) => sprite), head)
  container.visible = false
  let size = 1
  return {
    container,
    setTextures: (star: Texture, glow: Texture, pixels: number): void => {
      for (const { sprite } of pieces) sprite.texture = star
      head.texture = glow
      size = pixels
    },
    hide: (): void => {
      container.visible = false
    },
    /** `placeAt`: where the shell was at a part of the time so far, 0 … 1. `elapsedMs` makes the sparks flicker, the same for everybody. */
    show: (placeAt: (part: number) => Point, elapsedMs: number): void => {
      container.visible = true
      for (const { sprite, index, part } of pieces) {
        const [x, y] = placeAt(part)
        const flicker = Math.sin(index * 12.9 + elapsedMs / 55)
        const strays = isSpark(index) ? size * 0.3 * (1.15 - part) : size * 0.03
        sprite.position.set(
          x + Math.sin(index * 7.3 + elapsedMs / 160) * strays,
          y + (isSpark(index) ? (1 - part) * size * 0.5 : 0) + flicker * strays * 0.5,
        )
        const wide = isSpark(index) ? 0.09 + 0.07 * part : 0.16 + 0.4 * part ** 3
        sprite.scale.set((size * wide * (0.9 + 0.1 * flicker)) / 32)
        sprite.alpha = (isSpark(index) ? 0.35 + 0.65 * part : 0.2 + 0.45 * part ** 2) * (0.8 + 0.2 * flicker)
      }
      const [x, y] = placeAt(1)
      head.position.set(x, y)
      head.scale.set((size * (1.15 + 0.08 * Math.sin(elapsedMs / 60))) / 96)
    },
  }
}
