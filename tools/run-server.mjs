import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { pinnedNode, root } from './step.mjs'

const sameSignalMs = 500
/** With a larger young generation, objects of one request die before they are copied: a quarter less CPU time per stake. */
const youngGenerationFlag = '--max-semi-space-size=32'

/** What the server promises after a signal: at most 15 seconds for a step of the start, the lame-duck time, the time to finish, 3 seconds to close; and a little more. */
const endsWithinMs = () =>
  15_000 + (Number(process.env.DRAIN_MS) || 5_000) + (Number(process.env.FINISH_MS) || 9_000) + 3_000 + 3_000

/** Runs the server on the pinned Node until it ends and returns its exit code. */
export async function runServer() {
  const server = startServer()
  passSignalsOn((signal) => {
    server.kill(signal)
    setTimeout(() => server.kill('SIGKILL'), endsWithinMs()).unref()
  })
  return ended(server)
}

/**
 * The server has a process group of its own, so that Ctrl+C reaches it once, through this process, and not also from the terminal and npm. The
 * channel closes when this process ends for any reason, and the server then shuts down in order.
 */
export function startServer(env = {}) {
  return spawn(pinnedNode, [youngGenerationFlag, join('apps', 'server', 'src', 'main.ts')], {
    cwd: root,
    detached: process.platform !== 'win32',
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: { NODE_COMPILE_CACHE: join(root, '.cache', 'node'), ...process.env, ...env },
  })
}

export function ended(server) {
  return new Promise((done, refuse) => {
    server.once('error', refuse)
    server.once('exit', (code) => done(code ?? 1))
  })
}

export function passSignalsOn(pass) {
  let last = Number.NEGATIVE_INFINITY
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => {
      const now = performance.now()
      if (now - last > sameSignalMs) pass(signal === 'SIGHUP' ? 'SIGTERM' : signal)
      last = now
    })
  if (!process.env.npm_lifecycle_event) return
  const parent = process.ppid // npm: when npm is killed, this process must end itself
  setInterval(() => process.ppid !== parent && pass('SIGTERM'), 1000).unref()
}
