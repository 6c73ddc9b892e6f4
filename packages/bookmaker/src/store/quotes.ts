import type { Db, Tx } from '@andon/platform/sql'

/** A cash-out as it was offered; money in minor units. */
export interface StoredQuote {
  readonly playerId: string
  readonly id: string
  readonly betId: string
  readonly value: number
  readonly fair: number
  readonly expiresAt: Temporal.Instant
  /** The last message about each event, and what was known of each selection, by name. */
  readonly sequences: Readonly<Record<string, number>>
  /** Revision of the bet. */
  readonly revision: number
  /** Null until it is taken. */
  readonly taken: number | null
}

export async function insertQuote(db: Db, quote: Omit<StoredQuote, 'taken'>): Promise<void> {
  await db.query(
    `insert into bookmaker.cash_out_quotes (player_id, id, bet_id, value, fair, expires_at, sequences, revision)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      quote.playerId,
      quote.id,
      quote.betId,
      quote.value,
      quote.fair,
      quote.expiresAt.toString(),
      JSON.stringify(quote.sequences),
      quote.revision,
    ],
  )
}

export interface BestOffer {
  readonly betId: string
  readonly value: number
  readonly expiresAt: Temporal.Instant
}

/** The highest cash-out that each of the bets was offered; those that never had one are absent. */
export async function bestOffers(
  db: Db | Tx,
  bets: readonly { readonly playerId: string; readonly id: string }[],
): Promise<ReadonlyMap<string, BestOffer>> {
  if (bets.length === 0) return new Map()
  const rows = await db.query<BestOffer>(
    `select distinct on (player_id, bet_id) bet_id "betId", value, expires_at "expiresAt" from bookmaker.cash_out_quotes
     where (player_id, bet_id) in (select * from unnest($1::text[], $2::text[])) order by player_id, bet_id, value desc, id desc`,
    [bets.map(({ playerId }) => playerId), bets.map(({ id }) => id)],
  )
  return new Map(rows.map((row) => [row.betId, row]))
}

export async function findQuote(
  db: Db | Tx,
  { playerId, id }: { playerId: string; id: string },
): Promise<StoredQuote | null> {
  const [row] = await db.query<StoredQuote>(
    `select player_id "playerId", id, bet_id "betId", value, fair, expires_at "expiresAt", sequences, revision, taken
     from bookmaker.cash_out_quotes where player_id = $1 and id = $2`,
    [playerId, id],
  )
  return row ?? null
}

/** The quote's bet is locked. */
export async function setTaken(
  tx: Tx,
  { playerId, id }: { playerId: string; id: string },
  taken: number,
): Promise<void> {
  await tx.query('update bookmaker.cash_out_quotes set taken = $3 where player_id = $1 and id = $2 and taken is null', [
    playerId,
    id,
    taken,
  ])
}
