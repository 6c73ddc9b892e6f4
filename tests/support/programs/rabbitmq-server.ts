import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { freePort } from '../free-port.ts'
import { installProgram } from './install-program.ts'

const run = promisify(execFile)

/** Debian's message broker of the commercial feeds on a port of its own, with its data in a folder of its own. `stop` ends everything it has started. */
export async function startRabbitMq() {
  const program = await installProgram({
    find: findRabbitMq,
    debianPackage: 'rabbitmq-server',
    missing: 'the tests of bought feeds need rabbitmq-server: install it, or name it in ANDON_RABBITMQ_SERVER',
  })
  const folder = mkdtempSync(join(tmpdir(), 'andon-rabbitmq-'))
  const [port, distributionPort, nameServerPort] = [await freePort(), await freePort(), await freePort()]
  const env = {
    ...process.env,
    HOME: folder,
    RABBITMQ_NODENAME: `andon-${port}@localhost`,
    RABBITMQ_NODE_IP_ADDRESS: '127.0.0.1',
    RABBITMQ_NODE_PORT: String(port),
    RABBITMQ_DIST_PORT: String(distributionPort),
    RABBITMQ_MNESIA_BASE: folder,
    RABBITMQ_LOG_BASE: folder,
    RABBITMQ_PID_FILE: join(folder, 'pid'),
    RABBITMQ_ENABLED_PLUGINS_FILE: join(folder, 'plugins'),
    RABBITMQ_CONF_ENV_FILE: join(folder, 'none'),
    ERL_EPMD_PORT: String(nameServerPort),
    ERL_EPMD_ADDRESS: '127.0.0.1',
  }
  const child = spawn(program, [], { env, cwd: folder, stdio: 'ignore' })
  const log = join(folder, `andon-${port}@localhost.log`)
  const hasStarted = () => existsSync(log) && readFileSync(log, 'utf8').includes('Server startup complete')
  for (let tries = 0; tries < 3_000 && !hasStarted(); tries++) await sleep(100)
  return {
    url: `amqp://guest:guest@127.0.0.1:${port}`,
    port,
    async stop() {
      const gone = once(child, 'exit')
      process.kill(Number(readFileSync(join(folder, 'pid'), 'utf8')), 'SIGTERM') // the child is a script that waits for it
      await gone
      await run('epmd', ['-port', String(nameServerPort), '-kill'])
      rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
    },
  }
}

function findRabbitMq(): string | undefined {
  const candidates = [
    process.env.ANDON_RABBITMQ_SERVER,
    '/usr/lib/rabbitmq/bin/rabbitmq-server',
    '/opt/homebrew/sbin/rabbitmq-server',
  ]
  return candidates.find((path) => path && existsSync(path))
}
