import type { Sprite } from 'pixi.js'
import type { Stage } from '../../../shell/stage/stage.ts'
import type { FallTimings } from '../skin.ts'

export interface Drop {
  readonly sprite: Sprite
  readonly reel: number
  readonly fromY: number
  readonly toY: number
  /** True if something stops it; it leaves the window otherwise. */
  readonly lands: boolean
}

/** How long a landing symbol is pressed flat. */
const squashMs = 190
const squashDepth = 0.13
/** The small bounce that follows: its time, and its height as a part of the cell. */
const bounceMs = 150
const bounceHeight = 0.07

/** Symbols that fall by their weight: faster and faster, pressed flat for a moment where they land, then up once a little. */
export function createFalling(stage: Stage, { gravity, columnApartMs }: FallTimings) {
  return {
    /** `cell`: its height in px. `onLand` is called once for each reel, when its first symbol lands. `waitMs`: what a reel waits for besides its turn. `apartMs`: from each reel to the next. */
    drop: async (
      drops: readonly Drop[],
      {
        cell,
        onLand,
        waitMs = () => 0,
        apartMs = columnApartMs,
      }: { cell: number; onLand: (reel: number) => void; waitMs?: (reel: number) => number; apartMs?: number },
    ): Promise<void> => {
      const pull = gravity * cell
      const fallMs = (distance: number) => Math.sqrt((2 * Math.abs(distance)) / pull) * 1000
      const timed = drops.map((drop) => {
        const startMs = drop.reel * apartMs + waitMs(drop.reel)
        return { ...drop, startMs, landMs: startMs + fallMs(drop.toY - drop.fromY) }
      })
      const endMs = Math.max(0, ...timed.map(({ landMs, lands }) => landMs + (lands ? squashMs + bounceMs : 0)))
      const landed = new Set<number>()
      for (const { sprite, fromY } of timed) sprite.y = fromY
      await stage.play(endMs, (progress) => {
        const nowMs = progress * endMs
        for (const { sprite, reel, fromY, toY, startMs, landMs, lands } of timed) {
          const seconds = Math.max(0, nowMs - startMs) / 1000
          sprite.y = Math.min(toY, fromY + (pull * seconds ** 2) / 2)
          if (!lands || nowMs < landMs) continue
          if (!landed.has(reel)) onLand(reel)
          landed.add(reel)
          const press = arc((nowMs - landMs) / squashMs) * squashDepth
          sprite.scale.set(1 + press * 0.6, 1 - press)
          const bounce = arc((nowMs - landMs - squashMs) / bounceMs) * bounceHeight
          sprite.y = toY + (press / 2.4 - bounce) * cell
        }
      })
    },
    /** Winners swell a little and are gone. */
    vanish: async (sprites: readonly Sprite[], durationMs: number): Promise<void> => {
      await stage.play(durationMs, (progress) => {
        for (const sprite of sprites) {
          if (!stage.calm()) sprite.scale.set(progress < 0.4 ? 1 + progress * 0.3 : (1 - progress) * 1.86)
          sprite.alpha = 1 - progress ** 2
        }
      })
    },
    fade: async (sprites: readonly Sprite[], { from, to }: { from: number; to: number }): Promise<void> => {
      await stage.play(180, (progress) => {
        for (const sprite of sprites) sprite.alpha = from + (to - from) * progress
      })
    },
  }
}

/** From 0 up to 1 and back over 0 … 1. */
const arc = (t: number) => Math.sin(Math.PI * Math.min(1, Math.max(0, t)))
