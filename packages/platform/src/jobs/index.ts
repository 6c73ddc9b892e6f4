import { Logger, type Runner, run } from 'graphile-worker'
import type { Log } from '../log/index.ts'

/** Work on a timer. `run` must bear being run twice, and at the same time as itself on another node. */
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
  const runner: Runner = await run({
    connectionString,
    schema: 'jobs',
    concurrency: 2,
    pollInterval: 1000,
    noHandleSignals: true,
    logger: new Logger(() => (level, message) => (level === 'error' ? log.error(message) : log.debug(message))),
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
  })
  return { stop: () => runner.stop() }
}

/** The library's task names know no dots. */
const taskName = (job: Job) => job.name.replaceAll('.', ':')
