/** Runs `task` at once, or, within `everyMs` of its last run, once when that time has passed; 0 runs it at once always. */
export function createPace(everyMs: number, task: () => void) {
  let ranAtMs = Number.NEGATIVE_INFINITY
  let timer: ReturnType<typeof setTimeout> | undefined

  function stop(): void {
    clearTimeout(timer)
    timer = undefined
  }

  function runNow(): void {
    stop()
    ranAtMs = performance.now()
    task()
  }

  return {
    run: (): void => {
      const waitMs = everyMs > 0 ? ranAtMs + everyMs - performance.now() : 0
      if (waitMs <= 0) runNow()
      else timer ??= setTimeout(runNow, waitMs).unref()
    },
    /** Does not wait; the run that is due is then not made. */
    runNow,
    /** Drops the run that is due. */
    stop,
  }
}
