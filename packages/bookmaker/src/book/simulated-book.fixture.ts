import { createLog } from '@andon/platform/log'
import type { Db } from '@andon/platform/sql'
import { describeSimulated } from '../feed/simulator/describe-event.ts'
import { leagues } from '../feed/simulator/leagues.ts'
import { simulator } from '../feed/simulator/simulator.ts'
import { simulatorAdapter } from '../feed/simulator/simulator-adapter.ts'
import type { ResultMessage } from './offer.ts'
import { runBook } from './run-book.ts'

/** Running books of some leagues of the simulator on one database, on one clock that the test moves. */
export function simulatedBooks({
  db,
  seed,
  codes,
  from,
  speed = 1,
  settle = null,
  races = false,
}: {
  db: Db
  seed: string
  codes: readonly string[]
  from: number
  speed?: number
  settle?: ((results: readonly ResultMessage[]) => Promise<void>) | null
  /** True: there are races beside the leagues. */
  races?: boolean
}) {
  const clock = { now: from }
  const log = createLog({ level: 'silent' })
  const start = (node: string) => {
    const steps = new Set<() => void>()
    const world = simulator(
      seed,
      leagues.filter(({ code }) => codes.includes(code)),
      { races },
    )
    const book = runBook({
      db,
      node,
      log,
      alone: true,
      now: () => clock.now,
      feed: {
        open: () =>
          simulatorAdapter(world, {
            now: () => clock.now,
            speed,
            since: from,
            every: (_, run) => {
              steps.add(run)
              return () => steps.delete(run)
            },
          }),
        describe: describeSimulated(seed),
        forgetAfterMs: Number.POSITIVE_INFINITY,
        settle,
        written: () => undefined,
      },
    })
    /** The clock goes on, the feed says what came, and the book takes its turn. */
    const pass = async (ms = 1_000) => {
      clock.now += ms
      for (const step of steps) step()
      await book.turn()
      await new Promise((next) => setImmediate(next))
    }
    return { book, pass }
  }
  return { start, log, now: () => clock.now, feedTime: () => from + (clock.now - from) * speed }
}
