import { type ChildProcess, spawn } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'

/** Servers that benchmarks load run in processes of their own, so that the load takes no time from them but the machine's. */
export function start(args: string[], env: Record<string, string | undefined>): ChildProcess {
  return spawn(process.execPath, [...process.execArgv, ...args], {
    env: { ...process.env, LOG_LEVEL: 'error', ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

export async function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return
  const ended = new Promise((resolve) => server.once('exit', resolve))
  server.kill('SIGTERM')
  await ended
}

/** Waits for a server's first page; what answers there when `server` has ended is another's. */
export async function until(url: string, server: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 900; attempt++) {
    if (server.exitCode !== null) break
    const answer = await fetch(url).catch(() => null)
    if (answer?.ok) return
    await sleep(100)
  }
  throw new Error(`${url} does not answer`)
}
