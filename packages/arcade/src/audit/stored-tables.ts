import type { Db } from '@andon/platform/sql'
import type { SecondShareProof } from '../game-api/table-fields.ts'
import type { RoundEvent } from '../round-events.ts'
import { type ShareOfRow, withShare } from '../store/stored-shares.ts'

/** A round of a table as an audit reads it, in pages as of other rounds. */
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
  readonly beaconRound: number | null
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

async function readTableRounds(
  db: Db,
  { tableId, after, limit }: { tableId: string; after: number; limit: number },
): Promise<StoredTableRound[]> {
  const rows = await db.query<Omit<StoredTableRound, 'secondShare'> & ShareOfRow>(
    `select round.table_id "tableId", number, table_hash "tableHash", round.chain, link, commitment, state, opened_at "openedAt", locks_at "locksAt", beacon_round "beaconRound", bets_root "betsRoot",
       server_seed "serverSeed", second_share "secondShare", events, shown_at "shownAt", chain.signer_key "signerKey"
     from arcade.table_rounds round left join arcade.table_chains chain on chain.table_id = round.table_id and chain.chain = round.chain
     where round.table_id = $1 and number > $2 order by number limit $3`,
    [tableId, after, limit],
  )
  return rows.map(withShare)
}

/** Rounds without a bet whose rows were removed. */
export interface QuietRounds {
  readonly firstNumber: number
  readonly lastNumber: number
  readonly chain: number
  readonly firstLink: number
  readonly openedAt: Temporal.Instant
}

function readQuietRounds(
  db: Db,
  { tableId, after, until }: { tableId: string; after: number; until: number },
): Promise<QuietRounds[]> {
  return db.query<QuietRounds>(
    `select first_number "firstNumber", last_number "lastNumber", chain, first_link "firstLink", opened_at "openedAt"
     from arcade.table_quiet_rounds where table_id = $1 and first_number > $2 and first_number <= $3 order by first_number`,
    [tableId, after, until],
  )
}

const roundsPerPage = 500

/** The rounds of a table by number, with what stays of those whose rows were removed. */
export async function* pagedTableRounds(db: Db, tableId: string): AsyncGenerator<StoredTableRound | QuietRounds, void> {
  let after = 0
  for (;;) {
    const page: StoredTableRound[] = await readTableRounds(db, { tableId, after, limit: roundsPerPage })
    const until = page.at(-1)?.number ?? Number.MAX_SAFE_INTEGER
    const quiet = await readQuietRounds(db, { tableId, after, until })
    for (const round of page) {
      while (quiet[0] && quiet[0].firstNumber <= round.number) yield quiet.shift() as QuietRounds // there is one
      yield round
    }
    yield* quiet
    if (page.length < roundsPerPage) return
    after = until
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
