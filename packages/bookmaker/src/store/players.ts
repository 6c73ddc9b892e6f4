import type { Db, Tx } from '@andon/platform/sql'
import {
  classFactors,
  latestSingles,
  manyBets,
  type PlayerClass,
  type PlayerRecord,
  playerClass,
} from '../bet-rules/player-class.ts'

/** How much of a market's volume a player may take, and why. */
export interface StakeProfile extends PlayerRecord {
  readonly class: PlayerClass
  /** Thousandths of everybody's; staff's where they have set one, else that of the class. */
  readonly factor: number
  readonly isByStaff: boolean
}

/** Singles at a joint price, each way or at a boost are not compared with the closing price. */
export async function findStakeProfile(db: Db | Tx, playerId: string): Promise<StakeProfile> {
  const [row] = await db.query<PlayerRecord & { factor: number | null }>(
    `select (select factor from bookmaker.stake_factors where player_id = $1) factor,
       (select count(*)::integer from (select from bookmaker.bets
          where player_id = $1 and status in ('WON', 'LOST', 'HALF_WON_HALF_PUSHED', 'HALF_LOST_HALF_PUSHED', 'CASHED_OUT')
          limit ${manyBets}) decided) "decidedBets",
       count(*)::integer "comparedSingles", coalesce(round(avg(leg.price::numeric / leg.closing_price - 1) * 1000), 0)::integer "closingValue"
     from (select player_id, id from bookmaker.bets
        where player_id = $1 and size = 1 and status in ('WON', 'LOST', 'HALF_WON_HALF_PUSHED', 'HALF_LOST_HALF_PUSHED', 'CASHED_OUT')
        order by id desc limit ${latestSingles}) bet
     join bookmaker.legs leg on leg.player_id = bet.player_id and leg.bet_id = bet.id
     where leg.closing_price is not null and leg.boost is null and leg.place_fraction is null
       and not exists (select from bookmaker.legs other where other.player_id = bet.player_id and other.bet_id = bet.id and other.role <> 'win')`,
    [playerId],
  )
  const { factor = null, ...record } = row ?? { decidedBets: 0, comparedSingles: 0, closingValue: 0 }
  const known = playerClass(record)
  return { ...record, class: known, factor: factor ?? classFactors[known], isByStaff: factor !== null }
}

/** Volume that a player has open on an event, or on one market of it, counted as volume: above odds of 2 the stakes, up to 2 what they win. */
export interface OpenVolume {
  readonly eventId: string
  /** Null: of the whole event, where each bet counts once. */
  readonly marketKey: string | null
  readonly volume: number
}

/** Without the bets `except`. Under the locks of the events it misses none, because a bet is stored in the transaction that has them. */
export async function findOpenVolumes(
  db: Db | Tx,
  { playerId, events, except }: { playerId: string; events: readonly string[]; except: readonly string[] },
): Promise<OpenVolume[]> {
  return db.query<OpenVolume & Record<string, unknown>>(
    `with open as (
       select distinct leg.event_id, leg.market_key, bet.id, coalesce(least(bet.open_stake, bet.open_winnings), bet.stake) volume
       from bookmaker.legs leg join bookmaker.bets bet on bet.player_id = leg.player_id and bet.id = leg.bet_id
       where leg.player_id = $1 and leg.event_id = any($2::text[]) and bet.id <> all($3::text[]) and (bet.status = 'ACCEPTED' or bet.step = 'asking'))
     select event_id "eventId", market_key "marketKey", sum(volume)::bigint volume from open group by event_id, market_key
     union all
     select event_id, null, sum(volume)::bigint from (select distinct event_id, id, volume from open) bet group by event_id`,
    [playerId, [...events], [...except]],
  )
}

/** The players who have most open on an event; for staff. */
export async function largestPlayers(
  db: Db | Tx,
  event: string,
  limit: number,
): Promise<{ player: string; staked: number; winnings: number }[]> {
  return db.query<{ player: string; staked: number; winnings: number }>(
    `select bet.player_id player, sum(coalesce(bet.open_stake, bet.stake))::bigint staked, sum(coalesce(bet.open_winnings, 0))::bigint winnings
     from (select distinct player_id, bet_id from bookmaker.legs where event_id = $1) leg
     join bookmaker.bets bet on bet.player_id = leg.player_id and bet.id = leg.bet_id
     where bet.status = 'ACCEPTED' or bet.step = 'asking'
     group by bet.player_id order by sum(least(bet.open_stake, bet.open_winnings)) desc, bet.player_id limit $2`,
    [event, limit],
  )
}

/** Open bets of a player, those that can win most first; for staff. */
export async function openBetsOf(
  db: Db | Tx,
  playerId: string,
  limit: number,
): Promise<{ bet: string; staked: number; winnings: number; selections: string[] }[]> {
  return db.query<{ bet: string; staked: number; winnings: number; selections: string[] }>(
    `select bet.id bet, coalesce(bet.open_stake, bet.stake) staked, coalesce(bet.open_winnings, 0) winnings,
       array(select leg.selection from bookmaker.legs leg where leg.player_id = bet.player_id and leg.bet_id = bet.id order by leg.number) selections
     from bookmaker.bets bet where bet.player_id = $1 and (bet.status = 'ACCEPTED' or bet.step = 'asking')
     order by coalesce(bet.open_winnings, 0) desc, bet.id limit $2`,
    [playerId, limit],
  )
}

/** The last prices before the start, for the bets that were made before it. What has one keeps it. */
export async function noteClosingPrices(tx: Tx, prices: ReadonlyMap<string, number>): Promise<void> {
  await tx.query(
    `update bookmaker.legs leg set closing_price = closing.price from unnest($1::text[], $2::integer[]) as closing (selection, price)
     where leg.selection = closing.selection and leg.closing_price is null and leg.asked_score is null`,
    [[...prices.keys()], [...prices.values()]],
  )
}
