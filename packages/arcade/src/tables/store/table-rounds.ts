import type { Db, Tx } from '@andon/platform/sql'
import type { PastRound, SecondShareProof, TableNow, TableRoundState } from '../../game-api/table-fields.ts'
import type { RoundEvent } from '../../round-events.ts'
import { type ShareOfRow, shareToStore, withShare } from '../../store/stored-shares.ts'

export type ClosedBecause = TableNow['closed']

/** A round of a table. What it decides is in the row from the moment in which it is shown. */
export interface TableRoundRow {
  readonly tableId: string
  readonly number: number
  readonly tableHash: string
  readonly chain: number
  readonly link: number
  readonly commitment: string
  readonly state: TableRoundState
  readonly openedAt: Temporal.Instant
  readonly locksAt: Temporal.Instant
  /** The round of the public beacon that makes the second share; null: a signer makes it. */
  readonly beaconRound: number | null
  /** Null while bets may still be stored. */
  readonly betsRoot: string | null
  readonly runsFrom: Temporal.Instant | null
  /** Null where rounds do not run, and until the result is shown. */
  readonly ranMs: number | null
  readonly shownAt: Temporal.Instant | null
  readonly endsAt: Temporal.Instant | null
  readonly serverSeed: string | null
  readonly secondShare: SecondShareProof | null
  readonly events: readonly RoundEvent[] | null
  readonly facts: readonly string[] | null
  readonly voidReason: string | null
}

export interface RoundOfTable {
  readonly tableId: string
  readonly number: number
}

const columns = `round.table_id "tableId", round.number, round.table_hash "tableHash", round.chain, round.link,
  round.commitment, round.state, round.opened_at "openedAt", round.locks_at "locksAt", round.beacon_round "beaconRound", round.bets_root "betsRoot", round.runs_from "runsFrom", round.ran_ms "ranMs",
  round.shown_at "shownAt", round.ends_at "endsAt", round.server_seed "serverSeed", round.second_share "secondShare", round.events, round.facts, round.void_reason "voidReason",
  (select signer_key from arcade.table_chains chain where chain.table_id = round.table_id and chain.chain = round.chain) "signerKey"`

type StoredRow = Omit<TableRoundRow, 'secondShare'> & ShareOfRow

export async function ensureTable(
  tx: Tx,
  { tableId, gameCode }: { tableId: string; gameCode: string },
): Promise<{ closed: ClosedBecause }> {
  await tx.query(
    `insert into arcade.tables (id, game_code, closed) values ($1, $2, 'starting') on conflict (id) do nothing`,
    [tableId, gameCode],
  )
  return { closed: await findClosed(tx, tableId) }
}

/** `starting` where no server has led the table yet. */
export async function findClosed(db: Db | Tx, tableId: string): Promise<ClosedBecause> {
  const [row] = await db.query<{ closed: ClosedBecause }>('select closed from arcade.tables where id = $1', [tableId])
  return row ? row.closed : 'starting'
}

export async function setClosed(
  tx: Tx,
  { tableId, closed }: { tableId: string; closed: ClosedBecause },
): Promise<void> {
  await tx.query('update arcade.tables set closed = $2 where id = $1', [tableId, closed])
}

export async function findNewestRound(db: Db | Tx, tableId: string): Promise<TableRoundRow | null> {
  const [row] = await db.query<StoredRow>(
    `select ${columns} from arcade.table_rounds round where table_id = $1 order by number desc limit 1`,
    [tableId],
  )
  return row ? withShare(row) : null
}

export async function findTableRound(db: Db | Tx, { tableId, number }: RoundOfTable): Promise<TableRoundRow | null> {
  const [row] = await db.query<StoredRow>(
    `select ${columns} from arcade.table_rounds round where table_id = $1 and number = $2`,
    [tableId, number],
  )
  return row ? withShare(row) : null
}

/** Rounds with a result, and void ones, the newest first. */
export async function listPastRounds(
  db: Db,
  { tableId, before, limit }: { tableId: string; before: number | null; limit: number },
): Promise<PastRound[]> {
  const rows = await db.query<{ number: number; facts: readonly string[] | null; state: PastRound['state'] }>(
    `select number, facts, state from arcade.table_rounds
     where table_id = $1 and state in ('shown', 'over', 'void') and ($2::bigint is null or number < $2) order by number desc limit $3`,
    [tableId, before, limit],
  )
  return rows.map(({ facts, ...row }) => ({ ...row, facts: [...(facts ?? [])] }))
}

export type NewTableRound = Pick<
  TableRoundRow,
  'tableId' | 'number' | 'tableHash' | 'chain' | 'link' | 'commitment' | 'openedAt' | 'locksAt' | 'beaconRound'
>

/** Throws a unique violation while another round of the table is not over. */
export async function insertTableRound(tx: Tx, round: NewTableRound): Promise<void> {
  await tx.query(
    `insert into arcade.table_rounds (table_id, number, table_hash, chain, link, commitment, opened_at, locks_at, beacon_round)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      round.tableId,
      round.number,
      round.tableHash,
      round.chain,
      round.link,
      round.commitment,
      round.openedAt.toString(),
      round.locksAt.toString(),
      round.beaconRound,
    ],
  )
}

/** Moves a round to a state without a result; false if it is in another one than `from`. `runsFrom` of a round that begins to run. */
export async function moveTableRound(
  tx: Tx,
  {
    tableId,
    number,
    from,
    to,
    runsFrom = null,
  }: RoundOfTable & { from: TableRoundState; to: 'locked' | 'running' | 'over'; runsFrom?: Temporal.Instant | null },
): Promise<boolean> {
  const rows = await tx.query(
    `update arcade.table_rounds set state = $4, runs_from = coalesce($5, runs_from)
     where table_id = $1 and number = $2 and state = $3 returning number`,
    [tableId, number, from, to, runsFrom?.toString() ?? null],
  )
  return rows.length > 0
}

/** Waits for bets that are being stored, and keeps others out until the end of the transaction. */
export async function holdTableRound(tx: Tx, { tableId, number }: RoundOfTable): Promise<void> {
  await tx.query('select from arcade.table_rounds where table_id = $1 and number = $2 for update', [tableId, number])
}

/** False if bets are closed already. */
export async function closeTableBets(tx: Tx, { tableId, number, root }: RoundOfTable & { root: string }) {
  const [row] = await tx.query<{ closed: boolean | null }>('select arcade.close_table_bets($1, $2, $3) closed', [
    tableId,
    number,
    root,
  ])
  return row?.closed === true
}

export interface TableResult {
  readonly serverSeed: string
  readonly secondShare: SecondShareProof
  readonly events: readonly RoundEvent[]
  readonly facts: readonly string[]
  readonly ranMs: number | null
  readonly shownAt: Temporal.Instant
  readonly endsAt: Temporal.Instant
}

/** False if the round has a result, or the seed is not the one that was committed to. */
export async function showTableRound(tx: Tx, { tableId, number, ...result }: RoundOfTable & TableResult) {
  const [row] = await tx.query<{ shown: boolean | null }>(
    'select arcade.show_table_round($1, $2, $3, $4, $5, $6, $7, $8, $9) shown',
    [
      tableId,
      number,
      result.serverSeed,
      JSON.stringify(await storedShare(tx, { tableId, number, share: result.secondShare })),
      JSON.stringify(result.events),
      JSON.stringify(result.facts),
      result.ranMs,
      result.shownAt.toString(),
      result.endsAt.toString(),
    ],
  )
  return row?.shown === true
}

export interface VoidedRound {
  readonly voidReason: string
  readonly serverSeed: string
  readonly secondShare: SecondShareProof | null
  readonly endsAt: Temporal.Instant
}

/** False if the round has a result. */
export async function voidTableRound(tx: Tx, { tableId, number, ...voided }: RoundOfTable & VoidedRound) {
  const [row] = await tx.query<{ voided: boolean | null }>(
    'select arcade.void_table_round($1, $2, $3, $4, $5, $6) voided',
    [
      tableId,
      number,
      voided.voidReason,
      voided.serverSeed,
      voided.secondShare && JSON.stringify(await storedShare(tx, { tableId, number, share: voided.secondShare })),
      voided.endsAt.toString(),
    ],
  )
  return row?.voided === true
}

export async function publishShareOfVoid(
  tx: Tx,
  { tableId, number, share }: RoundOfTable & { share: SecondShareProof },
) {
  const stored = JSON.stringify(await storedShare(tx, { tableId, number, share }))
  await tx.query('select arcade.share_of_void_table_round($1, $2, $3)', [tableId, number, stored])
}

/** The share without the key, which the row of the chain has. */
async function storedShare(tx: Tx, { tableId, number, share }: RoundOfTable & { share: SecondShareProof }) {
  const [chain] = await tx.query<{ signerKey: string | null }>(
    `select chain.signer_key "signerKey" from arcade.table_rounds round
     join arcade.table_chains chain on chain.table_id = round.table_id and chain.chain = round.chain where round.table_id = $1 and round.number = $2`,
    [tableId, number],
  )
  return shareToStore(share, { signerKey: chain?.signerKey ?? null })
}

/**
 * Removes rows of rounds without a bet that ended before an instant, except the newest ones; at most so many. What stays is where they stood (`table_quiet_rounds`). Returns how many.
 */
export async function removeQuietRounds(
  db: Db,
  { tableId, before, newest, most }: { tableId: string; before: Temporal.Instant; newest: number; most: number },
): Promise<number> {
  const [row] = await db.query<{ removed: number | null }>(
    'select arcade.remove_quiet_rounds($1, $2, $3, $4) removed',
    [tableId, before.toString(), newest, most],
  )
  return row?.removed ?? 0
}
