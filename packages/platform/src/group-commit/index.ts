import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises'
import { Refusal } from '@andon/contract'
import type { Runtime } from '../runtime/index.ts'
import { assert, DatabaseUnavailable, type Tx } from '../sql/index.ts'

export interface GroupCommitOptions<Item, Reply> {
  /**
   * Does the work of all items in one transaction and returns a reply or a Refusal for each, in order. May run again for the same items after
   * a failed commit, so everything it writes carries an idempotency key.
   */
  run(tx: Tx, items: readonly Item[]): Promise<readonly (Reply | Refusal)[]>
  /** A whole number; items that lock the same rows have the same one. Connections work on different shards. Without it, one connection does all. */
  shardOf?(item: Item): number
  /** Items of one transaction. */
  readonly maxBatch?: number
  readonly connections?: number
  /** Up to here one connection serves all callers, since larger batches cost less; above it a second one works while the first waits for its commit. */
  readonly enoughForOne?: number
  /** Milliseconds in which further callers may join a batch while several come at once: a later answer, and fewer transactions. A caller who is alone never waits. */
  readonly gatherMs?: number
  /** Items waiting at once; further items are rejected with UNAVAILABLE. */
  readonly maxWaiting?: number
}

/** Items of concurrent callers share a transaction, and each caller gets its reply once the transaction is durable. */
export interface GroupCommit<Item, Reply> {
  submit(item: Item): Promise<Reply>
  /** Rejects new items; resolves when all earlier ones have their reply. */
  drain(): Promise<void>
}

export function createGroupCommit<Item, Reply>(
  { db, log }: Pick<Runtime, 'db' | 'log'>,
  {
    run,
    shardOf,
    maxBatch = 64,
    connections = 2,
    enoughForOne = usuallyEnoughForOne,
    gatherMs = 0,
    maxWaiting = 4096,
  }: GroupCommitOptions<Item, Reply>,
): GroupCommit<Item, Reply> {
  const count = shardOf ? connections : 1
  const tracks = Array.from({ length: count }, (): Track<Item, Reply> => ({ queue: [], work: null }))
  const settle = settlingBy({ db, log }, run)
  let waiting = 0
  let closed = false

  function submit(item: Item): Promise<Reply> {
    if (closed || waiting >= maxWaiting) return Promise.reject(new Refusal('UNAVAILABLE', { retryAfterSeconds: 1 }))
    const inUse = Math.min(tracks.length, 1 + Math.floor(waiting / enoughForOne))
    const track = tracks[shardOf ? shardOf(item) % inUse : 0]
    assert(track, 'an item has a connection')
    waiting++
    const reply = new Promise<Reply>((resolve, reject) => track.queue.push({ item, resolve, reject }))
    track.work ??= work(track)
    return reply.finally(() => waiting--)
  }

  async function work(track: Track<Item, Reply>): Promise<void> {
    for (let isBusy = false; ; ) {
      await nextTurn() // callers that arrive in this turn of the event loop join the batch
      if (gatherMs > 0 && isBusy && track.queue.length > 0 && track.queue.length < maxBatch) await pause(gatherMs)
      const callers = track.queue.splice(0, maxBatch)
      if (callers.length === 0) break
      isBusy = callers.length > 1
      await settle(callers)
    }
    track.work = null // in the same turn as the last look at the queue, so no item is left in it
  }

  async function drain(): Promise<void> {
    closed = true
    await Promise.all(tracks.map((track) => track.work))
  }

  return { submit, drain }
}

/** Commits the items of several callers together and answers each; the items of a batch that failed one by one. */
function settlingBy<Item, Reply>(
  { db, log }: Pick<Runtime, 'db' | 'log'>,
  run: GroupCommitOptions<Item, Reply>['run'],
): (callers: readonly Waiting<Item, Reply>[]) => Promise<void> {
  async function settle(callers: readonly Waiting<Item, Reply>[]): Promise<void> {
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

  async function settleOneByOne(callers: readonly Waiting<Item, Reply>[], batchError: unknown): Promise<void> {
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

  async function attempt(callers: readonly Waiting<Item, Reply>[]): Promise<void> {
    const replies = await db.transaction(async (tx) => {
      const replies = await run(
        tx,
        callers.map(({ item }) => item),
      )
      assert(replies.length === callers.length, 'a group commit has one reply for each item')
      return replies
    })
    answer(callers, replies)
  }

  return settle
}

function answer<Item, Reply>(callers: readonly Waiting<Item, Reply>[], replies: readonly (Reply | Refusal)[]): void {
  for (const [at, caller] of callers.entries()) {
    const reply = replies[at] as Reply | Refusal // as many replies as callers, as was asserted; a Reply may be undefined
    if (reply instanceof Refusal) caller.reject(reply)
    else caller.resolve(reply)
  }
}

/** The queue of one connection. */
interface Track<Item, Reply> {
  readonly queue: Waiting<Item, Reply>[]
  work: Promise<void> | null
}

interface Waiting<Item, Reply> {
  readonly item: Item
  resolve(reply: Reply): void
  reject(reason: unknown): void
}

const usuallyEnoughForOne = 32

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
