import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createConnection, createServer, type Socket } from 'node:net'
import { delimiter, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../free-port.ts'
import { installProgram } from './install-program.ts'

/** A real message bus on a port of its own. Stopped and started again, it keeps its address. */
export async function startNats() {
  const program = await installProgram({
    find: findNatsServer,
    debianPackage: 'nats-server',
    missing: 'the tests of several nodes need nats-server: install it, or name it in ANDON_NATS_SERVER',
  })
  const port = await freePort()
  let child = await run()

  async function run() {
    const started = spawn(program, ['--addr', '127.0.0.1', '--port', String(port)], { stdio: 'ignore' })
    for (let tries = 0; tries < 4_800 && !(await answers(port)); tries++) await sleep(25)
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

/** A connection to the bus that can be cut: open connections end, and new ones are refused. */
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

function findNatsServer(): string | undefined {
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
