import { vi } from 'vitest'

/**
 * Moves the clock of the tests: with `TEST_CLOCK=2026-12-31T23:59:50` each test file begins at that time of the zone in `TZ`, and `Date` runs on from there.
 * Timers, the monotonic clock (`performance.now`) and the clocks of other programs, such as PostgreSQL and the file system, stay.
 */
const start = process.env.TEST_CLOCK

if (start) {
  vi.useRealTimers() // whatever the file before has left
  const Real = realDate()
  const offsetMs = new Real(start).getTime() - Real.now()
  if (Number.isNaN(offsetMs)) throw new Error(`TEST_CLOCK is not a time: ${start}`)
  globalThis.Date = movedDate(Real, offsetMs)
}

/** Files of one worker share a global object: the file before may have moved the clock already. */
function realDate(): DateConstructor {
  return new Date(0).constructor as DateConstructor // the proxy below has the prototype of the real one
}

/** `Real` with its present moved by `offsetMs`. Instances of one are instances of the other. */
export function movedDate(Real: DateConstructor, offsetMs: number): DateConstructor {
  const now = () => Real.now() + offsetMs
  return new Proxy(Real, {
    construct: (target, args, newTarget) => Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget),
    apply: () => new Real(now()).toString(),
    get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
  })
}
