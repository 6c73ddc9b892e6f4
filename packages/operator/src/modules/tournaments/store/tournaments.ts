import type { Currency } from '@andon/money'
import { type Db, prepared, type Tx } from '@andon/platform/sql'
import type { RankingRules } from '@andon/ranking/rules'
import type { About } from '../domain/rules.ts'

export type StoredState = 'published' | 'running' | 'closing' | 'provisional' | 'paid' | 'cancelled'

export interface StoredTournament {
  readonly id: string
  readonly series: string
  readonly run: number
  readonly site: string
  readonly currency: Currency
  readonly about: About
  readonly rules: RankingRules
  readonly rulesHash: string
  readonly seed: string
  readonly state: StoredState
  readonly startsAt: Temporal.Instant
  readonly endsAt: Temporal.Instant
  readonly closesAt: Temporal.Instant
  readonly paysAt: Temporal.Instant
  readonly entrants: number
}

const columns = `id, series, run, site, currency, about, rules, rules_hash as "rulesHash", seed, state, starts_at as "startsAt", ends_at as "endsAt",
  closes_at as "closesAt", pays_at as "paysAt", entrants`

/** The number of the run is the next of its series. False: the series has a run that starts then. */
export async function insertTournament(
  tx: Tx,
  {
    at,
    invited,
    ...tournament
  }: Omit<StoredTournament, 'run' | 'entrants' | 'state'> & {
    readonly at: Temporal.Instant
    readonly invited: readonly string[]
  },
): Promise<boolean> {
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [
    `tournaments ${tournament.series} ${tournament.site}`,
  ])
  const rows = await tx.query<{ id: string }>(
    `insert into tournaments.tournaments (id, series, run, site, currency, rules, rules_hash, seed, state, starts_at, ends_at, closes_at, pays_at, created_at, about, invited)
     select $1, $2, coalesce(max(run), 0) + 1, $3, $4, $5::jsonb, $6, $7, 'published', $8::timestamptz, $9::timestamptz, $10::timestamptz,
       $11::timestamptz, $12::timestamptz, $13::jsonb, $14::text[]
     from tournaments.tournaments where series = $2 and site = $3
     on conflict (series, site, starts_at) do nothing returning id`,
    [
      tournament.id,
      tournament.series,
      tournament.site,
      tournament.currency,
      JSON.stringify(tournament.rules),
      tournament.rulesHash,
      tournament.seed,
      tournament.startsAt.toString(),
      tournament.endsAt.toString(),
      tournament.closesAt.toString(),
      tournament.paysAt.toString(),
      at.toString(),
      JSON.stringify(tournament.about),
      invited,
    ],
  )
  return rows.length > 0
}

export async function tournamentById(executor: Db | Tx, id: string): Promise<StoredTournament | null> {
  const rows = await executor.query<StoredTournament>(`select ${columns} from tournaments.tournaments where id = $1`, [
    id,
  ])
  return rows[0] ?? null
}

export const tournamentsById = (executor: Db | Tx, ids: readonly string[]): Promise<StoredTournament[]> =>
  executor.query<StoredTournament>(`select ${columns} from tournaments.tournaments where id = any($1::text[])`, [ids])

/** Its row is locked: states, entries and payments of a tournament follow each other. */
export async function lockTournament(tx: Tx, id: string): Promise<StoredTournament | null> {
  const rows = await tx.query<StoredTournament>(
    `select ${columns} from tournaments.tournaments where id = $1 for no key update`,
    [id],
  )
  return rows[0] ?? null
}

export async function isInvited(tx: Tx, { id, playerId }: { id: string; playerId: string }): Promise<boolean> {
  const rows = await tx.query<{ found: boolean }>(
    'select true as found from tournaments.tournaments where id = $1 and $2 = any(invited)',
    [id, playerId],
  )
  return rows.length > 0
}

/** The tournaments of a brand that have not ended before `since`; the one that ends last comes first. */
export const notOver = (
  executor: Db | Tx,
  { site, since }: { site: string; since: Temporal.Instant },
): Promise<StoredTournament[]> =>
  executor.query<StoredTournament>(
    `select ${columns} from tournaments.tournaments where site = $1 and ends_at >= $2::timestamptz
     order by ends_at desc, id desc limit 500`,
    [site, since.toString()],
  )

/** The run of a series on a brand that starts last. */
export async function latestOfSeries(
  executor: Db | Tx,
  { series, site }: { series: string; site: string },
): Promise<string | null> {
  const rows = await executor.query<{ id: string }>(
    'select id from tournaments.tournaments where series = $1 and site = $2 order by starts_at desc, id desc limit 1',
    [series, site],
  )
  return rows[0]?.id ?? null
}

/** Where a list of those that are over goes on. */
export interface End {
  readonly at: Temporal.Instant
  readonly id: string
}

/** The tournaments of a brand with an entry that ended before; the one that ended last comes first. */
export const endedBefore = (
  executor: Db | Tx,
  { site, before, limit }: { site: string; before: End; limit: number },
): Promise<StoredTournament[]> =>
  executor.query<StoredTournament>(
    `select ${columns} from tournaments.tournaments where site = $1 and entrants > 0 and (ends_at, id) < ($2::timestamptz, $3)
     order by ends_at desc, id desc limit $4`,
    [site, before.at.toString(), before.id, limit],
  )

/** Series, site and start of each run that starts at one of these times or later. */
export const startsSince = (
  executor: Db | Tx,
  since: Temporal.Instant,
): Promise<{ series: string; site: string; startsAt: Temporal.Instant }[]> =>
  executor.query<{ series: string; site: string; startsAt: Temporal.Instant }>(
    `select series, site, starts_at as "startsAt" from tournaments.tournaments where starts_at >= $1::timestamptz`,
    [since.toString()],
  )

/** Removes runs that nobody entered and that ended before. */
export async function deleteEmpty(db: Db, before: Temporal.Instant): Promise<void> {
  await db.query(
    `delete from tournaments.tournaments where entrants = 0 and ends_at < $1::timestamptz and state in ('paid', 'cancelled')`,
    [before.toString()],
  )
}

const openSql = prepared(
  `select ${columns} from tournaments.tournaments where state not in ('paid', 'cancelled') and starts_at <= $1::timestamptz
     and id in (select tournament_id from tournaments.entries where player_id = any($2::text[]) and removed_at is null)
   order by id limit 500 for share`,
)
/**
 * Tournaments that any of these players is in and whose rounds may still count. They stay open until the transaction ends: nothing is paid while rounds are
 * counted.
 */
export const openTournaments = (
  tx: Tx,
  { playerIds, now }: { playerIds: readonly string[]; now: Temporal.Instant },
): Promise<StoredTournament[]> => tx.query<StoredTournament>(openSql, [now.toString(), playerIds])

/** Ids of those that are not over; cancelled ones while a buy-in is to be returned. */
export async function tournamentsToMove(executor: Db | Tx): Promise<string[]> {
  const rows = await executor.query<{ id: string }>(
    `select id from tournaments.tournaments where state not in ('paid', 'cancelled')
     union select distinct tournament_id from tournaments.entries join tournaments.tournaments on id = tournament_id
       where state = 'cancelled' and paid > 0 and refunded_at is null
     limit 1000`,
  )
  return rows.map(({ id }) => id)
}

export async function setState(
  tx: Tx,
  id: string,
  { state, note }: { state: StoredState; note?: string },
): Promise<void> {
  await tx.query('update tournaments.tournaments set state = $2, note = coalesce($3, note) where id = $1', [
    id,
    state,
    note ?? null,
  ])
}

/** Returns the number of the next entry. */
export async function nextEntry(tx: Tx, id: string): Promise<number> {
  const [row] = await tx.query<{ entrants: number }>(
    'update tournaments.tournaments set entrants = entrants + 1 where id = $1 returning entrants',
    [id],
  )
  return row?.entrants ?? 0
}

/** The tournaments of all sites; the one that ends last comes first. */
export const latestTournaments = (executor: Db | Tx): Promise<StoredTournament[]> =>
  executor.query<StoredTournament>(`select ${columns} from tournaments.tournaments order by ends_at desc limit 200`)
