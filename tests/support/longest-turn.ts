import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** What of a run keeps the event loop from everything else. */
export interface Turns<T> {
  readonly result: T
  /** Processor time of this thread in the dearest turn of the loop, in milliseconds. */
  readonly longestMs: number
}

/**
 * Runs `run` and measures each turn of the event loop meanwhile by the processor time of this thread alone, so that a busy machine and other threads do not count. What else the process
 * does in a turn counts as well: take the least of several runs.
 */
export async function longestTurn<T>(run: () => Promise<T>): Promise<Turns<T>> {
  let longest = 0
  let last = threadMs()
  let done = false
  const turn = () => {
    const now = threadMs()
    longest = Math.max(longest, now - last)
    last = now
    if (!done) setImmediate(turn)
  }
  await new Promise<void>((resolve) => setImmediate(resolve)) // not what came before
  last = threadMs()
  setImmediate(turn)
  try {
    const result = await run()
    return { result, longestMs: Math.max(longest, threadMs() - last) }
  } finally {
    done = true
  }
}

/** How often something runs, and how many more times where the least is above `suspiciousMs`: those begin with an emptied heap, so that what others have left behind is not collected in their turns. */
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
    const run = prepare(nth)
    if (nth > runs) collectGarbage()
    const { result, longestMs } = await longestTurn(run)
    results.push(result)
    least = Math.min(least, longestMs)
    if (least > comparedAboveMs) leastReference = Math.min(leastReference, referenceMs())
    ms = least > comparedAboveMs ? (least * referenceWorkMs) / leastReference : least
  }
  return { results, ms }
}

function collectGarbage(): void {
  setFlagsFromString('--expose-gc')
  const collect: () => void = runInNewContext('gc')
  collect()
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
