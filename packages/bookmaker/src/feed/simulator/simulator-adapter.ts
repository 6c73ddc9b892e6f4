import type { FeedAdapter, FeedSink } from '../adapter.ts'
import type { Simulator } from './simulator.ts'

interface Pacing {
  readonly now: () => number
  /** Calls back regularly until the returned function is called. */
  readonly every: (ms: number, run: () => void) => () => void
  /** How much faster than the clock the simulated time goes, and since when, in epoch milliseconds: until then both were the same. At 1 it follows the calendar. */
  readonly speed: number
  readonly since: number
}

/** A goal is to be on every page within 250 ms: what is said waits for the next step, and then for the book and the pages. */
const stepMs = 100

/** The simulator's time, in epoch milliseconds. */
export function simulatedTime(
  { speed, since }: { readonly speed: number; readonly since: number },
  now: () => number,
): () => number {
  return () => Math.floor(since + (now() - since) * speed)
}

/** The simulator as a feed. Its time depends on the clock and the settings alone, so that it goes on after a restart. Recoveries are answered event by event, so that nothing else waits for them. */
export function simulatorAdapter(world: Simulator, { now, every, speed, since }: Pacing): FeedAdapter {
  const simulated = simulatedTime({ speed, since }, now)
  let sentUntil = simulated()
  let sink: FeedSink | null = null
  let cancel = () => {}

  function step(): void {
    const until = simulated()
    for (const message of world.messagesBetween(sentUntil, until)) sink?.message(message)
    sentUntil = until
  }

  return {
    async start(to) {
      sink = to
      cancel = every(stepMs, step)
    },
    async recover({ producer, after, requestId }) {
      const at = sentUntil
      for (const messages of world.snapshot(producer, { at, after, requestId })) {
        for (const message of messages) sink?.message(message)
        await new Promise((next) => setImmediate(next))
      }
    },
    isGone: (id) => world.isGone(id),
    record: (id) => world.recordAt(id, simulated()),
    async stop() {
      cancel()
      sink = null
    },
  }
}
