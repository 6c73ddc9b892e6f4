-- Jackpots that players have won, by round, as the game wallet announces settled rounds. The money is in the ledger.
create schema jackpots;
grant usage on schema jackpots to andon_app;

create table jackpots.wins (
  player_id platform.player_id not null,
  supplier text not null,
  round_id text not null,
  jackpot text not null,
  game_code text not null,
  currency text not null,
  amount bigint not null check (amount > 0),
  staked bigint not null check (staked >= 0),
  at timestamptz not null,
  primary key (player_id, supplier, round_id, jackpot)
);
create index wins_by_time on jackpots.wins (at);
grant select, insert, delete on jackpots.wins to andon_app;
