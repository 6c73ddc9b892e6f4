import type { Log } from '../log/index.ts'
import type { Tx } from '../sql/index.ts'
import { withTimeout } from '../timeout/index.ts'
import type { SubscriptionsOptions } from './run-subscribers.ts'
import { advance, claim, dueParked, nextPage, type ParkedFact, park, parkedKeys, postpone, unpark } from './store.ts'
import type { LoggedFact, Subscriber } from './subscriber.ts'

/** A second at first: most failures are over by then. */
const usualWaitsMs = [1_000, 5_000, 30_000, 120_000, 600_000, 3_600_000] as const
/** More than one statement may take. A transaction in which nothing happens is ended earlier, by the database. */
const handleWithinMs = 10_000
const longestError = 500
/** The most facts of a failed batch that one transaction handles, one by one. */
const mostOneByOne = 50

/** Creates the turn that a node takes repeatedly for one subscriber. It resolves to true if there may be more facts. */
export function createTurn(
  subscriber: Subscriber,
  { db, log, waitsMs = usualWaitsMs }: Pick<SubscriptionsOptions, 'db' | 'log' | 'waitsMs'>,
): () => Promise<boolean> {
  /** Errors of facts of the next page, by position: these are parked when the page is tried again. */
  const failures = new Map<number, string>()
  /** Facts up to this position are handled one by one: the batch with them has failed. */
  let oneByOneUpTo = 0
  const waitAfter = (attempts: number) => waitsMs[Math.min(attempts, waitsMs.length) - 1] ?? 0
  const name = subscriber.name

  async function handlePage(): Promise<boolean> {
    let tried: readonly LoggedFact[] = []
    const handle = async (tx: Tx, facts: readonly LoggedFact[]) => {
      if (facts.length === 0) return
      tried = facts
      await withTimeout(subscriber.handle(tx, facts), handleWithinMs)
    }
    try {
      const more = await db.transaction(async (tx) => {
        const after = await claim(tx, subscriber)
        if (after === null) return false
        const inBatch = subscriber.inBatches && after >= oneByOneUpTo
        const atOnce = inBatch || !subscriber.inBatches ? subscriber.atOnce : mostOneByOne
        const { facts, upTo } = await nextPage(tx, { after, names: subscriber.names, atOnce })
        if (upTo === after) return false
        const parked = await parkedKeys(tx, { subscriber: name, keys: facts.map(({ key }) => key) })
        const batch: LoggedFact[] = []
        for (const fact of facts) {
          const error = failures.get(fact.position)
          if (parked.has(fact.key)) await park(tx, { subscriber: name, fact, waitMs: 0 })
          else if (error !== undefined) {
            await park(tx, { subscriber: name, fact, error, waitMs: waitAfter(1) })
            parked.add(fact.key)
          } else if (inBatch) batch.push(fact)
          else await handle(tx, [fact])
        }
        await handle(tx, batch)
        await advance(tx, { subscriber: name, to: upTo })
        return true
      })
      failures.clear()
      return more
    } catch (error) {
      // Whatever fails after a handler ran is held against its fact, so that no fact can stop the others: also its broken transaction, or a lost
      // connection. Without a database, the next try fails before a handler runs.
      const [fact, ...others] = tried
      if (!fact) throw error
      if (others.length > 0) oneByOneUpTo = reportBatch(log, { subscriber: name, facts: tried, error })
      else failures.set(fact.position, report(log, { subscriber: name, fact, error, attempts: 1 }))
      return true
    }
  }

  async function retryParked(): Promise<boolean> {
    let tried: ParkedFact | undefined
    try {
      return await db.transaction(async (tx) => {
        if ((await claim(tx, subscriber)) === null) return false
        tried = await dueParked(tx, name)
        if (!tried) return false
        await withTimeout(subscriber.handle(tx, [tried]), handleWithinMs)
        await unpark(tx, { ...tried, subscriber: name })
        return true
      })
    } catch (error) {
      if (!tried) throw error
      const attempts = tried.attempts + 1
      const text = report(log, { subscriber: name, fact: tried, error, attempts })
      await postpone(db, { subscriber: name, position: tried.position, error: text, waitMs: waitAfter(attempts) })
      return true
    }
  }

  return async () => {
    const more = await handlePage()
    return (await retryParked()) || more
  }
}

/** Returns what is stored of the error. */
function report(
  log: Log,
  { subscriber, fact, error, attempts }: { subscriber: string; fact: LoggedFact; error: unknown; attempts: number },
): string {
  const { name, position } = fact
  const line = { err: error, subscriber, fact: name, position, attempts }
  log.error(line, 'a fact could not be handled; later facts of its key wait, and it is tried again')
  return String(error).slice(0, longestError)
}

/** Returns the position of the last fact. */
function reportBatch(
  log: Log,
  { subscriber, facts, error }: { subscriber: string; facts: readonly LoggedFact[]; error: unknown },
): number {
  log.warn({ err: error, subscriber, facts: facts.length }, 'a batch of facts failed; each is tried alone')
  return facts.at(-1)?.position ?? 0
}
