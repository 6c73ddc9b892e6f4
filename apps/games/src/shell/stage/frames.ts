/** The one animation loop. Everything that moves is told how much time went by, so a slow device drops frames and never slows down time. */
export interface Frames {
  /** Called before each picture until the returned function is called. While anyone asks for it, every picture is drawn. */
  onFrame(callback: FrameCallback): () => void
  /** The same for what may stand still: the scenery's idle sway, a clock. It alone does not cause a picture where pictures are dear. */
  onIdleFrame(callback: FrameCallback): void
  /** Something changed at once, outside any motion: draw the next picture. */
  redraw(): void
  /** Calls `step` with 0 … 1 over `durationMs`; the promise resolves after 1 was given. */
  play(durationMs: number, step: (progress: number) => void): Promise<void>
  wait(durationMs: number): Promise<void>
  nowMs(): number
  /** Unless `always`, pictures in which nothing moves are left out. */
  start(render: () => void, options: { always: boolean }): void
}

type FrameCallback = (elapsedMs: number, nowMs: number) => void

/** A frame later than this (a sleeping tab) counts as this long for idle motion. */
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
    start: (render, { always }) => {
      let lastMs = performance.now()
      const loop = (nowMs: number) => {
        requestAnimationFrame(loop) // first, so that one bad picture is not the last
        const elapsedMs = Math.min(longestFrameMs, Math.max(0, nowMs - lastMs))
        lastMs = nowMs
        const moving = callbacks.size > 0
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
/** Goes past its end and comes back, like a reel that meets its stop. */
export const overshoot = (t: number, by = 1.4) => 1 + (by + 1) * (t - 1) ** 3 + by * (t - 1) ** 2
