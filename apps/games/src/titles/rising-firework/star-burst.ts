import { Container, Sprite, type Texture } from 'pixi.js'
import type { Point } from '../../engines/crash/layout.ts'

/** Rings of stars: how many, how far of the radius, how large. */
const rings = [
  { count: 42, far: 1, size: 0.062 },
  { count: 34, far: 0.76, size: 0.056 },
  { count: 24, far: 0.5, size: 0.05 },
  { count: 12, far: 0.26, size: 0.046 },
] as const
/** Outer, middle and inner stars; a burst has one of these. */
const colours = [
  [0xffc64d, 0xfff0b8, 0xf2872a],
  [0xff6f8a, 0xffc9d3, 0xe8452c],
  [0x6fe3cf, 0xd8fff4, 0x3fa9c9],
  [0xb194ff, 0xe6dcff, 0x7d5fe0],
] as const
const openMs = 340
const fadeFromMs = 1_300
const lifeMs = 3_000
/** The longest streak behind each star, and how far a star sinks in a second; both in parts of the radius. */
const longestStreak = 0.3
const gravity = 0.15

/** A chrysanthemum of light that opens with streaks, hangs, and sinks as it fades. */
export function createStarBurst() {
  const container = new Container()
  const flash = new Sprite()
  flash.anchor.set(0.5)
  flash.blendMode = 'add'
  const stars = rings.flatMap(({ count, far, size }, ring) =>
    Array.from({ length: count }, (_, index) => {
      const angle = ((index + (ring % 2) / 2) / count) * Math.PI * 2
      const out = far * (1 + 0.04 * Math.sin(index * 9.7 + ring * 3.1))
      const [star, streak] = [new Sprite(), new Sprite()]
      star.anchor.set(0.5)
      streak.anchor.set(0.82, 0.5)
      streak.blendMode = 'add'
      return { star, streak, ring, index, size, x: Math.cos(angle) * out, y: Math.sin(angle) * out }
    }),
  )
  container.addChild(flash, ...stars.flatMap(({ star, streak }) => [streak, star]))
  container.visible = false
  return {
    container,
    setTextures: (dot: Texture, glow: Texture): void => {
      for (const { star, streak } of stars) star.texture = streak.texture = dot
      flash.texture = glow
    },
    hide: (): void => {
      container.visible = false
    },
    show: ([x, y]: Point, { radius, sinceMs, colour }: { radius: number; sinceMs: number; colour: number }): void => {
      container.visible = sinceMs < lifeMs
      if (!container.visible) return
      const [outer, middle, inner] = colours[colour % colours.length] ?? colours[0]
      const fade = 1 - Math.max(0, (sinceMs - fadeFromMs) / (lifeMs - fadeFromMs))
      const seconds = sinceMs / 1000
      const open = 1 - Math.exp(-sinceMs / openMs)
      const speed = Math.exp(-sinceMs / openMs) / (openMs / 1000)
      for (const { star, streak, ring, index, size, ...way } of stars) {
        const twinkle = sinceMs < fadeFromMs ? 1 : 0.55 + 0.45 * Math.sin(index * 5.1 + sinceMs / 45)
        const [dx, dy] = [way.x * speed, way.y * speed + 2 * gravity * seconds]
        for (const sprite of [star, streak]) {
          sprite.position.set(x + way.x * radius * open, y + (way.y * open + gravity * seconds ** 2) * radius)
          sprite.tint = ring === 0 ? outer : ring === 3 ? inner : middle
        }
        star.scale.set((radius * size * (0.6 + 0.4 * fade)) / 32)
        star.alpha = fade * twinkle
        const long = Math.min(longestStreak, Math.max(size, Math.hypot(dx, dy) * 0.26))
        streak.rotation = Math.atan2(dy, dx)
        streak.scale.set((radius * long * 1.5) / 32, (radius * size * 0.62) / 32)
        streak.alpha = fade * 0.75
      }
      flash.position.set(x, y)
      flash.scale.set((radius * (1.5 + seconds)) / 48)
      flash.alpha = Math.max(0, 1 - sinceMs / 900) ** 1.6 * 0.8
    },
  }
}
