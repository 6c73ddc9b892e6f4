import { vi } from 'vitest'

/** How long `vi.waitFor` waits where a test says nothing: only a failing test takes that long, or a busy machine. */
const waitMs = 30_000

const patient = Symbol.for('andon.patient')
const shared = vi as typeof vi & { [patient]?: boolean }

vi.useRealTimers() // whatever the file before has left

// Files of one worker share the module, and each runs this file first.
if (!shared[patient]) {
  shared[patient] = true
  const { waitFor } = vi
  vi.waitFor = (callback, options) =>
    waitFor(callback, typeof options === 'number' ? options : { timeout: waitMs, ...options })
}
