import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'

export type Operator = ReturnType<typeof createOperator>

export interface Asked {
  readonly id: number
  readonly args: readonly string[]
}

export interface Replied {
  readonly id: number
  readonly printed?: string
  readonly failed?: string
}

/**
 * The operator of the server on this data folder. The commands are those of the command line, in one process that stays: each start of
 * `tools/operator.ts` loads the whole operator, which takes longer than most journeys.
 */
export function createOperator({ dataDir }: { dataDir: string }) {
  let child: ChildProcess | undefined
  let asked = 0
  const waiting = new Map<number, (reply: Replied) => void>()

  function start(): ChildProcess {
    const started = fork(join(import.meta.dirname, 'operator-child.ts'), {
      env: { ...process.env, DATA_DIR: dataDir, NODE_ENV: 'test', NODE_OPTIONS: '' },
      execArgv: [],
    })
    started.on('message', (reply: Replied) => {
      waiting.get(reply.id)?.(reply)
      waiting.delete(reply.id)
    })
    started.once('exit', (code) => {
      child = undefined
      for (const [id, answer] of waiting) answer({ id, failed: `the operator's process ended with ${code}` })
      waiting.clear()
    })
    return started
  }

  return {
    /** Runs one command and returns what the command line would print. */
    async run(...args: string[]): Promise<string> {
      child ??= start()
      const id = asked++
      const { printed, failed } = await new Promise<Replied>((done) => {
        waiting.set(id, done)
        child?.send({ id, args } satisfies Asked)
      })
      if (printed === undefined) throw new Error(failed)
      return printed
    },
    close: () => child?.disconnect(),
  }
}
