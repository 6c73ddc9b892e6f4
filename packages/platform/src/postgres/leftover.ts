import { readFile, readlink, realpath, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { CannotStart } from '../config/cannot-start.ts'
import type { Log } from '../log/index.ts'

const patienceMs = 60_000

/**
 * Clears what a killed server left. Called under the directory lock, so a database that still runs here is an orphan: it is shut down
 * properly. A process number that now belongs to somebody else is taken out of PostgreSQL's way.
 */
export async function clearLeftover(cluster: string, log: Log): Promise<void> {
  const pidFile = join(cluster, 'postmaster.pid')
  const text = await readFile(pidFile, 'utf8').catch(() => undefined)
  if (text === undefined) return
  const pid = Number(text.split('\n')[0])
  if (!isAlive(pid)) return // PostgreSQL recognises it as stale, and checks that no process of that server lingers
  if (!(await runsIn(pid, cluster))) {
    // The number was reused. PostgreSQL ignores its parent's number in this file, yet keeps its check of the shared memory named there.
    await writeFile(pidFile, text.replace(/^\d+/, String(process.pid)))
    return
  }
  log.info({ pid }, 'a database left behind by a killed server is shut down first')
  process.kill(pid, 'SIGINT')
  for (let waited = 0; isAlive(pid); waited += 20) {
    if (waited === patienceMs / 2) process.kill(pid, 'SIGQUIT')
    if (waited > patienceMs)
      throw new CannotStart(`a database of an earlier start (process ${pid}) does not end: end it, then start again`)
    await sleep(20)
  }
}

async function runsIn(pid: number, cluster: string): Promise<boolean> {
  if (process.platform !== 'linux') return true // no way to look; a live number is then taken for the database it names
  const folder = await readlink(`/proc/${pid}/cwd`).catch(() => '')
  return folder === (await realpath(cluster))
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
