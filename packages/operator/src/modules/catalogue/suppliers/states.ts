import { type Db, prepared, type Tx } from '@andon/platform/sql'
import { bumpContentVersion } from '../store.ts'

/** `paused`: takes no new bets, for a time. `retired`: the contract has ended. Wins and rollbacks come in all the same. */
export type SupplierState = 'active' | 'paused' | 'retired'

export interface StaffChange {
  readonly at: Temporal.Instant
  /** Who did it. */
  readonly actor: string
}

/** Suppliers without an entry are active. */
export async function supplierStates(executor: Db | Tx): Promise<ReadonlyMap<string, 'paused' | 'retired'>> {
  const rows = await executor.query<{ supplier: string; state: 'paused' | 'retired' }>(statesSql)
  return new Map(rows.map(({ supplier, state }) => [supplier, state]))
}
const statesSql = prepared('select supplier, state from catalogue.supplier_states order by supplier')

/** False if the supplier was in that state already. */
export async function setSupplierState(
  tx: Tx,
  { supplier, state, at, actor }: { supplier: string; state: SupplierState } & StaffChange,
): Promise<boolean> {
  const changed =
    state === 'active'
      ? await tx.query('delete from catalogue.supplier_states where supplier = $1 returning 1', [supplier])
      : await tx.query(
          `insert into catalogue.supplier_states as stored (supplier, state, since, actor) values ($1, $2, $3, $4)
           on conflict (supplier) do update set state = excluded.state, since = excluded.since, actor = excluded.actor
             where stored.state <> excluded.state returning 1`,
          [supplier, state, at.toString(), actor],
        )
  if (changed.length === 0) return false
  await record(tx, { kind: 'supplier', name: supplier, change: state === 'active' ? 'resumed' : state, at, actor })
  await bumpContentVersion(tx)
  return true
}

/** False if the game was in that state already. */
export async function setGamePaused(
  tx: Tx,
  { gameCode, paused, at, actor }: { gameCode: string; paused: boolean } & StaffChange,
): Promise<boolean> {
  const changed = paused
    ? await tx.query(
        'insert into catalogue.paused_games (game_code, since, actor) values ($1, $2, $3) on conflict do nothing returning 1',
        [gameCode, at.toString(), actor],
      )
    : await tx.query('delete from catalogue.paused_games where game_code = $1 returning 1', [gameCode])
  if (changed.length === 0) return false
  await record(tx, { kind: 'game', name: gameCode, change: paused ? 'paused' : 'resumed', at, actor })
  await bumpContentVersion(tx)
  return true
}

/** Has every running server read the suppliers' folders again. */
export async function requestReload(tx: Tx, by: StaffChange): Promise<void> {
  await record(tx, { kind: 'reload', name: '', change: 'reload', ...by })
}

/** Changes with every request. */
export async function lastReload(executor: Db | Tx): Promise<number> {
  const [row] = await executor.query<{ id: number }>(reloadSql)
  return row?.id ?? 0
}
const reloadSql = prepared(`select id from catalogue.staff_changes where kind = 'reload' order by id desc limit 1`)

async function record(
  tx: Tx,
  { kind, name, change, at, actor }: { kind: string; name: string; change: string } & StaffChange,
): Promise<void> {
  await tx.query('insert into catalogue.staff_changes (kind, name, change, at, actor) values ($1, $2, $3, $4, $5)', [
    ...[kind, name, change, at.toString(), actor],
  ])
}
