-- Moves between the accounts of a supplier's jackpots, each once by the supplier's id. The ledger has whole minor units, in the shard of the house; what is left over is in `jackpot_carries`.
create table game_wallet.jackpot_moves (
  supplier text collate "C" not null,
  transaction_id text collate "C" not null,
  kind text collate "C" not null check (kind in ('seed', 'overflow', 'retired')),
  from_jackpot text collate "C" not null,
  to_jackpot text collate "C" not null check (to_jackpot <> from_jackpot),
  millionths bigint not null check (millionths > 0),
  currency text collate "C" not null,
  at timestamptz not null,
  primary key (supplier, transaction_id)
);
grant select, insert on game_wallet.jackpot_moves to andon_app;
