import { setTimeout as sleep } from 'node:timers/promises'

const askEveryMs = 1_000
const answerWithinMs = 10_000
const patienceMs = 120_000

/** Sends to each server in turn of those whose last `/readyz` was good. It retries nothing. */
export function createBalancer(origins: readonly string[]) {
  const serving = new Set<string>()
  const stopped = new AbortController()
  let turn = 0

  async function watch(origin: string): Promise<void> {
    while (!stopped.signal.aborted) {
      const good = await fetch(`${origin}/readyz`, { signal: AbortSignal.timeout(answerWithinMs) }).then(
        ({ status }) => status === 200,
        () => false,
      )
      if (good) serving.add(origin)
      else serving.delete(origin)
      await sleep(askEveryMs, undefined, { signal: stopped.signal }).catch(() => undefined)
    }
  }
  for (const origin of origins) void watch(origin)

  return {
    /** Where the next request goes. */
    next: (): string => {
      turn += 1
      const all = [...serving]
      const origin = all[turn % all.length]
      if (origin === undefined) throw new Error('no server serves')
      return origin
    },
    untilServes: async (origin: string) => {
      const until = performance.now() + patienceMs
      while (!serving.has(origin)) {
        if (performance.now() > until) throw new Error(`${origin} does not serve`)
        await sleep(50)
      }
    },
    stop: () => stopped.abort(),
  }
}
