import type { Stage } from '../shell/stage/stage.ts'

/** Plays `step` from 0 to 1 over `durationMs`; a tap, space, Enter or Escape goes to the end at once. Reels and falls are never played this way. */
export function skippable(stage: Stage, durationMs: number, step: (progress: number) => void): Promise<void> {
  return new Promise((done) => {
    const startedMs = stage.nowMs()
    const stop = stage.onFrame((_, nowMs) => {
      const progress = Math.min(1, Math.max(0, (nowMs - startedMs) / durationMs))
      step(progress)
      if (progress === 1) finish()
    })
    const finish = () => {
      stop()
      window.removeEventListener('pointerdown', skip)
      window.removeEventListener('keydown', skipByKey)
      done()
    }
    const skip = () => {
      step(1)
      finish()
    }
    const skipByKey = ({ key, repeat }: KeyboardEvent) => {
      if (!repeat && skipKeys.includes(key)) skip()
    }
    window.addEventListener('pointerdown', skip)
    window.addEventListener('keydown', skipByKey)
  })
}

const skipKeys: readonly string[] = [' ', 'Enter', 'Escape']
