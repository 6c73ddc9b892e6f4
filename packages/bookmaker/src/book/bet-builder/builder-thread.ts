import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Log } from '@andon/platform/log'
import type { BuilderPrice, Urgency } from '../offer.ts'
import type { BuilderReply, BuilderTask } from './builder-worker.ts'

/** In 2 seconds a thread computes at least 40 of them. */
const mostWaiting: Readonly<Record<Urgency, number>> = { quote: 60, bet: 600 }
const mostMs = 5_000
/** To start, a thread loads its code: on a busy machine that takes longer than any price, and one that is given up would be followed by one that takes as long. */
const mostStartMs = 60_000

export interface WaitingTask {
  readonly key: string
  readonly task: BuilderTask
  /** Called once; null: there is no price. */
  readonly done: (price: BuilderPrice | null) => void
}

export interface BuilderThread {
  /** Says whether no more tasks of this urgency are taken. */
  isFull(urgency: Urgency): boolean
  add(task: WaitingTask, urgency: Urgency): void
  /** Moves a task that waits as a quote to the bets. */
  hurry(state: number, key: string): void
  /** Ends the thread; tasks that wait have no price. */
  stop(): Promise<void>
}

/** A thread that computes one task at a time, those of bets first. It starts with the first task; one that fails or takes too long is given up, and the next task starts another. */
export function builderThread(log: Log): BuilderThread {
  const waiting: Record<Urgency, WaitingTask[]> = { bet: [], quote: [] }
  let thread: Worker | null = null
  let current: (WaitingTask & { timer: NodeJS.Timeout }) | null = null
  let isReady = false
  let stopped = false

  function finish(price: BuilderPrice | null): void {
    const done = current
    current = null
    thread?.unref()
    if (!done) return
    clearTimeout(done.timer)
    done.done(price)
    next()
  }

  function drop(why: object): void {
    const lost = thread
    thread = null
    isReady = false
    if (!lost) return
    lost.removeAllListeners()
    lost.on('error', () => undefined) // it has been given up
    lost.terminate().catch(() => undefined)
    log.error(why, 'the thread of joint prices was given up')
    finish(null)
  }

  const giveUpAfter = (ms: number) => setTimeout(() => drop({ ms }), ms).unref()

  /** The time of the price that waits for the start begins now. */
  function ready(): void {
    isReady = true
    if (!current) return
    clearTimeout(current.timer)
    current.timer = giveUpAfter(mostMs)
  }

  function next(): void {
    const task = current || stopped ? undefined : (waiting.bet.shift() ?? waiting.quote.shift())
    if (!task) return
    thread ??= startWorker({ log, ready, finish, drop })
    current = { ...task, timer: giveUpAfter(isReady ? mostMs : mostStartMs) }
    thread.ref()
    thread.postMessage(task.task)
  }

  return {
    isFull: (urgency) => stopped || waiting[urgency].length >= mostWaiting[urgency],
    add: (task, urgency) => {
      waiting[urgency].push(task)
      next()
    },
    hurry: (state, key) => {
      const at = waiting.quote.findIndex((one) => one.key === key && one.task.state === state)
      if (at >= 0) waiting.bet.push(...waiting.quote.splice(at, 1))
    },
    stop: async () => {
      stopped = true
      for (const { done } of [...waiting.bet.splice(0), ...waiting.quote.splice(0)]) done(null)
      const worker = thread
      thread = null
      worker?.removeAllListeners()
      finish(null)
      await worker?.terminate()
    },
  }
}

function startWorker({
  log,
  ready,
  finish,
  drop,
}: {
  log: Log
  ready: () => void
  finish: (price: BuilderPrice | null) => void
  drop: (why: object) => void
}): Worker {
  const worker = new Worker(join(import.meta.dirname, 'builder-worker.ts'), { execArgv: [] })
  worker.on('message', (reply: BuilderReply) => {
    if ('ready' in reply) return ready()
    if ('failed' in reply) log.error({ err: reply.failed }, 'a joint price could not be computed')
    finish('joint' in reply ? reply.joint : null)
  })
  worker.on('error', (error) => drop({ err: error }))
  worker.on('exit', (code) => drop({ code }))
  return worker
}
