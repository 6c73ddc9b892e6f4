import type { Log } from '../log/index.ts'
import { DatabaseUnavailable } from '../sql/index.ts'

export interface LoopOptions {
  /** Milliseconds from the beginning of one turn to the next; a turn that takes longer is followed at the next beat. Undefined: only when woken. */
  readonly everyMs?: number | undefined
  /** Milliseconds that `wakeSoon` waits for more. */
  readonly gatherMs?: number
  readonly log: Log
  /** Begins the line that reports a failure: `sequencing facts`. */
  readonly what: string
}

/** Work that is repeated: one turn at a time, and a failure never ends it. */
export interface Loop {
  /** Takes a turn at once, then as the options say. A second call changes nothing. */
  start(): void
  /** Takes a turn now; if one is under way, another follows it. Nothing happens while the loop is not started. */
  wake(): void
  /** Wakes the loop once for all calls of `gatherMs`. */
  wakeSoon(): void
  /**
   * Takes a turn that begins after this call, also before the start, and resolves when it has ended. Rejects with the turn's failure. After `stop` it resolves
   * without a turn.
   */
  turn(): Promise<void>
  /** Waits for the turn under way; none begins from now on. */
  stop(): Promise<void>
  /** Waits until there is nothing more to do, then stops. */
  finish(): Promise<void>
}

/**
 * Calls `turn` when woken and on a timer, one call at a time, and again at once while it resolves to true. A failure is logged once, until it is another one or a turn
 * succeeds; an unavailable database is reported by the connection pool and not here.
 */
export function createLoop(turn: () => Promise<unknown>, { everyMs, gatherMs = 0, log, what }: LoopOptions): Loop {
  let phase: 'new' | 'started' | 'stopped' = 'new'
  let current: Promise<void> | null = null
  let following: Promise<void> | null = null
  let timer: NodeJS.Timeout | undefined
  let gathering: NodeJS.Timeout | undefined
  const reports = failureReports(log, what)

  async function takeTurns(): Promise<void> {
    try {
      let hasMore = true
      while (hasMore) hasMore = (await turn()) === true && phase !== 'stopped'
    } catch (error) {
      reports.failed(error)
      throw error
    }
    reports.succeeded()
  }

  function begin(): Promise<void> {
    current = takeTurns().finally(() => {
      current = null
    })
    return current
  }

  async function afterCurrent(): Promise<void> {
    while (current) await current.catch(() => undefined) // its own caller gets the failure
    following = null
    if (phase !== 'stopped') await begin()
  }

  async function nextTurn(): Promise<void> {
    if (phase === 'stopped') return
    if (!current) return begin()
    following ??= afterCurrent()
    return following
  }

  function wake(): void {
    if (phase === 'started') nextTurn().catch(() => undefined) // it has been reported
  }

  function endTimers(): void {
    clearInterval(timer)
    clearTimeout(gathering)
    gathering = undefined
  }

  return {
    wake,
    wakeSoon: () => {
      if (phase !== 'started') return
      gathering ??= setTimeout(() => {
        gathering = undefined
        wake()
      }, gatherMs)
    },
    turn: nextTurn,
    start: () => {
      if (phase === 'started') return
      phase = 'started'
      if (everyMs !== undefined)
        timer = setInterval(() => {
          if (!current) wake()
        }, everyMs)
      wake()
    },
    stop: async () => {
      phase = 'stopped'
      endTimers()
      await Promise.allSettled([current, following]) // a failure has been reported
    },
    finish: async () => {
      endTimers()
      while (current ?? following) await Promise.allSettled([current, following])
      phase = 'stopped'
    },
  }
}

function failureReports(log: Log, what: string) {
  let reported: string | null = null
  return {
    failed: (error: unknown) => {
      if (error instanceof DatabaseUnavailable || String(error) === reported) return
      reported = String(error)
      log.error({ err: error }, `${what} failed; trying again`)
    },
    succeeded: () => {
      if (reported !== null) log.info(`${what} works again`)
      reported = null
    },
  }
}
