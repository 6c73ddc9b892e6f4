import { type ChildProcess, spawn } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'

/** Servers under load run in their own processes, so that the load generator only shares the machine with them. */
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

/** Waits for a server's first page; fails if `server` ended, since another program may be answering there. */
export async function until(url: string, server: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 900; attempt++) {
    if (server.exitCode !== null) break
    const answer = await fetch(url).catch(() => null)
    if (answer?.ok) return
    await sleep(100)
  }
  throw new Error(`${url} does not answer`)
}
