import { type ChildProcess, spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FreshDatabase } from '../database.ts'

/** Processes that handle facts on this database; each that dies is replaced. */
export async function startFactsNodes({ url, ownerDb }: FreshDatabase, { nodes }: { nodes: number }) {
  const children = new Map<number, ChildProcess>()
  let stopping = false
  let deaths = 0
  let torn = 0

  async function begin(place: number): Promise<void> {
    const script = join(import.meta.dirname, 'facts-node.ts')
    const child = spawn(process.execPath, [script], {
      env: { ...process.env, DATABASE_URL: url },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    children.set(place, child)
    child.once('exit', () => {
      deaths += 1
      if (!stopping) void begin(place)
    })
    await Promise.race([once(child.stdout, 'data'), once(child, 'exit')])
  }

  const kill = () => children.get(randomInt(nodes))?.kill('SIGKILL')
  /** Ends a random connection of any process. */
  async function tear(): Promise<void> {
    const rows = await ownerDb.query(
      `select pg_terminate_backend(pid) from (
         select pid from pg_stat_activity where datname = current_database() and backend_type = 'client backend' and usename is not null
           and pid <> pg_backend_pid() and state <> 'idle' order by random() limit 1) as one`,
    )
    torn += rows.length
  }

  await Promise.all(Array.from({ length: nodes }, (_, place) => begin(place)))
  return {
    counts: () => ({ deaths, torn }),
    /** Kills processes and ends connections, each time after some more facts have been handled, until `work` has ended. */
    disturb: async (work: Promise<unknown>) => {
      let over = false
      const ended = work.finally(() => {
        over = true
      })
      let next = 0
      while (!over) {
        await sleep(10)
        const [effects] = await ownerDb.query<{ count: number }>('select count(*) from effects')
        if ((effects?.count ?? 0) < next) continue
        next = (effects?.count ?? 0) + randomInt(20)
        if (randomInt(10) === 0) kill()
        else await tear()
      }
      await ended
    },
    stop: async () => {
      stopping = true
      const left = [...children.values()].filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null)
      await Promise.all(
        left.map((child) => {
          const exit = once(child, 'exit')
          child.kill('SIGKILL')
          return exit
        }),
      )
    },
  }
}
