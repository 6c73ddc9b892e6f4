import type { Contribution } from '@andon/contract/wallet-api'
import { prepared, type Tx } from '@andon/platform/sql'
import type { MoneyCall } from '../domain/stored.ts'

const insertSql =
  prepared(`insert into game_wallet.play_details (player_id, supplier, transaction_id, round_id, details, contributions)
     select player_id, supplier, transaction_id, round_id, details::jsonb, contributions::jsonb
     from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[])
       as fresh (player_id, supplier, transaction_id, round_id, details, contributions)`)

export interface CallDetails
  extends Pick<MoneyCall, 'playerId' | 'supplier' | 'transactionId' | 'roundId' | 'details'> {
  /** The sums that the call moved into jackpots; below zero: back. */
  readonly contributions: readonly Contribution[] | undefined
}

export async function insertDetails(tx: Tx, calls: readonly CallDetails[]): Promise<void> {
  await tx.query(insertSql, [
    calls.map(({ playerId }) => playerId),
    calls.map(({ supplier }) => supplier),
    calls.map(({ transactionId }) => transactionId),
    calls.map(({ roundId }) => roundId),
    calls.map(({ details }) => (details === undefined ? null : JSON.stringify(details))),
    calls.map(({ contributions }) => (contributions === undefined ? null : JSON.stringify(contributions))),
  ])
}
