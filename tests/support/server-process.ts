import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from './free-port.ts'
import { secretsKey } from './secrets-key.ts'

const root = resolve(import.meta.dirname, '../..')
const startPatienceMs = 120_000

export type ServerProcess = Awaited<ReturnType<typeof spawnServer>>

interface Spawn {
  readonly env: Record<string, string>
  readonly port?: number
  /** The code that runs, with its packages and builds; default: the repository. */
  readonly tree?: string
  readonly node?: string
}

/** A server as an operator runs it, in a process of its own. Does not wait: `ready` or `ended` do. */
export async function spawnServer({ env, port = 0, tree = root, node = process.execPath }: Spawn) {
  const listenAt = port || (await freePort())
  const ownFolder = env.DATA_DIR === undefined ? await mkdtemp(join(tmpdir(), 'andon-process-')) : undefined
  const child = spawn(node, ['apps/server/src/main.ts'], {
    cwd: tree,
    env: {
      ...process.env,
      NODE_ENV: 'test',
      LOG_LEVEL: 'warn',
      MAX_TURN_MS: '60000', // a machine may be many times slower
      FINISH_MS: '60000',
      DATABASE_WAIT_MS: '60000',
      PORT: String(listenAt),
      ...(ownFolder === undefined ? {} : { DATA_DIR: ownFolder }),
      SECRETS_KEY: secretsKey,
      NODE_COMPILE_CACHE: join(tree, '.cache', 'node'),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      said += chunk
    })
  const origin = `http://127.0.0.1:${listenAt}`
  const ended = untilEnded(child).finally(async () => {
    if (ownFolder !== undefined) await rm(ownFolder, { recursive: true, force: true })
  })

  return {
    origin,
    port: listenAt,
    /** What it printed and logged so far. */
    said: () => said,
    signal: (signal: NodeJS.Signals) => child.kill(signal),
    /** Its exit code. */
    ended,
    ready: async () => {
      const until = performance.now() + startPatienceMs
      while (performance.now() < until) {
        if (child.exitCode !== null) break
        const answer = await fetch(`${origin}/readyz`).catch(() => null)
        if (answer?.ok) return answer.json()
        await sleep(50)
      }
      throw new Error(`the server is not ready: ${said}`)
    },
    /** The ordinary end. */
    stop: async () => {
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM')
      return ended
    },
  }
}

function untilEnded(child: ChildProcess): Promise<number | NodeJS.Signals | null> {
  return new Promise((done) => child.once('close', (code, signal) => done(code ?? signal)))
}
