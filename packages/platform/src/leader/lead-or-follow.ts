import type { Log } from '../log/index.ts'
import type { Db } from '../sql/index.ts'
import { type Lease, LeaseLost, type LeaseOptions, takeLease } from './lease.ts'

/** What a node does while it leads. */
export interface Term {
  /** One turn of its work, after the lease was renewed. Takes less time than the lease; what takes longer goes beside the turns. Writes through the lease only. */
  turn(): Promise<void>
  /** Writes what is not written yet, and ends. The lease is still held. */
  stop(): Promise<void>
  /** The lease is lost: ends without writing. */
  drop(): Promise<void>
}

/** What a node does while another one leads. */
export interface Follower {
  /** Reads what the leader has written. */
  turn(): Promise<void>
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
  readonly follower: Follower
}

export interface Leadership<T extends Term> {
  /** Null: this node follows. Stays until a turn finds the lease lost. */
  term(): T | null
  /** Whether this node leads and its lease has not run out. */
  leads(): boolean
  /** Runs `work` as a write of the leader (`Lease.write`). Throws `LeaseLost` where this node does not lead. */
  write: Lease['write']
  /** Renews the lease and takes a turn as the leader, or takes the lease over, or follows. One call at a time, several in the time of a lease: by a loop. */
  turn(): Promise<void>
  /** Ends the term and gives the lease back, so that another node goes on at once. Call it after the last turn has ended. */
  stop(): Promise<void>
}

/** Of all nodes that call it with one name, one leads at a time, and the others follow what it writes. */
export function leadOrFollow<T extends Term>(options: LeaderOptions<T>): Leadership<T> {
  const { db, log, name, lead, follower } = options
  let leading: { readonly lease: Lease; readonly term: T } | null = null
  let isStopped = false

  async function turnAsLeader({ lease, term }: { lease: Lease; term: T }): Promise<void> {
    try {
      if (!(await lease.renew())) throw new LeaseLost(lease)
      await term.turn()
    } catch (error) {
      if (!(error instanceof LeaseLost)) throw error
      log.warn({ lease: name, epoch: lease.epoch }, 'another node leads now')
      leading = null
      await term.drop()
      await follower.restart()
    }
  }

  async function takeOver(): Promise<boolean> {
    if (!lead) return false
    const lease = await takeLease(db, options)
    if (!lease) return false
    follower.suspend()
    try {
      leading = { lease, term: await lead(lease) }
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
