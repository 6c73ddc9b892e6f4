import { doReferenceWork, referenceWorkMs } from '../longest-turn.ts'

const paceEveryMs = 2_000

/**
 * Measures time on the clock for a requirement that the product has to meet on the reference machine (`longest-turn.ts`). On a machine that is slower, or busy with other things, everything takes
 * longer: the reference work, done now and every two seconds, says by how much, and `stop` returns the milliseconds divided by that. A machine that is faster gets no less time.
 */
export function stopwatch(): { stop(): number } {
  doReferenceWork() // compiled, and its text in memory
  const paces = [workMs()]
  const begun = performance.now()
  const timer = setInterval(() => paces.push(workMs()), paceEveryMs)
  timer.unref()
  return {
    stop() {
      const ms = performance.now() - begun
      clearInterval(timer)
      const pace = paces.reduce((sum, one) => sum + one, 0) / paces.length
      return ms / Math.max(1, pace / referenceWorkMs)
    },
  }
}

function workMs(): number {
  const begun = performance.now()
  doReferenceWork()
  return performance.now() - begun
}
