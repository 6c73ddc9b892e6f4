import { Refusal } from '@andon/contract'

/** Runs work a few at a time, in the order in which it came. Refuses UNAVAILABLE where too much of it waits. */
export function createTurns({ mostWaiting, atOnce }: { mostWaiting: number; atOnce: () => Promise<number> | number }) {
  let running = 0
  const waiting: (() => void)[] = []
  return async <T>(work: () => Promise<T>): Promise<T> => {
    const most = await atOnce()
    if (running < most) running += 1
    else {
      if (waiting.length >= mostWaiting) throw new Refusal('UNAVAILABLE', { retryAfterSeconds: 5 })
      await new Promise<void>((resolve) => waiting.push(resolve))
    }
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next)
        next() // takes this place
      else running -= 1
    }
  }
}
