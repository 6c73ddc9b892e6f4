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

function threadMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}
