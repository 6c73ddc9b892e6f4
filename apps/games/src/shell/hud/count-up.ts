export interface CountUp {
  /** Shows the whole amount at once. */
  finish(): void
}

/** Counts an amount up, slower towards the end. Shows it at once to players who prefer reduced motion. */
export function countUp({
  value,
  durationMs,
  show,
}: {
  value: number
  durationMs: number
  show: (value: number) => void
}): CountUp {
  const startedMs = performance.now()
  let done = matchMedia('(prefers-reduced-motion: reduce)').matches
  const step = (nowMs: number) => {
    if (done) return
    const progress = Math.min(1, Math.max(0, (nowMs - startedMs) / durationMs))
    done = progress === 1
    show(done ? value : Math.floor(value * (1 - (1 - progress) ** 3)))
    if (!done) requestAnimationFrame(step)
  }
  if (done) show(value)
  else requestAnimationFrame(step)
  return {
    finish: () => {
      if (done) return
      done = true
      show(value)
    },
  }
}
