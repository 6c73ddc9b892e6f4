import { type ChildProcess, spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const root = resolve(import.meta.dirname, '../../..')
const startPatienceMs = 120_000
const endPatienceMs = 60_000

export type Victim = 'server' | 'database' | 'both'

export interface KillableServer {
  readonly origin: string
  readonly databaseUrl: string
  readonly dataDir: string
  /** From the first instruction to `/readyz`. */
  readonly readyAfterMs: number
  /** Kills without warning. Afterwards the server is started again, or has started its database again. */
  killAndRecover(victim: Victim, whenKilled: () => Promise<void>): Promise<KillableServer>
  /** The ordinary end. */
  stop(): Promise<void>
}

/** The server as an operator runs it, with its own database below `dataDir`. */
export async function startKillableServer({
  dataDir,
  port,
}: {
  dataDir: string
  port: number
}): Promise<KillableServer> {
  const begun = performance.now()
  const env = {
    ...process.env,
    PORT: String(port),
    DATA_DIR: dataDir,
    NODE_ENV: 'test',
    LOG_LEVEL: 'fatal',
    NODE_COMPILE_CACHE: join(root, '.cache', 'node'),
  }
  const child = spawn(process.execPath, ['apps/server/src/main.ts'], {
    cwd: root,
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const said: string[] = []
  child.stderr?.on('data', (chunk) => said.push(String(chunk)))
  const origin = `http://127.0.0.1:${port}`
  await untilReady(origin, child, said)
  const readyAfterMs = performance.now() - begun
  const folder = join(dataDir, 'postgres')
  const read = async (name: string) => (await readFile(join(folder, name), 'utf8')).trim()
  const postmaster = async () => Number((await read('cluster/postmaster.pid').catch(() => '')).split('\n')[0])
  const running: KillableServer = {
    origin,
    databaseUrl: `postgres://andon:${await read('password')}@127.0.0.1:${await read('port')}/andon`,
    dataDir,
    readyAfterMs,
    killAndRecover: async (victim, whenKilled) => {
      const killed = await postmaster()
      const killedAt = performance.now()
      if (victim !== 'database') child.kill('SIGKILL')
      if (victim !== 'server') process.kill(killed, 'SIGKILL')
      if (victim !== 'database') {
        await gone(child)
        await whenKilled()
        return startKillableServer({ dataDir, port })
      }
      await untilChanged(postmaster, killed)
      await untilReady(origin, child, said)
      const readyAfterMs = performance.now() - killedAt
      await whenKilled()
      return { ...running, readyAfterMs }
    },
    stop: async () => {
      child.kill('SIGTERM')
      await gone(child)
    },
  }
  return running
}

async function untilChanged(read: () => Promise<number>, from: number): Promise<void> {
  const end = performance.now() + startPatienceMs
  for (let now = from; now === from || now === 0; now = await read()) {
    if (performance.now() > end) throw new Error('the server does not start its database again')
    await sleep(20)
  }
}

async function untilReady(origin: string, child: ChildProcess, said: readonly string[]): Promise<void> {
  const end = performance.now() + startPatienceMs
  while (performance.now() < end) {
    if (hasEnded(child)) throw new Error(`the server did not start: ${said.join('')}`)
    const answer = await fetch(`${origin}/readyz`).catch(() => null)
    if (answer?.ok) return
    await sleep(20)
  }
  child.kill('SIGKILL')
  throw new Error('the server is not ready')
}

async function gone(child: ChildProcess): Promise<void> {
  const end = performance.now() + endPatienceMs
  while (!hasEnded(child)) {
    if (performance.now() > end) throw new Error('the server does not end')
    await sleep(20)
  }
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null
