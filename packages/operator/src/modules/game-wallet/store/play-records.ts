import type { ClosedRounds, GreatWin, PlayRecords, SupplierPlay } from '@andon/operator/catalogue'
import { prepared } from '@andon/platform/sql'
import { isAsked, realityTimeOf, setAnswered, setAsked } from './asked-sessions.ts'

/** The catalogue's access to game sessions and rounds, and to the marks of reality checks. */
export const playRecords: PlayRecords = {
  setAsked,
  setAnswered,
  realityTimeOf,
  isAsked,
  gamesInRound: async (executor, playerId) => {
    const rows = await executor.query<{ gameCode: string }>(inRoundSql, [playerId])
    return rows.map(({ gameCode }) => gameCode)
  },
  playersOfGames: (executor, { since, fewestPlayers }) =>
    executor.query<{ gameCode: string; players: number }>(playersSql, [since.toString(), fewestPlayers]),
  closedRounds: (executor, { from, until }) =>
    executor.query<ClosedRounds>(closedRoundsSql, [from.toString(), until.toString()]),
  greatWins: (executor, { from, until, leastTimes, limit }) =>
    executor.query<GreatWin>(greatWinsSql, [from.toString(), until.toString(), leastTimes, limit]),
  openRoundsOfSuppliers: async (executor) => {
    const rows = await executor.query<{ supplier: string; openRounds: number }>(openRoundsSql)
    return new Map(rows.map(({ supplier, openRounds }) => [supplier, openRounds]))
  },
  playOfSuppliers: async (executor) => {
    const rows = await executor.query<SupplierPlay & { supplier: string }>(suppliersSql)
    return new Map(rows.map(({ supplier, openRounds, lastBetAt }) => [supplier, { openRounds, lastBetAt }]))
  },
}

/** By the index of open rounds, which is small. */
const inRoundSql = prepared(
  `select distinct game_code as "gameCode" from game_wallet.rounds where player_id = $1 and state = 'open'`,
)

// The next three are not prepared: a plan from when the table was small would scan the whole table later instead of the index of closing times.

const playersSql = `select game_code as "gameCode", count(distinct player_id) as players
  from game_wallet.rounds where closed_at >= $1::timestamptz and state = 'closed' and staked > 0
  group by game_code having count(distinct player_id) >= $2::int order by players desc, game_code limit 100`

export const closedRoundsSql = `select game_code as "gameCode", currency, (closed_at at time zone 'UTC')::date as day, count(*) as rounds,
    sum(staked) as staked, sum(staked::numeric * staked) as "stakedSquare", sum(won) as won
  from game_wallet.rounds
  where closed_at >= $1::timestamptz and closed_at < $2::timestamptz and state = 'closed' and staked > 0
  group by 1, 2, 3`

const greatWinsSql = `select "gameCode", currency, staked, won from (
    select distinct on (player_id) game_code as "gameCode", currency, staked, won, closed_at from game_wallet.rounds
    where closed_at >= $1::timestamptz and closed_at < $2::timestamptz and state = 'closed' and staked > 0 and won >= staked * $3::int
    order by player_id, won::numeric / staked desc) as best
  order by closed_at desc limit $4::int`

const openRoundsSql = `select supplier, count(*) as "openRounds" from game_wallet.rounds where state = 'open' group by supplier`

const suppliersSql = `select supplier, count(*) filter (where state = 'open') as "openRounds", max(opened_at) as "lastBetAt"
  from game_wallet.rounds group by supplier`
