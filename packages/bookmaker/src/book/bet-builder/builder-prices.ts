import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Log } from '@andon/platform/log'
import type { EventRecord } from '../../feed/event-record.ts'
import type { BuilderPrice, Urgency } from '../offer.ts'
import type { Part } from './builder-price.ts'
import type { JointReply, JointTask } from './builder-worker.ts'
import { canHaveModel, linesBehind, type PricedEvent } from './model-behind.ts'

export interface JointPrices {
  /** The price by this record; MARKET_SUSPENDED until it is computed. */
  now(event: PricedEvent, parts: readonly Part[]): BuilderPrice
  /** Computes it. Resolves when it is known, when there is too much to do, or when it takes too long; never rejects. */
  compute(event: PricedEvent, parts: readonly Part[], urgency: Urgency): Promise<void>
  stop(): Promise<void>
}

const notYet: BuilderPrice = { refused: 'MARKET_SUSPENDED', part: null }

/** In 2 seconds a thread computes at least 40 of them. */
const mostWaiting: Readonly<Record<Urgency, number>> = { quote: 60, bet: 600 }
const mostMs = 5_000
/** To start, a thread loads its code: on a busy machine that takes longer than any price, and one that is given up would be followed by one that takes as long. */
const mostStartMs = 60_000
/** Limit of one record, some hundred bytes each. */
const mostKept = 1_000

interface Waiting {
  readonly key: string
  readonly task: JointTask
  readonly done: (joint: BuilderPrice | null) => void
}

/**
 * Joint prices, computed in a thread of their own: a simulation of 15,000 matches takes 20 to 150 ms, in which the server would answer nobody. Each is computed once for a record
 * and kept for as long as the book has the record; after a message about the event there is another record. The thread starts with the first question.
 */
export function jointPrices(log: Log): JointPrices {
  const known = new WeakMap<EventRecord, Map<string, BuilderPrice>>()
  const underWay = new WeakMap<EventRecord, Map<string, Promise<void>>>()
  const states = new WeakMap<EventRecord, number>()
  const waiting: Record<Urgency, Waiting[]> = { bet: [], quote: [] }
  let lastState = 0
  let thread: Worker | null = null
  let current: (Waiting & { timer: NodeJS.Timeout }) | null = null
  let isReady = false
  let stopped = false

  function finish(joint: BuilderPrice | null): void {
    const done = current
    current = null
    thread?.unref()
    if (!done) return
    clearTimeout(done.timer)
    done.done(joint)
    next()
  }

  /** The task that it was computing has no price; the next one starts another thread. */
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

  function start(): Worker {
    const worker = new Worker(join(import.meta.dirname, 'builder-worker.ts'), { execArgv: [] })
    worker.on('message', (reply: JointReply) => {
      if ('ready' in reply) return ready()
      if ('failed' in reply) log.error({ err: reply.failed }, 'a joint price could not be computed')
      finish('joint' in reply ? reply.joint : null)
    })
    worker.on('error', (error) => drop({ err: error }))
    worker.on('exit', (code) => drop({ code }))
    return worker
  }

  /** The time of the price that waits for the start begins now. */
  function ready(): void {
    isReady = true
    if (!current) return
    clearTimeout(current.timer)
    current.timer = giveUpAfter(mostMs)
  }

  const giveUpAfter = (ms: number) => setTimeout(() => drop({ ms }), ms).unref()

  function next(): void {
    const task = current || stopped ? undefined : (waiting.bet.shift() ?? waiting.quote.shift())
    if (!task) return
    thread ??= start()
    current = { ...task, timer: giveUpAfter(isReady ? mostMs : mostStartMs) }
    thread.ref()
    thread.postMessage(task.task)
  }

  /** A bet needs what a quote waits for. */
  function hurry(state: number, key: string): void {
    const at = waiting.quote.findIndex((one) => one.key === key && one.task.state === state)
    if (at >= 0) waiting.bet.push(...waiting.quote.splice(at, 1))
  }

  function numberOf(record: EventRecord): number {
    const number = states.get(record) ?? ++lastState
    states.set(record, number)
    return number
  }

  function taskOf(event: PricedEvent, parts: readonly Part[]): JointTask {
    const { record, words } = event
    const keys = new Set([...linesBehind(event), ...parts.map(({ marketKey }) => marketKey)])
    const lines = Object.entries(record.lines).filter(([key]) => keys.has(key))
    return {
      state: numberOf(record),
      record: { ...record, lines: Object.fromEntries(lines) },
      words: words && { sport: words.sport, players: words.players },
      parts,
    }
  }

  return {
    now: (event, parts) => {
      if (!canHaveModel(event)) return { refused: 'NO_JOINT_PRICE', part: null }
      const joint = known.get(event.record)?.get(keyOf(parts)) ?? notYet
      return 'refused' in joint ? { ...joint, part: placeAsAsked(joint.part, parts) } : joint
    },
    compute: (event, parts, urgency) => {
      const { record } = event
      const key = keyOf(parts)
      const before = underWay.get(record)?.get(key)
      if (before) {
        if (urgency === 'bet') hurry(numberOf(record), key)
        return before
      }
      if (
        stopped ||
        !canHaveModel(event) ||
        known.get(record)?.has(key) ||
        waiting[urgency].length >= mostWaiting[urgency]
      )
        return Promise.resolve()
      const kept = mapOf(known, record)
      const open = mapOf(underWay, record)
      const computed = new Promise<void>((resolve) => {
        const done: Waiting['done'] = (joint) => {
          open.delete(key)
          if (kept.size >= mostKept) kept.clear()
          if (joint) kept.set(key, joint)
          resolve()
        }
        waiting[urgency].push({ key, task: taskOf(event, sorted(parts)), done })
      })
      open.set(key, computed)
      next()
      return computed
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

function mapOf<Value>(of: WeakMap<EventRecord, Map<string, Value>>, record: EventRecord): Map<string, Value> {
  const map = of.get(record) ?? new Map<string, Value>()
  of.set(record, map)
  return map
}

const idOf = ({ marketKey, outcome }: Part) => `${marketKey}/${outcome}`
/** The order of the parts does not matter to the price. */
const sorted = (parts: readonly Part[]) => parts.toSorted((one, other) => (idOf(one) < idOf(other) ? -1 : 1))
const keyOf = (parts: readonly Part[]) => sorted(parts).map(idOf).join(' + ')

/** Prices are kept for sorted parts, and a refusal names the place of one of them. */
function placeAsAsked(place: number | null, parts: readonly Part[]): number | null {
  const at = place === null ? undefined : sorted(parts)[place]
  return at === undefined ? null : parts.indexOf(at)
}
