import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

/** Each order is answered, so that one process tells another what to do and waits for it. */
export interface Process<Orders> {
  /** Throws what the order throws, and when the process has ended or does not answer in time. */
  ask<Name extends keyof Orders & string>(name: Name, order: Order<Orders, Name>): Promise<Answer<Orders, Name>>
  stop(): Promise<void>
}
type Call = (order: never) => unknown
type Order<Orders, Name extends keyof Orders> = Orders[Name] extends Call ? Parameters<Orders[Name]>[0] : never
type Answer<Orders, Name extends keyof Orders> = Orders[Name] extends Call ? Awaited<ReturnType<Orders[Name]>> : never

type Reply = 'ready' | { readonly answer: unknown } | { readonly failed: string }

/** Of one order, and of the start. */
const mostMs = 600_000

/** Starts a file of this folder, or of another one, that calls `obey`. */
export async function startProcess<Orders>(
  file: string,
  { folder = import.meta.dirname, args = [] }: { folder?: string; args?: readonly string[] } = {},
): Promise<Process<Orders>> {
  const child: ChildProcess = fork(join(folder, file), args, { env: { ...process.env, LOG_LEVEL: 'error' } })

  /** The next reply of the process; one order at a time. */
  async function next(what: string): Promise<Reply> {
    const { promise, resolve, reject } = Promise.withResolvers<Reply>()
    const ended = (code: number | null, signal: string | null) =>
      reject(new Error(`${file} ended (${signal ?? code}) while it was asked to ${what}`))
    const timer = setTimeout(() => reject(new Error(`${file} did not ${what} within ${mostMs} ms`)), mostMs)
    child.once('message', resolve)
    child.once('exit', ended)
    return promise.finally(() => {
      clearTimeout(timer)
      child.off('message', resolve)
      child.off('exit', ended)
    })
  }

  await next('start')
  return {
    ask: async (name, order) => {
      if (child.exitCode !== null || child.signalCode !== null) throw new Error(`${file} has ended: it cannot ${name}`)
      const reply = next(name)
      child.send({ name, order })
      const told = await reply
      if (typeof told === 'string') throw new Error(`${file} has started again instead of ${name}`)
      if ('failed' in told) throw new Error(`${file} could not ${name}: ${told.failed}`)
      return told.answer as Answer<Orders, typeof name> // what the order returns there
    },
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill()
      await once(child, 'exit')
    },
  }
}

/** In the process itself: answers its parent's orders. */
export function obey(orders: Readonly<Record<string, (order: never) => unknown>>): void {
  process.on('message', async ({ name, order }: { name: string; order: never }) => {
    try {
      process.send?.({ answer: await orders[name]?.(order) })
    } catch (error) {
      process.send?.({ failed: error instanceof Error ? error.message : String(error) })
    }
  })
  process.send?.('ready')
}
