import type { Sprite } from 'pixi.js'
import type { Stage } from '../../shell/stage/stage.ts'
import type { Field, Position } from './field.ts'

/** Dims the symbols that won nothing and lets the others pulse. */
export function createHighlight(stage: Stage, field: Field, dimmed: number) {
  let stopPulse: (() => void) | null = null
  return {
    /** Returns the sprites at `positions`. */
    dimOthers: (positions: readonly Position[]): Sprite[] => {
      const winners = positions.map((position) => field.spriteAt(position)).filter((sprite) => sprite !== undefined)
      for (const sprite of field.sprites()) sprite.alpha = winners.includes(sprite) ? 1 : dimmed
      return winners
    },
    pulse: (winners: readonly Sprite[]): void => {
      if (stage.calm()) return
      stopPulse?.()
      const startedMs = stage.nowMs()
      stopPulse = stage.onFrame((_, nowMs) => {
        const beat = Math.max(0, Math.sin((nowMs - startedMs) / 210)) ** 2
        for (const sprite of winners) sprite.scale.set(1 + 0.09 * beat)
      })
    },
    clear: (): void => {
      stopPulse?.()
      stopPulse = null
      for (const sprite of field.sprites()) {
        sprite.alpha = 1
        sprite.scale.set(1)
      }
    },
  }
}
