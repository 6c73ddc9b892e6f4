import type { Db, Tx } from '../sql/index.ts'

/** This node no longer leads: another one has taken the lease, or it was given back. Nothing of the write under way is stored. */
export class LeaseLost extends Error {
  override readonly name = 'LeaseLost'
  constructor({ name, epoch }: Pick<Lease, 'name' | 'epoch'>) {
    super(`the lease ${name} of epoch ${epoch} is lost`)
  }
}

export interface LeaseOptions {
  /** The thing led: `bookmaker.feed`, `arcade.table.<id>`. At most one leader of a name in a process. */
  readonly name: string
  /** This process's own id, different after a restart. */
  readonly node: string
  /** Milliseconds from a renewal until another node may take over, by the database's clock. Renew at least three times in it. */
  readonly leaseMs: number
  /** No other node can use this database: the lease of a node that was killed is taken at once. */
  readonly alone: boolean
}

/** The right to lead, from one take-over to the next. */
export interface Lease {
  readonly name: string
  /** Rises by one with every take-over, also by the same node. */
  readonly epoch: number
  /** In one short statement of its own. False: lost. */
  renew(): Promise<boolean>
  /**
   * Every write of a leader: a transaction that begins by reading the lease's row with this epoch, and keeps other nodes from taking over until it ends. Throws
   * `LeaseLost`, and stores nothing, where the epoch is another one. Writes of one leader do not wait for each other.
   */
  write<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  /** True until its time has run out, by this process's own clock: for checks that may be inexact, such as before work begins. Writes go through `write`. */
  isCurrent(): boolean
  /** Another node may take over at once. Nothing can be written any more. */
  giveBack(): Promise<void>
}

/**
 * Takes the lease if it is free, has run out or is this node's already, whose reply to an earlier try may have been lost. Null: another node leads, or its last write has
 * not ended. Never waits for another node.
 *
 * The lease is a row and no lock, so that it outlives connections: a pool that replaces them, a backend that is ended and a pooler that gives each transaction another
 * connection change nothing.
 */
export async function takeLease(db: Db, { name, node, leaseMs, alone }: LeaseOptions): Promise<Lease | null> {
  const take = async () => {
    const [row] = await db.query<{ epoch: number }>(takeSql, [name, node, leaseMs, alone])
    return row?.epoch ?? null
  }
  let askedAtMs = performance.now()
  let epoch = await take()
  if (epoch === null && (await isNew(db, name))) {
    askedAtMs = performance.now()
    epoch = await take()
  }
  return epoch === null ? null : heldLease(db, { name, node, leaseMs, epoch, askedAtMs })
}

/** The row is locked only where it may be taken; a leader's write that has not ended is passed over. */
const takeSql = `
  update platform.leases set holder = $2, epoch = epoch + 1, expires_at = clock_timestamp() + $3 * interval '1 millisecond'
  where name = (
    select name from platform.leases
    where name = $1 and (holder is null or holder = $2 or expires_at < clock_timestamp() or $4) for update skip locked)
  returning epoch`

async function isNew(db: Db, name: string): Promise<boolean> {
  const rows = await db.query('insert into platform.leases (name) values ($1) on conflict do nothing returning name', [
    name,
  ])
  return rows.length > 0
}

function heldLease(
  db: Db,
  { name, node, leaseMs, epoch, askedAtMs }: Omit<LeaseOptions, 'alone'> & { epoch: number; askedAtMs: number },
): Lease {
  let currentUntilMs = askedAtMs + leaseMs
  const lost = () => {
    currentUntilMs = Number.NEGATIVE_INFINITY
    return new LeaseLost({ name, epoch })
  }
  return {
    name,
    epoch,
    renew: async () => {
      const askedMs = performance.now()
      const rows = await db.query(
        `update platform.leases set expires_at = clock_timestamp() + $4 * interval '1 millisecond'
         where name = $1 and epoch = $2 and holder = $3 returning name`,
        [name, epoch, node, leaseMs],
      )
      if (rows.length === 0) lost()
      else currentUntilMs = askedMs + leaseMs
      return rows.length > 0
    },
    write: (work) =>
      db.transaction(async (tx) => {
        const held = await tx.query(
          'select from platform.leases where name = $1 and epoch = $2 and holder = $3 for key share',
          [name, epoch, node],
        )
        if (held.length === 0) throw lost()
        return work(tx)
      }),
    isCurrent: () => performance.now() < currentUntilMs,
    giveBack: async () => {
      currentUntilMs = Number.NEGATIVE_INFINITY
      await db.query(
        `update platform.leases set holder = null, expires_at = '-infinity' where name = $1 and epoch = $2 and holder = $3`,
        [name, epoch, node],
      )
    },
  }
}
