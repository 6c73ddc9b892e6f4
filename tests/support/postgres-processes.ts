import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** The process of the embedded database below a server's `dataDir`; 0 when there is none. */
export async function postmasterOf(dataDir: string): Promise<number> {
  const text = await readFile(join(dataDir, 'postgres', 'cluster', 'postmaster.pid'), 'utf8').catch(() => '')
  return Number(text.split('\n')[0])
}

/** Sends a signal to the database's first process and to all its children. */
export async function signalPostgres(postmaster: number, signal: 'SIGSTOP' | 'SIGCONT'): Promise<void> {
  const { stdout } = await promisify(execFile)('ps', ['-eo', 'pid=,ppid='])
  const rows = stdout.trim().split('\n')
  const children = rows.map((row) => row.trim().split(/\s+/).map(Number)).filter(([, parent]) => parent === postmaster)
  for (const pid of [postmaster, ...children.map(([child = 0]) => child)])
    try {
      process.kill(pid, signal)
    } catch {
      // a connection's process that has ended meanwhile
    }
}
