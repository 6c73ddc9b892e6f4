import type { Db } from '@andon/platform/sql'
import type { SecondShareProof } from '../game-api/table-fields.ts'
import type { RoundEvent } from '../round-events.ts'

/** What an audit reads of tables, in pages as of other rounds. */
export interface StoredTableRound {
  readonly tableId: string
  readonly number: number
  readonly tableHash: string
  readonly chain: number
  readonly link: number
  readonly commitment: string
  readonly state: 'open' | 'locked' | 'running' | 'shown' | 'over' | 'void'
  readonly openedAt: Temporal.Instant
  readonly locksAt: Temporal.Instant
  readonly betsRoot: string | null
  readonly serverSeed: string | null
  readonly secondShare: SecondShareProof | null
  readonly events: readonly RoundEvent[] | null
  readonly shownAt: Temporal.Instant | null
}

export interface StoredTableBet {
  readonly id: string
  readonly stake: number
  readonly choice: unknown
  readonly actions: readonly unknown[]
  readonly state: string
  /** Null for a bet that took no part, and while its round has no result. */
  readonly win: number | null
}

export function readTables(db: Db): Promise<{ tableId: string; gameCode: string; rounds: number }[]> {
  return db.query<{ tableId: string; gameCode: string; rounds: number }>(
    `select id "tableId", game_code "gameCode", (select count(*) from arcade.table_rounds where table_id = tables.id) rounds from arcade.tables tables order by id`,
  )
}

function readTableRounds(
  db: Db,
  { tableId, after, limit }: { tableId: string; after: number; limit: number },
): Promise<StoredTableRound[]> {
  return db.query<StoredTableRound>(
    `select table_id "tableId", number, table_hash "tableHash", chain, link, commitment, state, opened_at "openedAt", locks_at "locksAt", bets_root "betsRoot",
       server_seed "serverSeed", second_share "secondShare", events, shown_at "shownAt"
     from arcade.table_rounds where table_id = $1 and number > $2 order by number limit $3`,
    [tableId, after, limit],
  )
}

const roundsPerPage = 500

export async function* pagedTableRounds(db: Db, tableId: string): AsyncGenerator<StoredTableRound, void> {
  let after = 0
  for (;;) {
    const page: StoredTableRound[] = await readTableRounds(db, { tableId, after, limit: roundsPerPage })
    yield* page
    if (page.length < roundsPerPage) return
    after = page.at(-1)?.number ?? after
  }
}

/** The bets for money of a round; those of play for fun are no part of it. */
export function readTableBets(
  db: Db,
  { tableId, number }: Pick<StoredTableRound, 'tableId' | 'number'>,
): Promise<StoredTableBet[]> {
  return db.query<StoredTableBet>(
    `select id, stake, choice, actions, state, win from arcade.table_bets where table_id = $1 and number = $2 and mode = 'real' order by id`,
    [tableId, number],
  )
}
