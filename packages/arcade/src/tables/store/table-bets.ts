import type { Currency } from '@andon/money'
import type { Db, Tx } from '@andon/platform/sql'
import type { RoundOfTable } from './table-rounds.ts'

/**
 * asked → placed → settling → settled. asked → refused: the operator took no stake. asked or placed → returning → returned: it was unknown whether the stake was taken, it was taken after the lock, or the
 * round is void. `disputed`: the operator refused a win or the return of a stake, and a person must look at it.
 */
export type TableBetState =
  | 'asked'
  | 'placed'
  | 'settling'
  | 'settled'
  | 'refused'
  | 'returning'
  | 'returned'
  | 'disputed'

export interface BetName {
  readonly owner: string
  readonly id: string
}

export interface NewTableBet extends BetName, RoundOfTable {
  readonly sessionId: string
  readonly requestId: string
  /** Among the bets that the player asked for in this round, from 1. */
  readonly place: number
  readonly mode: 'real' | 'demo'
  readonly gameCode: string
  readonly currency: Currency
  readonly stake: number
  readonly choice: unknown
  readonly isPublic: boolean
  readonly receivedAt: Temporal.Instant
  /** The process that took the request owns the bet until this time. */
  readonly nextAttemptAt: Temporal.Instant
}

export interface TableBetRow extends Omit<NewTableBet, 'nextAttemptAt'> {
  readonly actions: readonly unknown[]
  readonly state: TableBetState
  readonly refusal: string | null
  readonly win: number | null
  readonly shownAt: Temporal.Instant | null
}

const columns = `bet.owner, bet.id, bet.session_id "sessionId", bet.request_id "requestId", bet.table_id "tableId", bet.number, bet.place, bet.mode, bet.game_code "gameCode", bet.currency,
  bet.stake, bet.choice, bet.is_public "isPublic", bet.received_at "receivedAt", bet.actions, bet.state, bet.refusal, bet.win, bet.shown_at "shownAt"`

/**
 * Stores bets whose round takes bets and locks after they were received, and holds those rounds until the end of the transaction. The ids of those that were stored: of others the
 * round is closed to them, the request has a bet, or another bet has the place. In the order of their owners, so that two servers wait for each other in one order.
 */
export async function insertTableBets(tx: Tx, bets: readonly NewTableBet[]): Promise<ReadonlySet<string>> {
  const rows = bets
    .toSorted((one, other) => (one.owner < other.owner ? -1 : 1))
    .map((bet) => ({
      owner: bet.owner,
      id: bet.id,
      session_id: bet.sessionId,
      request_id: bet.requestId,
      table_id: bet.tableId,
      number: bet.number,
      place: bet.place,
      mode: bet.mode,
      game_code: bet.gameCode,
      currency: bet.currency,
      stake: bet.stake,
      choice: bet.choice,
      is_public: bet.isPublic,
      received_at: bet.receivedAt.toString(),
      next_attempt_at: bet.nextAttemptAt.toString(),
    }))
  const stored = await tx.query<{ id: string }>(
    `insert into arcade.table_bets (owner, id, session_id, request_id, table_id, number, place, mode, game_code, currency, stake, choice, is_public, received_at, next_attempt_at)
     select asked.owner, asked.id, session_id, request_id, asked.table_id, asked.number, place, mode, asked.game_code, currency, stake, nullif(choice, 'null'), is_public, received_at, next_attempt_at
     from jsonb_to_recordset($1::jsonb) as asked (owner text, id text, session_id text, request_id text, table_id text, number bigint, place smallint, mode text, game_code text,
       currency text, stake bigint, choice jsonb, is_public boolean, received_at timestamptz, next_attempt_at timestamptz)
     join arcade.table_rounds round on round.table_id = asked.table_id and round.number = asked.number
     where round.state in ('open', 'locked') and round.bets_root is null and received_at < round.locks_at
     for share of round
     on conflict do nothing returning id`,
    [JSON.stringify(rows)],
  )
  return new Set(stored.map(({ id }) => id))
}

export interface AskedFor extends RoundOfTable {
  readonly owner: string
  readonly sessionId: string
  readonly requestId: string
}

/** The stored bets of the players' requests and rounds: the bet of each request, in whatever round, and all bets of the player in the round. */
export async function findRelatedBets(tx: Tx, asked: readonly AskedFor[]): Promise<TableBetRow[]> {
  const owners = asked.map(({ owner }) => owner)
  const [ofRequests, ofRounds] = await Promise.all([
    tx.query<TableBetRow>(
      `select ${columns} from unnest($1::text[], $2::text[], $3::text[]) as asked (owner, session_id, request_id)
       join arcade.table_bets bet using (owner, session_id, request_id)`,
      [owners, asked.map(({ sessionId }) => sessionId), asked.map(({ requestId }) => requestId)],
    ),
    tx.query<TableBetRow>(
      `select ${columns} from unnest($1::text[], $2::text[], $3::bigint[]) as asked (owner, table_id, number)
       join arcade.table_bets bet using (owner, table_id, number)`,
      [owners, asked.map(({ tableId }) => tableId), asked.map(({ number }) => number)],
    ),
  ])
  return [...new Map([...ofRequests, ...ofRounds].map((bet) => [bet.id, bet])).values()]
}

/** The ids of those that take part now. The others' stakes are being returned. */
export async function placeTableBets(tx: Tx, bets: readonly BetName[]): Promise<ReadonlySet<string>> {
  const placed = await tx.query<{ id: string }>(
    `update arcade.table_bets bet set state = 'placed', next_attempt_at = null
     from unnest($1::text[], $2::text[]) as taken (owner, id)
     where bet.owner = taken.owner and bet.id = taken.id and bet.state = 'asked' returning bet.id`,
    [bets.map(({ owner }) => owner), bets.map(({ id }) => id)],
  )
  return new Set(placed.map(({ id }) => id))
}

/** The operator took no stake. `reason`: its code. */
export async function refuseTableBet(
  db: Db,
  { owner, id, reason, at }: BetName & { reason: string; at: Temporal.Instant },
): Promise<void> {
  await db.query(
    `update arcade.table_bets set state = 'refused', refusal = $3, ended_at = $4, next_attempt_at = null
     where owner = $1 and id = $2 and state in ('asked', 'returning')`,
    [owner, id, reason, at.toString()],
  )
}

/** False if the bet is in another state by now. */
export async function returnTableBet(
  db: Db,
  { owner, id, nextAttemptAt }: BetName & { nextAttemptAt: Temporal.Instant },
): Promise<boolean> {
  const rows = await db.query(
    `update arcade.table_bets set state = 'returning', next_attempt_at = $3 where owner = $1 and id = $2 and state = 'asked' returning id`,
    [owner, id, nextAttemptAt.toString()],
  )
  return rows.length > 0
}

/** True while stakes of the round are being requested. */
export async function isAnyAsked(db: Db, { tableId, number }: RoundOfTable): Promise<boolean> {
  const rows = await db.query(
    `select from arcade.table_bets where table_id = $1 and number = $2 and state = 'asked' limit 1`,
    [tableId, number],
  )
  return rows.length > 0
}

/** The stakes of these bets of the round go back. */
export async function returnBetsOfRound(
  tx: Tx,
  { tableId, number, states, at }: RoundOfTable & { states: readonly ('asked' | 'placed')[]; at: Temporal.Instant },
): Promise<BetName[]> {
  return tx.query<BetName>(
    `update arcade.table_bets set state = 'returning', attempts = 0, next_attempt_at = $4
     where table_id = $1 and number = $2 and state = any($3) returning owner, id`,
    [tableId, number, states, at.toString()],
  )
}

/** A bet as it takes part in its round. */
export interface BetInRound extends BetName {
  readonly mode: 'real' | 'demo'
  readonly stake: number
  readonly choice: unknown
  readonly actions: readonly unknown[]
  readonly isPublic: boolean
  readonly nickname: string | null
}

/** Bets that take part, at most so many. */
export async function placedBets(
  db: Db | Tx,
  { tableId, number, limit }: RoundOfTable & { limit: number },
): Promise<BetInRound[]> {
  return db.query<BetInRound>(
    `select bet.owner, bet.id, bet.mode, bet.stake, bet.choice, bet.actions, bet.is_public "isPublic", session.nickname
     from arcade.table_bets bet join arcade.sessions session on session.owner = bet.owner and session.id = bet.session_id
     where bet.table_id = $1 and bet.number = $2 and bet.state = 'placed' limit $3`,
    [tableId, number, limit],
  )
}

/** Real bets of a round that take part, or took part. */
export async function publicBets(db: Db, { tableId, number }: RoundOfTable): Promise<BetInRound[]> {
  return db.query<BetInRound>(
    `select bet.owner, bet.id, bet.mode, bet.stake, bet.choice, bet.actions, bet.is_public "isPublic", session.nickname
     from arcade.table_bets bet join arcade.sessions session on session.owner = bet.owner and session.id = bet.session_id
     where bet.table_id = $1 and bet.number = $2 and bet.mode = 'real' and bet.state in ('placed', 'settling', 'settled')`,
    [tableId, number],
  )
}

export async function decideTableBets(
  tx: Tx,
  { tableId, number, wins, at }: RoundOfTable & { wins: readonly (BetName & { win: number })[]; at: Temporal.Instant },
): Promise<void> {
  await tx.query('select arcade.decide_table_bets($1, $2, $3, $4, $5, $6)', [
    tableId,
    number,
    wins.map(({ owner }) => owner),
    wins.map(({ id }) => id),
    wins.map(({ win }) => win),
    at.toString(),
  ])
}

/** The ids of bets to which their action was appended; others have one, or their round takes none. */
export async function storeActions(
  tx: Tx,
  acted: readonly (BetName & { action: unknown })[],
): Promise<ReadonlySet<string>> {
  const rows = await tx.query<{ id: string }>(
    `select acted_id id from arcade.act_on_table_bets($1, $2, array(select jsonb_array_elements($3::jsonb)))`,
    [acted.map(({ owner }) => owner), acted.map(({ id }) => id), JSON.stringify(acted.map(({ action }) => action))],
  )
  return new Set(rows.map(({ id }) => id))
}

export async function findTableBet(db: Db, { owner, id }: BetName): Promise<TableBetRow | null> {
  const [row] = await db.query<TableBetRow>(
    `select ${columns} from arcade.table_bets bet where owner = $1 and id = $2`,
    [owner, id],
  )
  return row ?? null
}

export async function findTableBets(db: Db, names: readonly BetName[]): Promise<TableBetRow[]> {
  return db.query<TableBetRow>(
    `select ${columns} from unnest($1::text[], $2::text[]) as named (owner, id) join arcade.table_bets bet using (owner, id)`,
    [names.map(({ owner }) => owner), names.map(({ id }) => id)],
  )
}

/** The player's bets at a table from a round on, in the order in which they were received. */
export async function findBetsSince(
  db: Db,
  { owner, tableId, number }: RoundOfTable & { owner: string },
): Promise<TableBetRow[]> {
  return db.query<TableBetRow>(
    `select ${columns} from arcade.table_bets bet where owner = $1 and table_id = $2 and number >= $3 order by id`,
    [owner, tableId, number],
  )
}

/** All bets of the player in a game, the newest first, refused ones too. */
export async function listTableBets(
  db: Db,
  { owner, gameCode, before, limit }: { owner: string; gameCode: string; before: string | null; limit: number },
): Promise<(TableBetRow & { commitment: string; isShown: boolean })[]> {
  return db.query<TableBetRow & { commitment: string; isShown: boolean }>(
    `select ${columns}, round.commitment, round.server_seed is not null "isShown"
     from arcade.table_bets bet join arcade.table_rounds round on round.table_id = bet.table_id and round.number = bet.number
     where bet.owner = $1 and bet.game_code = $2 and ($3::text is null or bet.id < $3) order by bet.id desc limit $4`,
    [owner, gameCode, before, limit],
  )
}

/** False if the owner has no such bet. One without a win is not shown to the end, and stays unmarked. */
export async function markTableBetShown(db: Db, { owner, id, at }: BetName & { at: Temporal.Instant }) {
  const rows = await db.query(
    'update arcade.table_bets set shown_at = case when win is not null then coalesce(shown_at, $3) end where owner = $1 and id = $2 returning id',
    [owner, id, at.toString()],
  )
  return rows.length > 0
}
