import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'

const root = join(import.meta.dirname, '..')
const patienceMs = 170_000

export type RunningServer = Awaited<ReturnType<typeof startServerProcess>>

interface ServerProcessOptions {
  readonly quiet?: boolean
  /** Receives the server's output instead of the terminal. */
  readonly onOutput?: (text: string) => void
  /** Settings beside those of a test server. */
  readonly settings?: Readonly<Record<string, string>>
  /** Fills its data folder before it starts. */
  readonly prepare?: (dataDir: string) => Promise<void>
}

/** Starts a server as `npm start` does, on a temporary data folder. Its output is shown unless `quiet`. */
export async function startServerProcess({ quiet = false, onOutput, settings, prepare }: ServerProcessOptions = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), 'andon-server-'))
  await prepare?.(dataDir)
  const port = await freePort()
  const env = {
    ...process.env,
    PORT: String(port),
    DATA_DIR: dataDir,
    NODE_ENV: 'test',
    LOG_LEVEL: 'warn',
    MAX_TURN_MS: '60000', // a browser runs on the same machine: requests may be late, but are not refused
    DATABASE_WAIT_MS: '60000',
    ...settings,
  }
  const output = onOutput ? 'pipe' : quiet ? 'ignore' : 'inherit'
  const server = spawn(process.execPath, ['apps/server/src/main.ts'], {
    cwd: root,
    env,
    stdio: ['ignore', output, output, 'ipc'], // the channel closes when this process ends, which stops the server
  })
  for (const stream of [server.stdout, server.stderr])
    stream?.setEncoding('utf8').on('data', onOutput ?? (() => undefined))
  await ready(port)
  return {
    dataDir,
    origin: (brand: string) => `http://${brand.toLowerCase()}.localhost:${port}`,
    /** Runs an operator command. */
    operator: (...args: string[]) =>
      promisify(execFile)(process.execPath, ['tools/operator.ts', ...args], { cwd: root, env }),
    signal: (signal: NodeJS.Signals) => server.kill(signal),
    close: () => close(server, dataDir),
  }
}

async function ready(port: number): Promise<void> {
  const until = Date.now() + patienceMs
  while (Date.now() < until) {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null)
    if (answer?.status === 200) return
    await wait(500)
  }
  throw new Error('the server did not become ready')
}

async function close(server: ChildProcess, dataDir: string): Promise<void> {
  const gone = once(server, 'exit')
  server.kill('SIGTERM')
  await gone
  await rm(dataDir, { recursive: true, force: true })
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  return typeof address === 'object' && address !== null ? address.port : 0
}
