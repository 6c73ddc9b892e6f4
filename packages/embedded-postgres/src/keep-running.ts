import { setTimeout as pause } from 'node:timers/promises'
import type { Log } from '@andon/platform/log'
import { StillEnding } from './postmaster.ts'

/** A database that ends or does not start this often within the window has a cause that starting again does not mend. */
const mostFailures = 6
const windowMs = 10 * 60_000
/** Before each next try; the processes of a killed database need a moment to end. */
const pausesMs = [200, 500, 1_000, 2_000, 5_000]
const diskCheckMs = 1_000
/** So long a try that only meets processes of the killed database is not counted as a failure. */
const endingPatienceMs = 60_000

interface Running {
  stop(): Promise<void>
}

interface KeepRunning {
  /** Starts the database; `died` must be called if it exits without being stopped. */
  start(died: (reason: string) => void): Promise<Running>
  /** While the disk is full no try is made, and none is counted. */
  isDiskFull(): Promise<boolean>
  readonly log: Log
  /** Called once, with the last reason, when restarting is given up. */
  readonly onGivenUp: ((reason: string) => void) | undefined
}

/** Restarts the database, with growing pauses, when it crashes. A failing first start is the caller's error. */
export async function keepRunning({ start, isDiskFull, log, onGivenUp }: KeepRunning): Promise<Running> {
  const stopping = new AbortController()
  const failures: number[] = []
  let running: Running | null = null
  let restarting: Promise<void> | null = null

  const died = (reason: string) => {
    if (stopping.signal.aborted) return
    running = null
    log.error({ reason }, 'the embedded database ended by itself; it is started again')
    restarting = restart(reason).finally(() => {
      restarting = null
    })
  }

  async function restart(firstReason: string): Promise<void> {
    let reason = firstReason
    const begunMs = performance.now()
    while (!stopping.signal.aborted) {
      const now = performance.now()
      while (failures[0] !== undefined && failures[0] < now - windowMs) failures.shift()
      failures.push(now)
      if (failures.length > mostFailures) {
        onGivenUp?.(`it failed ${failures.length} times within ${windowMs / 60_000} minutes, the last time: ${reason}`)
        return
      }
      await rest(pausesMs[Math.min(failures.length, pausesMs.length) - 1] ?? 0)
      await untilThereIsRoom()
      if (stopping.signal.aborted) return
      try {
        running = await start(died)
        log.warn('the embedded database runs again')
        return
      } catch (error) {
        reason = error instanceof Error ? error.message : String(error)
        if (error instanceof StillEnding && performance.now() - begunMs < endingPatienceMs) failures.pop()
        log.error({ reason }, 'the embedded database did not start; trying again')
      }
    }
  }

  async function untilThereIsRoom(): Promise<void> {
    if (!(await isDiskFull())) return
    log.error('the embedded database waits for room on its disk')
    while (!stopping.signal.aborted && (await isDiskFull())) await rest(diskCheckMs)
  }

  const rest = (ms: number) => pause(ms, undefined, { signal: stopping.signal }).catch(() => undefined)

  running = await start(died)
  return {
    stop: async () => {
      stopping.abort()
      await restarting
      await running?.stop()
    },
  }
}
