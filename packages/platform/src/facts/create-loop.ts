import type { Log } from '../log/index.ts'
import { DatabaseUnavailable } from '../sql/index.ts'

export interface LoopOptions {
  /** Between turns when nothing wakes the loop; undefined: only when woken. */
  readonly pollMs?: number
  /** How long `wakeSoon` waits for more. */
  readonly gatherMs?: number
  readonly log: Log
  /** `sequencing facts` */
  readonly what: string
}

/** Calls `turn` when woken or on a timer, one call at a time, and again while it returns true. */
export function createLoop(turn: () => Promise<boolean>, { pollMs, gatherMs = 0, log, what }: LoopOptions) {
  let running: Promise<void> | null = null
  let again = false
  let timer: NodeJS.Timeout | undefined
  let gathering: NodeJS.Timeout | undefined
  let stopped = true

  function wake(): void {
    if (stopped) return
    if (running) {
      again = true
      return
    }
    running = drain()
      .catch((error) => {
        if (error instanceof DatabaseUnavailable) return // reported by the connection pool; the next poll tries again
        log.error({ err: error }, `${what} failed; trying again`)
      })
      .finally(() => {
        running = null
        if (again) {
          again = false
          wake()
        }
      })
  }

  async function drain(): Promise<void> {
    while (!stopped && (await turn()));
  }

  return {
    wake,
    wakeSoon: () => {
      gathering ??= setTimeout(() => {
        gathering = undefined
        wake()
      }, gatherMs)
    },
    start: () => {
      stopped = false
      if (pollMs !== undefined) timer = setInterval(wake, pollMs)
      wake()
    },
    /** Waits until there is nothing more to do. */
    stop: async () => {
      clearInterval(timer)
      clearTimeout(gathering)
      await running
      stopped = true
    },
    /** Waits for the turn under way. */
    stopAfterTurn: async () => {
      stopped = true
      clearInterval(timer)
      clearTimeout(gathering)
      await running
    },
  }
}
