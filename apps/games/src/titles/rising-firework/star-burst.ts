import { Container, Sprite, type Texture } from 'pixi.js'
import type { Point } from '../../engines/crash/layout.ts'

/** Rings of stars: how many, how far of the radius, how large. */
const rings = [
  { count: 44, far: 1, size: 0.075 },
  { count: 36, far: 0.74, size: 0.068 },
  { count: 26, far: 0.48, size: 0.062 },
  { count: 14, far: 0.24, size: 0.056 },
] as const
/** Outer, middle and inner stars; a burst has one of these. */
const colours = [
  [0xffc64d, 0xfff0b8, 0xf2872a],
  [0xff8aa0, 0xffffff, 0xe8452c],
  [0x8fe6cf, 0xf0fff8, 0x4fb6c9],
  [0xb9a4ff, 0xffffff, 0x8a6fe0],
] as const
/** Each star drags a second one behind it, which was where it is so long ago. */
const lagMs = 110
const openMs = 340
const fadeFromMs = 1_300
const lifeMs = 3_000

/** A chrysanthemum of light that opens, hangs, and sinks as it fades. */
export function createStarBurst() {
  const container = new Container()
  const flash = new Sprite()
  flash.anchor.set(0.5)
  flash.blendMode = 'add'
  const stars = rings.flatMap(({ count, far, size }, ring) =>
    Array.from({ length: count }, (_, index) => {
      const angle = ((index + (ring % 2) / 2) / count) * Math.PI * 2
      const uneven = 1 + 0.05 * Math.sin(index * 9.7 + ring * 3.1)
      const [front, tail] = [new Sprite(), new Sprite()]
      for (const sprite of [front, tail]) {
        sprite.anchor.set(0.5)
        sprite.blendMode = 'add'
      }
      return { front, tail, ring, index, size, x: Math.cos(angle) * far * uneven, y: Math.sin(angle) * far * uneven }
    }),
  )
  container.addChild(flash, ...stars.flatMap(({ front, tail }) => [tail, front]))
  container.visible = false
  return {
    container,
    setTextures: (star: Texture, glow: Texture): void => {
      for (const { front, tail } of stars) front.texture = tail.texture = star
      flash.texture = glow
    },
    hide: (): void => {
      container.visible = false
    },
    show: ([x, y]: Point, { radius, sinceMs, colour }: { radius: number; sinceMs: number; colour: number }): void => {
      container.visible = sinceMs < lifeMs
      if (!container.visible) return
      const hues = colours[colour % colours.length] ?? colours[0]
      const fade = 1 - Math.max(0, (sinceMs - fadeFromMs) / (lifeMs - fadeFromMs))
      for (const { front, tail, ring, index, size, ...way } of stars) {
        const twinkle = sinceMs < fadeFromMs ? 1 : 0.55 + 0.45 * Math.sin(index * 5.1 + sinceMs / 45)
        for (const [sprite, lateMs, part] of [
          [front, 0, 1],
          [tail, lagMs, 0.55],
        ] as const) {
          const ms = Math.max(0, sinceMs - lateMs)
          const open = 1 - Math.exp(-ms / openMs)
          sprite.position.set(x + way.x * radius * open, y + way.y * radius * open + radius * 0.16 * (ms / 1000) ** 2)
          sprite.scale.set((radius * size * 2.2 * part * (0.7 + 0.3 * fade)) / 32)
          sprite.alpha = fade * twinkle * (part === 1 ? 1 : 0.6)
          sprite.tint = hues[ring === 0 ? 0 : ring === 3 ? 2 : 1]
        }
      }
      const light = Math.max(0, 1 - sinceMs / 900)
      flash.position.set(x, y)
      flash.scale.set((radius * (1.6 + sinceMs / 900)) / 48)
      flash.alpha = light ** 1.6
    },
  }
}
