import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises'
import { Refusal } from '@andon/contract'
import type { Runtime } from '@andon/platform/runtime'
import { assert, DatabaseUnavailable, type Tx } from '@andon/platform/sql'
import { shardOf } from './domain/shard.ts'

export interface LaneOptions<Item, Answer> {
  /**
   * Does the work of all items in one transaction; an answer or a Refusal for each, in order. May run again for the same items after a failed
   * commit, so everything it writes carries an idempotency key.
   */
  run(tx: Tx, items: readonly Item[]): Promise<readonly (Answer | Refusal)[]>
  /** Whose item it is: under load each connection has players, and so rows, of its own. Without it, one connection does all. */
  playerOf?(item: Item): string
  readonly maxBatch?: number
  readonly connections?: number
  /** Items waiting at once; whoever comes on top is refused UNAVAILABLE. */
  readonly maxWaiting?: number
}

/** Group commit: items of concurrent callers share a transaction, and each caller is answered once it is durable. */
export interface Lane<Item, Answer> {
  submit(item: Item): Promise<Answer>
  /** Refuses what comes from now on; resolves when all that came before is answered. */
  drain(): Promise<void>
}

interface Track<Item, Answer> {
  readonly queue: Waiting<Item, Answer>[]
  work: Promise<void> | null
}

interface Waiting<Item, Answer> {
  readonly item: Item
  resolve(answer: Answer): void
  reject(reason: unknown): void
}

/** Few callers share one connection, since full batches cost least; from here on a second one works while the first waits for its commit. */
const enoughForOne = 32

/** After a batch has failed, its items are tried one by one; those that fail again, once more after the second pause. */
const retryPausesMs = [10, 200]

/** A batch of items that all wait for locks would otherwise hold up those behind it for minutes. */
const longestRetryMs = 10_000

/** SQLSTATEs of the server's own time-outs: statement, lock, idle transaction. They may be due to one item of a batch. */
const timeoutsOfOneItem = new Set<string | undefined>(['57014', '55P03', '25P03'])

/** False while the database is silent, full, read-only or overloaded: each further try would only keep callers waiting as long again. */
function mayPassAlone(error: unknown): boolean {
  if (!(error instanceof DatabaseUnavailable)) return true
  return error.reason === 'unreachable' || error.reason === 'conflict' || timeoutsOfOneItem.has(error.code)
}

export function createLane<Item, Answer>(
  { db, log }: Pick<Runtime, 'db' | 'log'>,
  { run, playerOf, maxBatch = 64, connections = 2, maxWaiting = 4096 }: LaneOptions<Item, Answer>,
): Lane<Item, Answer> {
  const count = playerOf ? connections : 1
  const tracks = Array.from({ length: count }, (): Track<Item, Answer> => ({ queue: [], work: null }))
  let waiting = 0
  let closed = false

  function submit(item: Item): Promise<Answer> {
    if (closed || waiting >= maxWaiting) return Promise.reject(new Refusal('UNAVAILABLE', { retryAfterSeconds: 1 }))
    const inUse = Math.min(tracks.length, 1 + Math.floor(waiting / enoughForOne))
    const track = tracks[playerOf ? shardOf(playerOf(item)) % inUse : 0]
    assert(track, 'a lane has a connection')
    waiting++
    const answer = new Promise<Answer>((resolve, reject) => track.queue.push({ item, resolve, reject }))
    track.work ??= work(track)
    return answer.finally(() => waiting--)
  }

  async function work(track: Track<Item, Answer>): Promise<void> {
    for (;;) {
      await nextTurn() // callers answered, or arriving, in this turn of the event loop join the batch
      const callers = track.queue.splice(0, maxBatch)
      if (callers.length === 0) break
      await settle(callers)
    }
    track.work = null // in the same step as the last look at the queue: nobody is left in it
  }

  async function settle(callers: readonly Waiting<Item, Answer>[]): Promise<void> {
    try {
      await attempt(callers)
    } catch (error) {
      if (!mayPassAlone(error)) {
        for (const caller of callers) caller.reject(error)
        return
      }
      log.warn({ err: error, items: callers.length }, 'a batch failed; its items are tried one by one')
      await settleOneByOne(callers, error)
    }
  }

  async function settleOneByOne(callers: readonly Waiting<Item, Answer>[], batchError: unknown): Promise<void> {
    const until = performance.now() + longestRetryMs
    let left = callers.map((caller) => ({ caller, error: batchError }))
    for (const pauseMs of retryPausesMs) {
      await pause(pauseMs)
      const failed: typeof left = []
      for (const { caller, error } of left) {
        if (performance.now() > until || !mayPassAlone(failed.at(-1)?.error)) {
          caller.reject(error)
          continue
        }
        await attempt([caller]).catch((error) => {
          if (error instanceof Refusal) caller.reject(error)
          else failed.push({ caller, error })
        })
      }
      left = failed
    }
    for (const { caller, error } of left) caller.reject(error)
  }

  async function attempt(callers: readonly Waiting<Item, Answer>[]): Promise<void> {
    const answers = await db.transaction(async (tx) => {
      const answers = await run(
        tx,
        callers.map(({ item }) => item),
      )
      assert(answers.length === callers.length, 'a lane gives one answer for each item')
      return answers
    })
    callers.forEach((caller, i) => {
      const answer = answers[i] as Answer | Refusal // as many answers as callers, asserted above; an Answer may be undefined
      if (answer instanceof Refusal) caller.reject(answer)
      else caller.resolve(answer)
    })
  }

  async function drain(): Promise<void> {
    closed = true
    await Promise.all(tracks.map((track) => track.work))
  }

  return { submit, drain }
}
