import type { Db } from '@andon/platform/sql'

/** Spread over as many days, newest last. */
export const days = 300
export const games = 20

/**
 * Inserts a history of payments and rounds as the owner of the database: posting them one by one would take most of an hour. Every column that a
 * page of history reads is filled as posting would fill it.
 */
export async function fill(ownerDb: Db, { playerId, rows }: { playerId: string; rows: number }): Promise<void> {
  await ownerDb.query(
    `with mine as (select shard, id from wallet.accounts where holder = $1),
     past as (
       select n, nextval('wallet.transfer_numbers') as number, now() - interval '${days} days' * (1 - n::float8 / $2) as at
       from generate_series(1, $2::int) as n),
     payment as (
       insert into wallet.transfers (shard, owner, key, hash, number, id, kind, currency, reference, at)
       select shard, $1, 'past-' || n, sha256(n::text::bytea), number, 'trf_' || $1 || n,
         (array['deposit', 'withdrawal', 'positiveAdjustment', 'deposit'])[1 + n % 4], 'JPY', 'dep_' || n, at
       from mine cross join past)
     insert into wallet.entries (shard, account_id, version, pocket, transfer, amount, before, after)
     select shard, id, n, 1, number, 1, n - 1, n from mine cross join past
     union all select shard, -id, n, 1, number, -1, 1 - n, -n from mine cross join past`,
    [playerId, rows],
  )
  await ownerDb.query(
    `with past as (
       select n, 'rnd_' || lpad(n::text, 26, '0') as round_id, 'game-' || n % ${games} as game_code,
         now() - interval '${days} days' * (1 - n::float8 / $2) as at
       from generate_series(1, $2::int) as n),
     round as (
       insert into game_wallet.rounds (supplier, player_id, round_id, game_code, currency, state, staked, won, opened_at, closed_at)
       select 'arcade', $1, round_id, game_code, 'JPY', 'closed', 100, 90, at, at from past)
     insert into game_wallet.supplier_transactions (supplier, transaction_id, kind, payload_hash, player_id, round_id, game_code,
       bet_transaction_id, amount, currency, balance, state, split, at)
     select 'arcade', kind || $1 || n, kind, sha256(n::text::bytea), $1, round_id, game_code,
       case kind when 'win' then 'bet' || $1 || n end, 100, 'JPY', 1000, case kind when 'bet' then 'paid' end,
       case kind when 'bet' then '[]'::jsonb end, at
     from past cross join unnest(array['bet', 'win']) as kind`,
    [playerId, rows],
  )
}
