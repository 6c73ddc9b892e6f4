import { readdir, readFile } from 'node:fs/promises'

const tickMs = 10

/**
 * Processor milliseconds used so far by this process, its ended children, the database server that `postmaster` leads, and the `others` by their ids: what work cost,
 * whatever else the machine was doing. NaN where there is no /proc.
 */
export async function cpuMs(postmaster: number, others: readonly number[] = []): Promise<number> {
  const pids = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name))
  if (pids.length === 0) return Number.NaN
  const processes = await Promise.all(pids.map(readStat))
  const ours = processes.filter(
    ({ pid, parent }) => [pid, parent].includes(postmaster) || [process.pid, ...others].includes(pid),
  )
  return ours.reduce((sum, { ticks }) => sum + ticks, 0) * tickMs
}

async function readStat(pid: string): Promise<{ pid: number; parent: number; ticks: number }> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '') // it may have ended meanwhile
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ') // from its state on; see proc_pid_stat(5)
  const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0)
  return { pid: Number(pid), parent: Number(fields[1]), ticks }
}
