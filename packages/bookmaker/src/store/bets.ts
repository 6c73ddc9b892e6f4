import type { Language } from '@andon/contract/languages'
import type { Currency } from '@andon/money'
import { type Fraction, fraction } from '@andon/money/fraction'
import { assert } from '@andon/platform/assert'
import { playerOf } from '@andon/platform/ids'
import type { Db, Tx } from '@andon/platform/sql'
import type { BetRefused } from '../bet-rules/bet-refused.ts'
import type { BetStatus } from '../bet-rules/bet-status.ts'
import type { PricePolicy } from '../bet-rules/price-policy.ts'
import type { Bet } from '../bet-rules/settle-bet.ts'
import type { MultipleBoost } from '../settlement/multiple-boost.ts'
import { oddsOfPrice } from '../settlement/odds.ts'
import type { Slip } from '../settlement/slip.ts'
import { decidedBy, joinedLegs } from './joined-legs.ts'
import { findLegs, type StoredLeg } from './legs.ts'

export interface BetName {
  readonly playerId: string
  readonly id: string
}

/** Steps of a pending bet. `waiting`: for its delay; `asking`: its loss is reserved and its stake may be taken; `returning`: its stake is given back. */
export type BetStep = 'waiting' | 'asking' | 'returning'

export interface BetRow extends BetName {
  /** Eight characters that no other bet has, as `8f4k22qd`. */
  readonly reference: string
  readonly requestHash: string
  readonly walletSession: string
  readonly currency: Currency
  readonly language: Language
  readonly policy: PricePolicy
  readonly size: number
  readonly folds: number[]
  readonly eachWay: boolean
  readonly stake: number
  readonly stakePerLine: string
  readonly freeBets: boolean | null
  readonly placedAt: Temporal.Instant
  readonly delayedUntil: Temporal.Instant | null
  readonly acceptedAt: Temporal.Instant | null
  readonly status: BetStatus
  readonly step: BetStep | null
  readonly attempts: number
  readonly refused: BetRefused | null
  readonly cashedOut: number
  readonly paid: number
  readonly closed: boolean
  readonly payments: number
  readonly revision: number
  readonly voidReason: string | null
  readonly trouble: string | null
  /** The open bet that this one is to replace, or has replaced, and its revision when that was asked for. */
  readonly replaces: string | null
  readonly replacesRevision: number | null
  readonly replacedBy: string | null
  /** The first bet of those that replaced each other: the wallet has its round and its stake. Null: this one. */
  readonly round: string | null
  /** What a multiple adds to its winnings; null for a bet that adds nothing. */
  readonly multipleBoost: MultipleBoost | null
}

/** A bet with its legs in order. */
export interface StoredBet extends BetRow {
  readonly legs: readonly StoredLeg[]
}

const columns = `bet.player_id "playerId", bet.id, bet.reference, bet.request_hash "requestHash", bet.wallet_session "walletSession", bet.currency, bet.language, bet.policy,
  bet.size, bet.folds, bet.each_way "eachWay", bet.stake, bet.stake_per_line "stakePerLine", bet.free_bets "freeBets",
  bet.placed_at "placedAt", bet.delayed_until "delayedUntil",
  bet.accepted_at "acceptedAt", bet.status, bet.step, bet.attempts, bet.refused, bet.cashed_out "cashedOut", bet.paid, bet.closed, bet.payments,
  bet.revision, bet.void_reason "voidReason", bet.trouble,
  bet.replaces, bet.replaces_revision "replacesRevision", bet.replaced_by "replacedBy", bet.round, bet.multiple_boost "multipleBoost"`

export async function findBet(db: Db | Tx, { playerId, id }: BetName): Promise<StoredBet | null> {
  const rows = await db.query<BetRow>(`select ${columns} from bookmaker.bets bet where player_id = $1 and id = $2`, [
    playerId,
    id,
  ])
  return (await withLegs(db, rows))[0] ?? null
}

export async function findRequestedBet(
  db: Db | Tx,
  { playerId, requestId }: { playerId: string; requestId: string },
): Promise<StoredBet | null> {
  const rows = await db.query<BetRow>(
    `select ${columns} from bookmaker.bets bet where player_id = $1 and request_id = $2`,
    [playerId, requestId],
  )
  return (await withLegs(db, rows))[0] ?? null
}

/** The bet with this reference, in small letters without a hyphen; null where none has it. */
export async function findReferenced(db: Db | Tx, reference: string): Promise<BetName | null> {
  const [found] = await db.query<{ id: string }>(
    'select bet_id id from bookmaker.bet_references where reference = $1',
    [reference],
  )
  const playerId = found && playerOf(found.id)
  return found && playerId ? { playerId, id: found.id } : null
}

/** The newest first, below the id `before`, without those that another one goes on for. */
export async function findBets(
  db: Db,
  { playerId, open, before, limit }: { playerId: string; open: boolean; before: string | null; limit: number },
): Promise<StoredBet[]> {
  const rows = await db.query<BetRow>(
    `select ${columns} from bookmaker.bets bet
     where player_id = $1 and status <> 'REPLACED' and (status in ('PENDING_ACCEPTANCE', 'ACCEPTED')) = $2 and ($3::text is null or id < $3)
     order by id desc limit $4`,
    [playerId, open, before, limit],
  )
  return withLegs(db, rows)
}

export interface OpenStakes {
  /** Minor units. */
  readonly all: number
  readonly since: number
}

/** Returns the stakes of bets that are not decided, in all and on those placed from `since` on; parts that were cashed out are not in it. */
export async function openStakes(
  db: Db,
  { playerId, since }: { playerId: string; since: Temporal.Instant },
): Promise<OpenStakes> {
  const [stakes] = await db.query<OpenStakes>(
    `select coalesce(sum(coalesce(open_stake, stake)), 0)::bigint "all",
       coalesce(sum(coalesce(open_stake, stake)) filter (where placed_at >= $2), 0)::bigint since
     from bookmaker.bets where player_id = $1 and status in ('PENDING_ACCEPTANCE', 'ACCEPTED') and step is distinct from 'waiting'`,
    [playerId, since.toString()],
  )
  return stakes ?? { all: 0, since: 0 }
}

/** Locks bets in the order of player and id, and returns them in it; those that do not exist are absent. */
export async function lockBets(tx: Tx, names: readonly BetName[]): Promise<StoredBet[]> {
  const rows = await tx.query<BetRow>(
    `select ${columns} from bookmaker.bets bet
     where (player_id, id) in (select * from unnest($1::text[], $2::text[]))
     order by player_id, id for update`,
    [names.map(({ playerId }) => playerId), names.map(({ id }) => id)],
  )
  return withLegs(tx, rows)
}

export async function lockBet(tx: Tx, name: BetName): Promise<StoredBet | null> {
  return (await lockBets(tx, [name]))[0] ?? null
}

async function withLegs(db: Db | Tx, rows: readonly BetRow[]): Promise<StoredBet[]> {
  if (rows.length === 0) return []
  const legs = await findLegs(db, rows)
  return rows.map((row) => ({ ...row, legs: legs.get(row.id) ?? [] }))
}

/** The slip as it stands: at the prices of its legs, with what is left of its stake. */
export function slipOf({
  stakePerLine,
  size,
  folds,
  eachWay,
  legs,
  multipleBoost,
}: Pick<StoredBet, 'stakePerLine' | 'size' | 'folds' | 'eachWay' | 'legs' | 'multipleBoost'>): Slip {
  return {
    ...(multipleBoost && { boost: multipleBoost }),
    stakePerLine: readFraction(stakePerLine),
    system: { size, folds },
    eachWay,
    legs: joinedLegs(legs).map(({ id, win: { price, banker, placeFraction } }) => ({
      id,
      odds: oddsOfPrice(price),
      banker,
      placeFraction: placeFraction === null ? null : readFraction(placeFraction),
    })),
  }
}

/** The bet as the rules of settlement see it. */
export function betOf(stored: StoredBet): Bet {
  const { id, acceptedAt, status, cashedOut, paid, closed } = stored
  const acceptedAtMs = acceptedAt?.epochMilliseconds ?? 0
  const joined = joinedLegs(stored.legs)
  return {
    id,
    slip: slipOf(stored),
    acceptedAtMs,
    status,
    cashedOut,
    paid,
    closed,
    selections: new Map(joined.map((leg) => [leg.id, decidedBy(leg).selections])),
    places: new Map(joined.flatMap((leg) => (leg.place ? [[leg.id, leg.place.selection]] : []))),
  }
}

/** A fraction as it is stored, `66` or `200/3`. */
export function readFraction(text: string): Fraction {
  const [numerator, denominator = '1'] = text.split('/')
  assert(numerator !== undefined, 'a stored stake is a fraction')
  return fraction(BigInt(numerator), BigInt(denominator))
}
