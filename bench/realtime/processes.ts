import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

/** Each order is answered, so that one process tells another what to do and waits for it. */
export interface Process<Orders> {
  ask<Name extends keyof Orders & string>(name: Name, order: Order<Orders, Name>): Promise<Answer<Orders, Name>>
  stop(): Promise<void>
}
type Call = (order: never) => unknown
type Order<Orders, Name extends keyof Orders> = Orders[Name] extends Call ? Parameters<Orders[Name]>[0] : never
type Answer<Orders, Name extends keyof Orders> = Orders[Name] extends Call ? Awaited<ReturnType<Orders[Name]>> : never

/** Starts a file of this folder, or of another one, that calls `obey`. */
export async function startProcess<Orders>(
  file: string,
  { folder = import.meta.dirname, args = [] }: { folder?: string; args?: readonly string[] } = {},
): Promise<Process<Orders>> {
  const child: ChildProcess = fork(join(folder, file), args, { env: { ...process.env, LOG_LEVEL: 'error' } })
  await once(child, 'message') // it is ready
  return {
    ask: async (name, order) => {
      child.send({ name, order })
      const [answer] = (await once(child, 'message')) as [{ answer: Answer<Orders, typeof name> }] // one order at a time
      return answer.answer
    },
    stop: async () => {
      child.kill()
      await once(child, 'exit')
    },
  }
}

/** In the process itself: answers its parent's orders. */
export function obey(orders: Readonly<Record<string, (order: never) => unknown>>): void {
  process.on('message', async ({ name, order }: { name: string; order: never }) => {
    process.send?.({ answer: await orders[name]?.(order) })
  })
  process.send?.('ready')
}
