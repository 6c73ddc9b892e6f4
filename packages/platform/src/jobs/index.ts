import { setTimeout as pause } from 'node:timers/promises'
import { Logger, type Runner, type RunnerOptions, run } from 'graphile-worker'
import type { Log } from '../log/index.ts'
import { createPool, timeouts } from '../sql/index.ts'

/** Two workers, the listener and the clock. */
const connections = 5
const restartMs = 2_000
/** The library repeats what failed with this code. It does not wait for its note that a job has ended: any other error there would end the process. */
const repeatedCode = 'ETIMEDOUT'

/** Work on a timer. `run` must be safe to run twice, and on two nodes at once. */
export interface Job {
  /** `wallet.audit` */
  readonly name: string
  /** Five-field cron pattern, UTC. */
  readonly cron: string
  run(): Promise<void>
}

/** Runs jobs by graphile-worker in the same database: each tick of a cron pattern runs once in the whole installation. */
export async function startJobs({
  jobs,
  log,
  connectionString,
}: {
  jobs: readonly Job[]
  log: Log
  connectionString: string
}): Promise<{ stop(): Promise<void> }> {
  const pgPool = createPool({
    connectionString,
    timeouts: timeouts.request,
    max: connections,
    onUnavailable: (error) => Object.assign(error, { code: repeatedCode }),
  })
  const options: RunnerOptions = {
    pgPool,
    schema: 'jobs',
    concurrency: 2,
    pollInterval: 1000,
    noHandleSignals: true,
    logger: new Logger(() => (level, message) => (level === 'error' ? log.warn(message) : log.debug(message))),
    taskList: Object.fromEntries(
      jobs.map((job) => [
        taskName(job),
        async () => {
          try {
            await job.run()
          } catch (error) {
            log.error({ err: error, job: job.name }, 'a job failed')
            throw error
          }
        },
      ]),
    ),
    crontab: jobs.map((job) => `${job.cron} ${taskName(job)} ?max=3`).join('\n'),
  }
  const stopping = new AbortController()
  let runner: Runner | null = await run(options)
  const kept = keepRunning()

  /** The library's runner stops for good when it cannot record a job's end, as while the database is down. */
  async function keepRunning(): Promise<void> {
    while (!stopping.signal.aborted) {
      await runner?.promise.catch(() => undefined) // it has logged why
      runner = null
      await pause(restartMs, undefined, { signal: stopping.signal }).catch(() => undefined)
      if (stopping.signal.aborted) break
      runner = await run(options).catch((error) => {
        log.warn({ err: error }, 'jobs cannot run yet; trying again')
        return null
      })
    }
    await runner?.stop().catch(() => undefined) // it came up while it was to stop
  }

  return {
    stop: async () => {
      stopping.abort()
      await runner?.stop().catch(() => undefined) // it may have just ended by itself
      await kept
      await pgPool.end()
    },
  }
}

/** The library's task names may not contain dots. */
const taskName = (job: Job) => job.name.replaceAll('.', ':')
