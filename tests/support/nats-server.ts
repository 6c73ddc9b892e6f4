import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createConnection, createServer, type Socket } from 'node:net'
import { delimiter, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { freePort } from './free-port.ts'

/** A real message bus on a port of its own. Stopped and started again, it keeps its address. */
export async function startNats() {
  const program = await findNatsServer()
  const port = await freePort()
  let child = await run()

  async function run() {
    const started = spawn(program, ['--addr', '127.0.0.1', '--port', String(port)], { stdio: 'ignore' })
    for (let tries = 0; tries < 200 && !(await answers(port)); tries++) await sleep(25)
    return started
  }
  async function stop(): Promise<void> {
    const gone = once(child, 'exit')
    child.kill('SIGTERM')
    await gone
  }
  const start = async () => {
    child = await run()
  }
  return { port, url: `nats://127.0.0.1:${port}`, start, stop }
}

/** A cable to the bus that can be cut: what goes through it then, and whoever tries anew, finds nobody. */
export async function startCable(to: number) {
  const ends = new Set<Socket>()
  let cut = false
  const server = createServer((near) => {
    if (cut) return near.destroy()
    const far = createConnection(to, '127.0.0.1')
    for (const [end, other] of [
      [near, far],
      [far, near],
    ] as const) {
      ends.add(end)
      end.on('error', () => end.destroy())
      end.on('close', () => {
        ends.delete(end)
        other.destroy()
      })
    }
    near.pipe(far).pipe(near)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    url: `nats://127.0.0.1:${port}`,
    cut: () => {
      cut = true
      for (const end of ends) end.destroy()
    },
    mend: () => {
      cut = false
    },
    close: () => {
      for (const end of ends) end.destroy()
      server.close()
    },
  }
}

/** The machine's own, or else Debian's package. */
async function findNatsServer(): Promise<string> {
  const found = onThisMachine()
  if (found) return found
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    const aptGet = (...args: string[]) => promisify(execFile)('apt-get', args, { env })
    await aptGet('update')
    await aptGet('install', '-y', '--no-install-recommends', 'nats-server')
  }
  const installed = onThisMachine()
  if (installed) return installed
  throw new Error('the tests of several nodes need nats-server: install it, or name it in ANDON_NATS_SERVER')
}

function onThisMachine(): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/bin', '/opt/homebrew/bin']
  const candidates = [process.env.ANDON_NATS_SERVER, ...folders.map((folder) => join(folder, 'nats-server'))]
  return candidates.find((path) => path && existsSync(path))
}

async function answers(port: number): Promise<boolean> {
  const probe = createConnection(port, '127.0.0.1')
  try {
    await once(probe, 'connect')
    return true
  } catch {
    return false // not yet
  } finally {
    probe.destroy()
  }
}
