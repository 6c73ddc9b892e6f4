import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { BeaconShare } from '../../provably-fair/beacon.ts'
import type { VerifyReply, VerifyRequest } from './verify-worker.ts'

/** Loading the curve takes a second on a busy machine, a verification some ten milliseconds. */
const mostMs = 4_000

interface Waiting {
  readonly resolve: (holds: boolean) => void
  readonly reject: (why: Error) => void
}

export interface BeaconVerifier {
  /** Rejects when the thread does not answer in time or has ended. */
  holds(proof: BeaconShare, name: { signer: string }): Promise<boolean>
  stop(): Promise<void>
}

/** Verifies shares of a beacon in a thread, which starts with the first one, so that the event loop turns meanwhile. A thread that does not answer in time is replaced. */
export function startBeaconVerifier(): BeaconVerifier {
  const waiting = new Map<number, Waiting>()
  let thread: Worker | null = null
  let lastId = 0

  function giveUp(of: Worker, why: Error): void {
    if (thread !== of) return
    thread = null
    for (const { reject } of waiting.values()) reject(why)
    waiting.clear()
    of.terminate().catch(() => undefined) // it is given up
  }

  function start(): Worker {
    const started = new Worker(join(import.meta.dirname, 'verify-worker.ts'), { execArgv: [] })
    started.unref()
    started.on('message', ({ id, holds }: VerifyReply) => waiting.get(id)?.resolve(holds))
    started.on('error', (error) => giveUp(started, error instanceof Error ? error : new Error(String(error))))
    started.on('exit', (code) => giveUp(started, new Error(`the thread that verifies shares ended with ${code}`)))
    return started
  }

  return {
    holds: async (proof, { signer }) => {
      thread ??= start()
      const asked = thread
      lastId += 1
      const id = lastId
      const { promise, resolve, reject } = Promise.withResolvers<boolean>()
      waiting.set(id, { resolve, reject })
      const late = new Error(`a share of the beacon was not verified within ${mostMs} ms`)
      const timer = setTimeout(giveUp, mostMs, asked, late)
      asked.postMessage({ id, proof, signer } satisfies VerifyRequest)
      return promise.finally(() => {
        clearTimeout(timer)
        waiting.delete(id)
      })
    },
    stop: async () => {
      const ended = thread
      if (ended) giveUp(ended, new Error('the server stops'))
      await ended?.terminate()
    },
  }
}
