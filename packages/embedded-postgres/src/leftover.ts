import { readdir, readFile, readlink, realpath, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { CannotStart } from '@andon/platform/config'
import type { Log } from '@andon/platform/log'

const patienceMs = 60_000

/**
 * Clears what a killed server left. Called under the directory lock, so a database that still runs here is an orphan: it is shut down
 * properly. A process number that now belongs to another program is removed from the file.
 */
export async function clearLeftover(cluster: string, log: Log): Promise<void> {
  const pidFile = join(cluster, 'postmaster.pid')
  const text = await readFile(pidFile, 'utf8').catch(() => undefined)
  if (text === undefined) return
  const pid = Number(text.split('\n')[0])
  if (!Number.isSafeInteger(pid) || pid <= 0) return removeDamaged(pidFile, cluster, log)
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

/** A crash may leave the file empty. PostgreSQL then cannot tell whether a database runs there, so it is looked up before the file goes. */
async function removeDamaged(pidFile: string, cluster: string, log: Log): Promise<void> {
  const wayOut = `the file ${pidFile} is empty or damaged`
  if (process.platform !== 'linux')
    throw new CannotStart(
      `${wayOut}: make sure that no PostgreSQL runs on ${cluster}, delete the file, then start again`,
    )
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const here = await Promise.all(pids.map((pid) => runsIn(Number(pid), cluster)))
  const running = pids.filter((_, i) => here[i])
  if (running.length > 0)
    throw new CannotStart(
      `${wayOut}, and a database still runs on ${cluster} (process ${running.join(', ')}): end it, then start again`,
    )
  log.warn({ file: pidFile }, 'an empty or damaged postmaster.pid is removed: no database runs there')
  await rm(pidFile, { force: true })
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
