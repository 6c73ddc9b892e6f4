import type { Db } from '../sql/index.ts'

export interface Node {
  readonly id: string
  readonly host: string
  readonly roles: readonly string[]
  readonly hasBus: boolean
  readonly busConnected: boolean
  readonly usesFiles: boolean
  readonly draining: boolean
}

export interface OtherNode extends Node {
  /** Milliseconds since it renewed its row, by the database's clock. */
  readonly ageMs: number
  /** Changes with each renewal. */
  readonly seenAt: string
  readonly startedEarlier: boolean
}

/** Renews the node's own row and returns the rows of all others, dead ones included. */
export async function renew(db: Db, node: Node): Promise<OtherNode[]> {
  return db.query<OtherNode>(renewSql, [
    node.id,
    node.host,
    node.roles,
    node.hasBus,
    node.busConnected,
    node.usesFiles,
    node.draining,
  ])
}

const renewSql = `
  with own as (
    insert into platform.nodes as n (id, host, roles, has_bus, bus_connected, uses_files, draining)
    values ($1, $2, $3, $4, $5, $6, $7)
    on conflict (id) do update set bus_connected = excluded.bus_connected, draining = excluded.draining, seen_at = clock_timestamp()
    returning n.id, n.started_at)
  select n.id, n.host, n.roles, n.has_bus as "hasBus", n.bus_connected as "busConnected", n.uses_files as "usesFiles", n.draining,
    (extract(epoch from clock_timestamp() - n.seen_at) * 1000)::int as "ageMs", n.seen_at::text as "seenAt",
    (n.started_at, n.id) < (own.started_at, own.id) as "startedEarlier"
  from platform.nodes n, own where n.id <> own.id and n.seen_at > clock_timestamp() - interval '1 day'`

export async function remove(db: Db, id: string): Promise<void> {
  await db.query('delete from platform.nodes where id = $1', [id])
}

/** Deletes rows of nodes that ended without doing so. `all`: no other node can be running. */
export async function forgetDead(db: Db, { all }: { all: boolean }): Promise<void> {
  await db.query(`delete from platform.nodes where $1 or seen_at < clock_timestamp() - interval '1 day'`, [all])
}
