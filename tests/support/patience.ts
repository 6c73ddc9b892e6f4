import { vi } from 'vitest'

/** The least time that `vi.waitFor` waits, also where a test asks for less: only a failing test takes that long, or a busy machine. */
const waitMs = 180_000

const patient = Symbol.for('andon.patient')
const shared = vi as typeof vi & { [patient]?: boolean }

vi.useRealTimers() // whatever the file before has left

// Files of one worker share the module, and each runs this file first.
if (!shared[patient]) {
  shared[patient] = true
  const { waitFor } = vi
  vi.waitFor = (callback, options) => {
    const { timeout = 0, interval } = typeof options === 'number' ? { timeout: options } : { ...options }
    return waitFor(callback, { timeout: Math.max(timeout, waitMs), ...(interval !== undefined && { interval }) })
  }
}
