import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { ChainOrder, MadeChain } from './chain-seeds.ts'

/** Computes a chain in a thread of its own: ten million links take ten seconds of a core. Rejects when `signal` ends it. */
export async function makeChain(order: ChainOrder, { signal }: { signal: AbortSignal }): Promise<MadeChain> {
  signal.throwIfAborted()
  const { promise, resolve, reject } = Promise.withResolvers<MadeChain>()
  const thread = new Worker(join(import.meta.dirname, 'chain-worker.ts'), { execArgv: [], workerData: order })
  const end = () => {
    reject(signal.reason)
    thread.terminate().catch(() => undefined) // it is given up
  }
  signal.addEventListener('abort', end)
  thread.on('message', resolve)
  thread.on('error', reject)
  thread.on('exit', (code) => reject(new Error(`the thread that makes a chain ended with ${code}`)))
  return promise.finally(() => signal.removeEventListener('abort', end))
}
