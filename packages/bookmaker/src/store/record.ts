import type { Db } from '@andon/platform/sql'
import type { Sport } from '../model/sports.ts'

export const betKinds = ['single', 'builder', 'multiple', 'system'] as const

/** Decided bets of a player on one sport (null: on several) and of one kind. Money is in minor units. */
export interface RecordRow {
  readonly sport: Sport | null
  readonly kind: (typeof betKinds)[number]
  readonly bets: number
  readonly staked: number
  readonly returned: number
  /** The count of these bets whose chances were known when they were made. */
  readonly known: number
  readonly knownStaked: number
  readonly knownReturned: number
  /** The average return of the known bets by these chances, and its variance. Null without any. */
  readonly expected: number | null
  readonly variance: number | null
  /** Singles with a price of before the start and a closing price, and how far theirs stood above it on average: 0.02 is 2 %. Null without any. */
  readonly closed: number
  readonly closingValue: number | null
}

/** Results of a player's decided bets since a moment (null: ever), by sport and kind, the most staked first. Free bets and returned ones do not count. */
export async function recordOf(db: Db, playerId: string, since: Temporal.Instant | null): Promise<RecordRow[]> {
  return db.query<RecordRow>(
    `select decided.sport, decided.kind, count(*)::int bets, sum(stake)::bigint staked, sum(paid)::bigint returned,
       count(expected_returns)::int known, coalesce(sum(stake) filter (where expected_returns is not null), 0)::bigint "knownStaked",
       coalesce(sum(paid) filter (where expected_returns is not null), 0)::bigint "knownReturned",
       sum(expected_returns) expected, sum(returns_variance) variance,
       count(closing)::int closed, avg(closing) "closingValue"
     from (
       select bet.stake, bet.paid, bet.expected_returns, bet.returns_variance,
         case when legs.sports = 1 then legs.sport end sport,
         case when legs.wins = 1 then case when legs.joint then 'builder' else 'single' end
           when bet.size = legs.wins and bet.folds = array[legs.wins] then 'multiple' else 'system' end kind,
         case when legs.wins = 1 and not legs.joint then legs.closing end closing
       from bookmaker.bets bet cross join lateral (
         select (count(*) filter (where role = 'win'))::int wins, bool_or(role = 'together') joint,
           count(distinct about ->> 'sport') sports, min(about ->> 'sport') sport,
           max(price::double precision / closing_price - 1) filter (where role = 'win' and boost is null) closing
         from bookmaker.legs leg where leg.player_id = bet.player_id and leg.bet_id = bet.id) legs
       where bet.player_id = $1 and ($2::timestamptz is null or bet.placed_at >= $2) and bet.free_bets is not true
         and bet.status in ('WON', 'LOST', 'HALF_WON_HALF_PUSHED', 'HALF_LOST_HALF_PUSHED', 'CASHED_OUT')) decided
     group by decided.sport, decided.kind order by staked desc, kind, sport`,
    [playerId, since?.toString() ?? null],
  )
}
