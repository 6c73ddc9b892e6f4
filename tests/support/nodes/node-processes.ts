import { type ChildProcess, spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

/** Processes of one script of this folder, by their places from 0. Each that dies is replaced; `onLine` gets what each prints. Their connections are named `node_<place>`. */
export async function startNodeProcesses(
  script: string,
  {
    nodes,
    env,
    onLine = () => undefined,
  }: { nodes: number; env: Readonly<Record<string, string>>; onLine?: (line: string, place: number) => void },
) {
  const children = new Map<number, ChildProcess>()
  let isStopping = false

  async function begin(place: number): Promise<void> {
    const child = spawn(process.execPath, [join(import.meta.dirname, script)], {
      env: { ...process.env, ...env, PGAPPNAME: `node_${place}` },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    children.set(place, child)
    createInterface(child.stdout).on('line', (line) => onLine(line, place))
    child.once('exit', () => {
      if (!isStopping) void begin(place)
    })
    await Promise.race([once(child.stdout, 'data'), once(child, 'exit')])
  }
  await Promise.all(Array.from({ length: nodes }, (_, place) => begin(place)))
  const signal = (name: NodeJS.Signals, place = randomInt(nodes)) => void children.get(place)?.kill(name)
  return {
    /** One by chance, if no place is given. */
    kill: (place?: number) => signal('SIGKILL', place),
    /** Stops one like a machine that hangs. */
    freeze: (place?: number) => signal('SIGSTOP', place),
    wakeAll: () => {
      for (const place of children.keys()) signal('SIGCONT', place)
    },
    stop: async () => {
      isStopping = true
      await Promise.all(
        [...children.values()].map(async (child) => {
          if (child.exitCode !== null || child.signalCode !== null) return
          const exit = once(child, 'exit')
          child.kill('SIGKILL')
          await exit
        }),
      )
    },
  }
}
