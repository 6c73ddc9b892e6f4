import type { SportMatchSent, SportRoundSent } from '@andon/contract/wallet-api/sport-rounds'
import { type Db, prepared, type Tx } from '@andon/platform/sql'

export interface Names {
  readonly ja: string
  readonly en: string
}

export interface StoredMatch {
  readonly matchId: string
  readonly roundId: string
  readonly names: { readonly home: Names; readonly away: Names }
  readonly startsAt: Temporal.Instant
  readonly state: SportMatchSent['state']
  readonly home: number | null
  readonly away: number | null
}

const columns = `match_id as "matchId", round_id as "roundId", names, starts_at as "startsAt", state, home, away`

const roundsSql = prepared(`insert into tournaments.sport_rounds (supplier, round_id, league, names, number, size)
  select $1, * from unnest($2::text[], $3::text[], $4::jsonb[], $5::int[], $6::int[]) as sent (round_id, league, names, number, size)
  order by round_id
  on conflict (supplier, round_id) do update set names = excluded.names, size = excluded.size
  where (sport_rounds.names, sport_rounds.size) is distinct from (excluded.names, excluded.size)`)
/** A round keeps its league and number. */
export async function saveRounds(tx: Tx, supplier: string, rounds: readonly SportRoundSent[]): Promise<void> {
  await tx.query(roundsSql, [
    supplier,
    rounds.map(({ roundId }) => roundId),
    rounds.map(({ leagueId }) => leagueId),
    rounds.map(({ league }) => JSON.stringify(league)),
    rounds.map(({ number }) => number),
    rounds.map(({ size }) => size),
  ])
}

const knownSql = prepared(
  `select ${columns} from tournaments.sport_matches where supplier = $1 and match_id = any($2::text[]) order by match_id for no key update`,
)
const matchesSql =
  prepared(`insert into tournaments.sport_matches (supplier, match_id, round_id, stated_at, names, starts_at, state, home, away)
  select $1, match_id, round_id, $2::bigint, names, starts_at, state, home, away
  from unnest($3::text[], $4::text[], $5::jsonb[], $6::timestamptz[], $7::text[], $8::int[], $9::int[])
    as sent (match_id, round_id, names, starts_at, state, home, away) order by match_id
  on conflict (supplier, match_id) do update set stated_at = excluded.stated_at, names = excluded.names,
    starts_at = excluded.starts_at, state = excluded.state, home = excluded.home, away = excluded.away
  where sport_matches.stated_at < excluded.stated_at
  returning ${columns}`)
/** Keeps the latest statement of each match. Returns the rounds of which a result has changed. */
export async function saveMatches(
  tx: Tx,
  { supplier, at, rounds }: { supplier: string; at: number; rounds: readonly SportRoundSent[] },
): Promise<string[]> {
  const sent = rounds.flatMap(({ roundId, matches }) => matches.map((match) => ({ ...match, roundId })))
  const ids = sent.map(({ matchId }) => matchId)
  const before = new Map((await tx.query<StoredMatch>(knownSql, [supplier, ids])).map((one) => [one.matchId, one]))
  const stored = await tx.query<StoredMatch>(matchesSql, [
    supplier,
    at,
    ids,
    sent.map(({ roundId }) => roundId),
    sent.map(({ home, away }) => JSON.stringify({ home, away })),
    sent.map(({ startsAt }) => Temporal.Instant.fromEpochMilliseconds(startsAt).toString()),
    sent.map(({ state }) => state),
    sent.map(({ score }) => score?.home ?? null),
    sent.map(({ score }) => score?.away ?? null),
  ])
  const changed = stored.filter((match) => resultOf(match) !== resultOf(before.get(match.matchId)))
  return [...new Set(changed.map(({ roundId }) => roundId))]
}

/** The result that contests score, as a text to compare. */
const resultOf = (match: StoredMatch | undefined) => {
  if (match?.state === 'void') return 'void'
  return match?.state === 'settled' ? `${match.home}:${match.away} ${match.startsAt}` : ''
}

export const matchesOfRound = (
  executor: Db | Tx,
  { supplier, round }: { supplier: string; round: string },
): Promise<StoredMatch[]> =>
  executor.query<StoredMatch>(
    `select ${columns} from tournaments.sport_matches where supplier = $1 and round_id = $2 order by starts_at, match_id`,
    [supplier, round],
  )

export interface NextRound {
  readonly roundId: string
  readonly names: Names
  readonly number: number
}

/** The round of a league that begins next, after an instant, and of which every match is known and to be played; null: none yet. */
export async function nextRound(
  executor: Db | Tx,
  { supplier, league, after }: { supplier: string; league: string; after: Temporal.Instant },
): Promise<NextRound | null> {
  const rows = await executor.query<NextRound>(
    `select round_id as "roundId", sport_rounds.names, number from tournaments.sport_rounds join tournaments.sport_matches using (supplier, round_id)
     where supplier = $1 and league = $2 group by supplier, round_id
     having count(*) = size and bool_and(state = 'scheduled') and min(starts_at) > $3::timestamptz
     order by min(starts_at), round_id limit 1`,
    [supplier, league, after.toString()],
  )
  return rows[0] ?? null
}

/** Forgets rounds whose last match was to begin before. */
export async function forgetRounds(db: Db, before: Temporal.Instant): Promise<void> {
  await db.transaction(async (tx) => {
    const gone = await tx.query<{ supplier: string; roundId: string }>(
      `select supplier, round_id as "roundId" from tournaments.sport_rounds as round
       where not exists (select from tournaments.sport_matches as match where match.supplier = round.supplier
         and match.round_id = round.round_id and starts_at >= $1::timestamptz)
       order by supplier, round_id limit 200 for update`,
      [before.toString()],
    )
    const named = [gone.map(({ supplier }) => supplier), gone.map(({ roundId }) => roundId)]
    await tx.query(
      `delete from tournaments.sport_matches using unnest($1::text[], $2::text[]) as gone (by, round)
       where supplier = by and round_id = round`,
      named,
    )
    await tx.query(
      `delete from tournaments.sport_rounds using unnest($1::text[], $2::text[]) as gone (by, round)
       where supplier = by and round_id = round`,
      named,
    )
  })
}
