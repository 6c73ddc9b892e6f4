import type { Currency } from '@andon/money'
import type { Claim } from '@andon/platform/owed-calls'
import type { Db } from '@andon/platform/sql'
import type { BetName } from './table-bets.ts'
import type { RoundOfTable } from './table-rounds.ts'

/** A bet for which the wallet is to be called. */
export interface DueBet extends BetName, RoundOfTable {
  readonly state: 'asked' | 'settling' | 'returning'
  readonly mode: 'real' | 'demo'
  readonly gameCode: string
  readonly currency: Currency
  readonly stake: number
  readonly win: number | null
  readonly attempts: number
  readonly walletSession: string
}

export async function claimDueBets(db: Db, { now, leasedUntil, limit }: Claim): Promise<DueBet[]> {
  return db.query<DueBet>(
    `update arcade.table_bets bet set next_attempt_at = $2, attempts = attempts + 1
     from arcade.sessions session
     where session.owner = bet.owner and session.id = bet.session_id and (bet.owner, bet.id) in (
       select owner, id from arcade.table_bets where next_attempt_at <= $1 order by next_attempt_at limit $3 for update skip locked)
     returning bet.owner, bet.id, bet.table_id "tableId", bet.number, bet.state, bet.mode, bet.game_code "gameCode", bet.currency, bet.stake, bet.win, bet.attempts,
       session.wallet_session "walletSession"`,
    [now.toString(), leasedUntil.toString(), limit],
  )
}

/** The outcome of a call for a bet that was in the state `from`. */
export interface BetOutcome extends BetName, RoundOfTable {
  readonly from: DueBet['state']
  readonly to: 'settling' | 'settled' | 'returning' | 'returned' | 'disputed'
  /** Null: it has ended. */
  readonly nextAttemptAt: Temporal.Instant | null
}

/** Each only where the bet is still in the state that the call was made for. */
export async function storeBetOutcomes(db: Db, outcomes: readonly BetOutcome[], at: Temporal.Instant): Promise<void> {
  await db.query(
    `update arcade.table_bets bet set state = outcome.state, next_attempt_at = outcome.next_attempt_at, ended_at = case when outcome.next_attempt_at is null then $6::timestamptz end
     from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::timestamptz[]) as outcome (owner, id, before, state, next_attempt_at)
     where bet.owner = outcome.owner and bet.id = outcome.id and bet.state = outcome.before`,
    [
      outcomes.map(({ owner }) => owner),
      outcomes.map(({ id }) => id),
      outcomes.map(({ from }) => from),
      outcomes.map(({ to }) => to),
      outcomes.map(({ nextAttemptAt }) => nextAttemptAt?.toString() ?? null),
      at.toString(),
    ],
  )
}
