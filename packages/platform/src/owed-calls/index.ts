import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Clock } from '../clock/index.ts'
import type { Log } from '../log/index.ts'
import { ownedForMs, ownedUntil } from './schedule.ts'

export { ownedUntil, retryAt } from './schedule.ts'

export interface Claim {
  readonly now: Temporal.Instant
  /** This process owns the rows that it claims until then: they are not due for any other. */
  readonly leasedUntil: Temporal.Instant
  readonly limit: number
}

export interface DueCalls<Due> {
  readonly clock: Clock
  readonly log: Log
  /** One of them, for the log: `a payment`. */
  readonly what: string
  /** Fields of the log that say which one. */
  nameOf(due: Due): Readonly<Record<string, string | number>>
  /** Most calls under way at the same time. */
  readonly atOnce: number
  /** A pass ends after so many, so that other work gets its turn. */
  readonly mostInAPass: number
  /** Milliseconds that this process owns a claimed row: longer than a call can take. Default 15,000. */
  readonly ownedForMs?: number
  /**
   * Claims rows that are due at `now`, in one statement that sets their next attempt to `leasedUntil`, counts the attempt and passes over rows that another process is
   * claiming (`for update skip locked`). Where calls depend on each other, it claims the first only.
   */
  claim(by: Claim): Promise<readonly Due[]>
}

export interface OwedCalls<Due, Outcome> extends DueCalls<Due> {
  /**
   * Makes the call and returns what became of it: done, refused for good, or due again (`retryAt`). A refusal or a missing answer is an outcome, no exception; what is
   * thrown is logged as a fault, and the call is due again once its lease has ended.
   */
  call(due: Due): Promise<Outcome>
  /** Stores the outcomes of one call or of many, each only where its row is still owed: another process may have made the same call. */
  store(outcomes: readonly Outcome[]): Promise<void>
}

/**
 * Makes the calls to another party that are owed and due, and returns how many were tried. Each is claimed, made and its outcome stored; outcomes that come together are
 * stored together. A slow or failing call holds up no other.
 *
 * A call is made at least once, never "exactly once": after a crash, or when this process was frozen for longer than its lease, it is made again. Therefore the other
 * party must recognise it by an id that stands in the row.
 */
export async function makeOwedCalls<Due, Outcome>(owed: OwedCalls<Due, Outcome>): Promise<number> {
  const calls = new Set<Promise<void>>()
  const stores = new Set<Promise<void>>()
  const outcomes: Outcome[] = []
  let tried = 0
  const make = async (due: Due) => {
    try {
      outcomes.push(await owed.call(due))
    } catch (error) {
      owed.log.error({ err: error, ...owed.nameOf(due) }, `${owed.what} failed, and is tried again after its lease`)
    }
  }
  try {
    while (true) {
      const limit = Math.min(owed.atOnce - calls.size, owed.mostInAPass - tried)
      const due = limit > 0 ? await claim(owed, limit) : []
      tried += due.length
      for (const one of due) follow(calls, make(one))
      if (outcomes.length === 0) {
        if (calls.size + stores.size === 0) return tried
        await Promise.race([...calls, ...stores])
        await nextTurn() // answers that come in one turn of the event loop are stored together
      } // else they came during the claim, and what is still under way may take long
      if (outcomes.length > 0) follow(stores, storeSafely(owed, outcomes.splice(0)))
    }
  } finally {
    await Promise.all(calls)
    await Promise.all([...stores, storeSafely(owed, outcomes.splice(0))])
  }
}

/**
 * Continues what is due where a step stores its own outcome, because it takes several calls or statements: a step moves its row by the state that it was in, so that of
 * two processes one has an effect. Otherwise like `makeOwedCalls`.
 */
export function continueDue<Due>(due: DueCalls<Due> & { step(due: Due): Promise<unknown> }): Promise<number> {
  return makeOwedCalls({ ...due, call: due.step, store: async () => undefined })
}

/** Keeps a promise that never rejects in the set until it is done. */
function follow(set: Set<Promise<void>>, work: Promise<void>): void {
  const followed = work.then(() => void set.delete(followed))
  set.add(followed)
}

function claim<Due>(owed: DueCalls<Due>, limit: number): Promise<readonly Due[]> {
  const now = owed.clock.now()
  return owed.claim({ now, leasedUntil: ownedUntil(now, owed.ownedForMs ?? ownedForMs), limit })
}

/** Stores the outcomes; calls whose outcome could not be stored are made again after their lease. */
async function storeSafely<Due, Outcome>(owed: OwedCalls<Due, Outcome>, outcomes: readonly Outcome[]): Promise<void> {
  if (outcomes.length === 0) return
  try {
    await owed.store(outcomes)
  } catch (error) {
    const { what, log } = owed
    log.error({ err: error, outcomes: outcomes.length }, `what became of ${what} could not be stored; it is repeated`)
  }
}
