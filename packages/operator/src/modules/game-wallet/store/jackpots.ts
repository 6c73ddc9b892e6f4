import type { Contribution } from '@andon/contract/wallet-api'
import { prepared, type Tx } from '@andon/platform/sql'
import type { StoredTransaction } from '../domain/stored.ts'
import type { RoundName } from './rounds.ts'

/** The sums that one call moved into jackpots, by jackpot; below zero: back. */
export interface StoredContributions extends RoundName {
  readonly transactionId: string
  readonly kind: StoredTransaction['kind']
  readonly contributions: readonly Contribution[]
}

const contributionsSql =
  prepared(`select said.supplier, said.player_id as "playerId", said.round_id as "roundId", said.transaction_id as "transactionId",
       stored.kind, said.contributions
     from (select distinct * from unnest($1::text[], $2::text[], $3::text[]) as named (supplier, player_id, round_id)) as wanted
     join game_wallet.play_details as said using (supplier, player_id, round_id)
     join game_wallet.supplier_transactions as stored
       on stored.player_id = said.player_id and stored.supplier = said.supplier and stored.transaction_id = said.transaction_id
     where said.contributions is not null`)

export async function contributionsOf(tx: Tx, rounds: readonly RoundName[]): Promise<StoredContributions[]> {
  return tx.query<StoredContributions>(contributionsSql, [
    rounds.map((round) => round.supplier),
    rounds.map((round) => round.playerId),
    rounds.map((round) => round.roundId),
  ])
}

/** The rest of a jackpot on one shard that is less than a whole minor unit. */
export interface Carry {
  readonly supplier: string
  readonly jackpot: string
  readonly currency: string
  readonly shard: number
  readonly millionths: number
}
export type CarryName = Omit<Carry, 'millionths'>

/** Makes those that are missing, and locks all in one order. */
const lockSql =
  prepared(`insert into game_wallet.jackpot_carries as kept (supplier, jackpot, currency, shard, millionths)
     select distinct supplier, jackpot, currency, shard, 0
     from unnest($1::text[], $2::text[], $3::smallint[], $4::text[]) as wanted (supplier, currency, shard, jackpot)
     order by supplier, jackpot, currency, shard
     on conflict (supplier, jackpot, currency, shard) do update set millionths = kept.millionths
     returning supplier, jackpot, currency, shard, millionths`)

export async function lockCarries(tx: Tx, names: readonly CarryName[]): Promise<Carry[]> {
  return tx.query<Carry>(lockSql, [
    names.map((name) => name.supplier),
    names.map((name) => name.currency),
    names.map((name) => name.shard),
    names.map((name) => name.jackpot),
  ])
}

const saveSql = prepared(`update game_wallet.jackpot_carries as kept set millionths = changed.millionths
     from unnest($1::text[], $2::text[], $3::smallint[], $4::bigint[], $5::text[]) as changed (supplier, currency, shard, millionths, jackpot)
     where kept.supplier = changed.supplier and kept.jackpot = changed.jackpot and kept.currency = changed.currency and kept.shard = changed.shard`)

export async function saveCarries(tx: Tx, carries: readonly Carry[]): Promise<void> {
  await tx.query(saveSql, [
    carries.map((carry) => carry.supplier),
    carries.map((carry) => carry.currency),
    carries.map((carry) => carry.shard),
    carries.map((carry) => carry.millionths),
    carries.map((carry) => carry.jackpot),
  ])
}
