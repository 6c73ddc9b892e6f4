import type { Log } from '../log/index.ts'
import type { Db } from '../sql/index.ts'
import { type Lease, LeaseLost, type LeaseOptions, takeLease } from './lease.ts'

/** The work of a node while it leads. */
export interface Term {
  /** One turn of its work, after the lease was renewed. Takes less time than the lease; what takes longer goes beside the turns. Writes through the lease only. */
  turn(): Promise<void>
  /** Writes what is not written yet, and ends. The lease is still held. */
  stop(): Promise<void>
  /** The lease is lost: ends without writing. */
  drop(): Promise<void>
}

/** The work of a node while another one leads. */
export interface Follower<T extends Term> {
  /** Reads what the leader has written. */
  turn(): Promise<void>
  /** This node has given up a term that could store nothing, and perhaps nobody leads: until the next turn, what the term shows now is all that is known. Called before it is dropped. */
  keep(term: T): void
  /** This node is about to lead. */
  suspend(): void
  /** This node has led and lost the lease: nothing of what it read before holds. */
  restart(): Promise<void>
}

export interface LeaderOptions<T extends Term> extends LeaseOptions {
  readonly db: Db
  readonly log: Log
  /** Begins to lead, from what the leaders before have stored. Null: this node never leads. If it throws, the lease is given back, and the next turn tries again. */
  readonly lead: ((lease: Lease) => Promise<T>) | null
  readonly follower: Follower<T>
  /** Milliseconds for which every turn of a leader may fail, as while the database is away, before its term is given up and dropped. Default: two minutes. */
  readonly giveUpAfterMs?: number
}

export interface Leadership<T extends Term> {
  /** Null: this node follows. Stays until a turn finds the lease lost. */
  term(): T | null
  /** True if this node leads and its lease has not run out. */
  leads(): boolean
  /** Runs `work` as a write of the leader (`Lease.write`). Throws `LeaseLost` where this node does not lead. */
  write: Lease['write']
  /** Renews the lease and takes a turn as the leader, or takes the lease over, or follows. One call at a time, several in the time of a lease: by a loop. */
  turn(): Promise<void>
  /** Ends the term and gives the lease back, so that another node goes on at once. Call it after the last turn has ended. */
  stop(): Promise<void>
}

/** Longer than a failover of the database takes, so that a term outlasts one. */
const usualGiveUpMs = 120_000

interface Leading<T extends Term> {
  readonly lease: Lease
  readonly term: T
}

/**
 * Of all nodes that call it with one name, one leads at a time, and the others follow what it writes. What a leader cannot store it holds in memory; so a term whose turns fail for long is given
 * up, and the next one begins from what is stored, as after a kill.
 */
export function leadOrFollow<T extends Term>(options: LeaderOptions<T>): Leadership<T> {
  const { db, log, name, lead, follower, giveUpAfterMs = usualGiveUpMs } = options
  let leading: Leading<T> | null = null
  let storedAtMs = 0
  let isStopped = false

  async function turnAsLeader({ lease, term }: Leading<T>): Promise<void> {
    try {
      if (!(await lease.renew())) throw new LeaseLost(lease)
      await term.turn()
      storedAtMs = performance.now()
    } catch (error) {
      if (!(error instanceof LeaseLost)) {
        if (performance.now() - storedAtMs >= giveUpAfterMs) await giveUp({ lease, term })
        throw error
      }
      log.warn({ lease: name, epoch: lease.epoch }, 'another node leads now')
      leading = null
      await term.drop()
      await follower.restart()
    }
  }

  async function giveUp({ lease, term }: Leading<T>): Promise<void> {
    log.error(
      { lease: name, epoch: lease.epoch },
      'this leader could store nothing for long: its term ends without writing',
    )
    leading = null
    follower.keep(term)
    await term.drop()
    await lease.giveBack().catch(() => undefined) // it runs out
  }

  async function takeOver(): Promise<boolean> {
    if (!lead) return false
    const lease = await takeLease(db, options)
    if (!lease) return false
    follower.suspend()
    try {
      leading = { lease, term: await lead(lease) }
      storedAtMs = performance.now()
    } catch (error) {
      await lease.giveBack().catch(() => undefined) // it runs out
      throw error
    }
    return true
  }

  return {
    term: () => leading?.term ?? null,
    leads: () => leading?.lease.isCurrent() ?? false,
    write: async (work) => {
      if (!leading) throw new LeaseLost({ name, epoch: 0 })
      return leading.lease.write(work)
    },
    turn: async () => {
      if (isStopped) return
      if (leading) await turnAsLeader(leading)
      if (!leading && !(await takeOver())) await follower.turn()
    },
    stop: async () => {
      isStopped = true
      if (!leading) return
      const { lease, term } = leading
      await term
        .stop()
        .catch((error) => log.warn({ err: error, lease: name }, 'the end of a term could not be written'))
      await lease.giveBack().catch(() => undefined) // it runs out
    },
  }
}
