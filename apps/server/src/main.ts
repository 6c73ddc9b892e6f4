import './environment.ts'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { inspect } from 'node:util'
import { startEmbeddedPostgres } from '@andon/embedded-postgres'
import { CannotStart, type Config, checkPort, explainListen, readConfig } from '@andon/platform/config'
import { createLog, type Log } from '@andon/platform/log'
import { checkDatabase, findMigrations, migrate } from '@andon/platform/sql'
import { announcement } from './announcement.ts'
import { type App, createApp } from './app.ts'
import { environment } from './environment.ts'
import { mountLiveReload } from './live-reload.ts'
import { step } from './step.ts'

const root = resolve(import.meta.dirname, '../../..')
/** After requests and jobs, for the embedded database and what else was started. */
const closeWithinMs = 3_000
/** How long the thread pool may still write when all is closed. */
const poolWithinMs = 1_000
/** A signal during the start waits for the current step, so that nothing is left half-started. */
const stepWithinMs = 15_000

/** Set once the configuration is read. */
let lameDuckMs = 5_000
/** Limit for requests and jobs after the lame-duck time. With that time all fits in a service manager's 20 seconds. */
let finishWithinMs = 9_000
/** Stop functions of started parts, called in reverse order. */
const started: (() => Promise<unknown>)[] = []
let stopping = false
/** Stopping because of an error: no lame-duck time. */
let failed = false

process.once('SIGTERM', () => stop(0))
process.once('SIGINT', () => stop(0))
process.once('disconnect', () => stop(0)) // the process that started us is gone
process.on('uncaughtException', (error) => fail(error))

const start = startServer()
await start.catch(fail)

async function startServer(): Promise<void> {
  const config = readConfig(environment, { root, watched: process.stdout.isTTY })
  if (config.drainMs !== undefined) lameDuckMs = config.drainMs
  finishWithinMs = config.finishMs
  const log = createLog({ level: config.logLevel })
  await checkPort(config)
  const databaseUrl = await step('starting the database', () => openDatabase(config, log))
  if (stopping) return
  await step('bringing the database up to date', async () => migrate(databaseUrl, await findMigrations(root)))
  if (stopping) return
  const app = await step('starting the application', () =>
    createApp({ config, databaseUrl, ownDatabase: config.databaseUrl === undefined, log }),
  )
  started.push(() => drained(app))
  if (stopping) return
  const { demo } = await step('seeding data', () => app.seed())
  if (stopping) return
  if (process.env.ANDON_DEV === '1') mountLiveReload(app.http)
  await explainListen(config, app.listen())
  const node = { id: app.nodeId, busConnected: app.bus.connected(), others: app.nodes.others() }
  process.stdout.write(announcement({ config, demo, node }))
}

/** Drains within a fixed time even if something hangs, so that the reason is logged before a service manager kills the process. */
async function drained(app: App): Promise<void> {
  const late = sleep(lameDuckMs + finishWithinMs, 'late' as const, { ref: false })
  if ((await Promise.race([app.drain({ atOnce: failed || !app.http.server.listening }), late])) === 'late')
    throw new Error(`not everything was finished within ${(lameDuckMs + finishWithinMs) / 1000} s`)
}

async function openDatabase({ databaseUrl, dataDir }: Config, log: Log): Promise<string> {
  if (databaseUrl !== undefined) {
    await checkDatabase(databaseUrl)
    return databaseUrl
  }
  const onDeath = (reason: string) => fail(new CannotStart(`the embedded database is gone for good: ${reason}`))
  const postgres = await startEmbeddedPostgres({ dataDir: join(dataDir, 'postgres'), log, onDeath })
  started.push(postgres.stop)
  return postgres.url
}

/** Drains, then closes in reverse order; a second signal ends at once. Exit code 0: all was finished. */
async function stop(exitCode: number): Promise<void> {
  if (stopping) return
  stopping = true
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void exit(1))
  await Promise.race([start.catch(() => undefined), sleep(stepWithinMs)])
  setTimeout(dieNow, lameDuckMs + finishWithinMs + closeWithinMs).unref()
  for (const close of started.reverse())
    await close().catch((error) => {
      process.stderr.write(`while stopping: ${error}\n`)
      exitCode = 1
    })
  await exit(exitCode)
}

/**
 * On its way out Node joins the threads of its pool. One that the kernel holds, as for a disk that does not answer, would keep the process and its port for
 * good: then the process kills itself.
 */
async function exit(exitCode: number): Promise<void> {
  const until = performance.now() + poolWithinMs
  while (poolWorks() && performance.now() < until) await sleep(20)
  if (poolWorks()) dieNow()
  process.exit(exitCode)
}

const poolWorks = () => process.getActiveResourcesInfo().some((name) => name.startsWith('FSReq'))

function dieNow(): void {
  process.stderr.write('while stopping: not everything ended in time, so the process kills itself\n')
  process.kill(process.pid, 'SIGKILL')
}

function fail(error: unknown): void {
  failed = true
  const text = error instanceof CannotStart ? error.message : inspect(error)
  process.stderr.write(`\n${stopping ? 'while stopping' : 'Andon stops'}: ${text}\n`)
  void stop(1)
}
