/** The animation loop. Callbacks get the elapsed time, so that a slow device drops frames and keeps the pace. */
export interface Frames {
  /** Calls back before each frame until the returned function is called. Meanwhile every frame is drawn. */
  onFrame(callback: FrameCallback): () => void
  /** For motion that may be skipped, such as swaying scenery or a clock: it does not by itself cause a frame to be drawn, unless `always`. */
  onIdleFrame(callback: FrameCallback): void
  /** Draws the next frame after a change outside any motion. */
  redraw(): void
  /** Calls `step` with 0 … 1 over `durationMs`; resolves after the call with 1. */
  play(durationMs: number, step: (progress: number) => void): Promise<void>
  wait(durationMs: number): Promise<void>
  nowMs(): number
  /** Without `always`, frames in which nothing moves are not drawn. */
  start(render: () => void, options: { always: boolean; onMotion: (moving: boolean) => void }): void
}

type FrameCallback = (elapsedMs: number, nowMs: number) => void

/** A longer pause between frames (a sleeping tab) counts as this long. */
const longestFrameMs = 100

export function createFrames(): Frames {
  const callbacks = new Set<FrameCallback>()
  const idle: FrameCallback[] = []
  let stale = true
  const onFrame: Frames['onFrame'] = (callback) => {
    callbacks.add(callback)
    return () => {
      callbacks.delete(callback)
      stale = true
    }
  }
  const play: Frames['play'] = (durationMs, step) =>
    new Promise((resolve) => {
      const startedMs = performance.now()
      const stop = onFrame((_, nowMs) => {
        const progress = durationMs <= 0 ? 1 : Math.min(1, Math.max(0, (nowMs - startedMs) / durationMs))
        step(progress)
        if (progress < 1) return
        stop()
        resolve()
      })
    })
  return {
    onFrame,
    onIdleFrame: (callback) => idle.push(callback),
    redraw: () => {
      stale = true
    },
    play,
    wait: (durationMs) => play(durationMs, () => {}),
    nowMs: () => performance.now(),
    start: (render, { always, onMotion }) => {
      let wasMoving = false
      let lastMs = performance.now()
      const loop = (nowMs: number) => {
        requestAnimationFrame(loop) // first, so that an exception in one frame does not end the loop
        const elapsedMs = Math.min(longestFrameMs, Math.max(0, nowMs - lastMs))
        lastMs = nowMs
        const moving = callbacks.size > 0
        if (moving !== wasMoving) onMotion(moving)
        wasMoving = moving
        for (const callback of [...callbacks, ...idle]) callback(elapsedMs, nowMs)
        if (always || moving || stale) render()
        stale = moving
      }
      requestAnimationFrame(loop)
    },
  }
}

export const easeOut = (t: number) => 1 - (1 - t) ** 3
export const easeInOut = (t: number) => (t < 0.5 ? 4 * t ** 3 : 1 - (2 - 2 * t) ** 3 / 2)
/** Passes its end and comes back, like a reel at its stop. */
export const overshoot = (t: number, by = 1.4) => 1 + (by + 1) * (t - 1) ** 3 + by * (t - 1) ** 2
