import { PerformanceObserver } from 'node:perf_hooks'
import { setImmediate as nextTurn } from 'node:timers/promises'

/** What of a run keeps the event loop from everything else. */
export interface Turns<T> {
  readonly result: T
  /** Processor time of this thread in the dearest turn of the loop, in milliseconds. */
  readonly longestMs: number
}

/** One turn of the loop: from when to when by the clock, and its processor time, in milliseconds. */
interface Turn {
  readonly from: number
  readonly to: number
  readonly ms: number
}

/** Shorter turns are never the longest that matters. */
const shortMs = 5

/**
 * Runs `run` and measures each turn of the event loop meanwhile by the processor time of this thread alone, so that a busy machine and other threads do not count. Collections of garbage
 * are taken off, because they depend on all that this process holds. What else it does in a turn counts: take the least of several runs.
 */
export async function longestTurn<T>(run: () => Promise<T>): Promise<Turns<T>> {
  const turns: Turn[] = []
  const collections: { readonly from: number; readonly to: number }[] = []
  const observer = new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      collections.push({ from: startTime, to: startTime + duration })
  })
  observer.observe({ entryTypes: ['gc'] })
  await nextTurn() // not what came before
  let last = { at: performance.now(), ms: threadMs() }
  let done = false
  const endTurn = () => {
    const now = { at: performance.now(), ms: threadMs() }
    if (now.ms - last.ms > shortMs) turns.push({ from: last.at, to: now.at, ms: now.ms - last.ms })
    last = now
  }
  const turn = () => {
    endTurn()
    if (!done) setImmediate(turn)
  }
  setImmediate(turn)
  try {
    const result = await run()
    endTurn()
    await nextTurn() // collections are told a turn later
    await nextTurn()
    return { result, longestMs: Math.max(0, ...turns.map((one) => withoutCollections(one, collections))) }
  } finally {
    done = true
    observer.disconnect()
  }
}

/** A collection counts as if it had the processor all of its time: on a busy machine it may have had less, and a turn that waits before or after it must not count it again. */
function withoutCollections({ from, to, ms }: Turn, collections: readonly { from: number; to: number }[]): number {
  const collected = collections.reduce(
    (sum, one) => sum + Math.max(0, Math.min(to, one.to) - Math.max(from, one.from)),
    0,
  )
  return Math.max(0, ms - collected)
}

/** How often something runs, and how many more times where the least is above `suspiciousMs`. */
interface Runs {
  readonly runs: number
  readonly suspiciousMs?: number
  readonly moreRuns?: number
}

/** Less needs no comparison: it is far from every limit on any machine. */
const comparedAboveMs = 15
/** Processor time of the reference work on two quiet cores of a shared machine of 2026 with Node 26, in milliseconds. */
export const referenceWorkMs = 22
const reference = JSON.stringify(
  Array.from({ length: 10_000 }, (_, index) => ({ index, name: `player ${index % 977}` })),
)

/** Parses, sorts and writes a list four times. */
export function doReferenceWork(): void {
  for (let time = 0; time < 4; time++)
    JSON.stringify(
      JSON.parse(reference).sort((one: { name: string }, other: { name: string }) => (one.name < other.name ? -1 : 1)),
    )
}

/**
 * The dearest turn of several runs, of which the least counts, in milliseconds of the reference machine: each run that is not cheap anyway is followed by the reference work, and the least
 * of that says how much slower this machine is in these moments. `prepare` is told which run it is, from 1, and returns what is measured.
 */
export async function leastTurn<T>(
  { runs, suspiciousMs = Number.POSITIVE_INFINITY, moreRuns = 0 }: Runs,
  prepare: (nth: number) => () => Promise<T>,
): Promise<{ readonly results: readonly T[]; readonly ms: number }> {
  const results: T[] = []
  let least = Number.POSITIVE_INFINITY
  let leastReference = Number.POSITIVE_INFINITY
  let ms = Number.POSITIVE_INFINITY
  for (let nth = 1; nth <= runs || (ms > suspiciousMs && nth <= runs + moreRuns); nth++) {
    const { result, longestMs } = await longestTurn(prepare(nth))
    results.push(result)
    least = Math.min(least, longestMs)
    if (least > comparedAboveMs) leastReference = Math.min(leastReference, referenceMs())
    ms = least > comparedAboveMs ? (least * referenceWorkMs) / leastReference : least
  }
  return { results, ms }
}

let isCompiled = false

function referenceMs(): number {
  for (let time = 0; !isCompiled && time < 8; time++) doReferenceWork()
  isCompiled = true
  const before = threadMs()
  doReferenceWork()
  return threadMs() - before
}

function threadMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}
