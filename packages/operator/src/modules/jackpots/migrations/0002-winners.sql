-- Players who agreed to be shown among the winners, and from when on. Without a row: not shown.
create table jackpots.consents (
  player_id platform.player_id primary key,
  at timestamptz not null
);
grant select, insert, delete on jackpots.consents to andon_app;

-- For who may see a round.
create index wins_of_round on jackpots.wins (supplier, round_id);

comment on column jackpots.wins.jackpot is 'Empty: a great win of the round itself, which is kept of players who agreed to be shown';

-- What each game returned over its last rounds: the sums of jackpots.return_rounds, and the number of rounds so far, which gives the next slot.
create table jackpots.returns (
  game_code text not null,
  currency text not null,
  ever bigint not null check (ever >= 0),
  rounds integer not null default 0 check (rounds >= 0),
  staked bigint not null default 0 check (staked >= 0),
  won bigint not null default 0 check (won >= 0),
  primary key (game_code, currency)
);

-- The last rounds of each game: a ring of slots.
create table jackpots.return_rounds (
  game_code text not null,
  currency text not null,
  slot integer not null check (slot between 0 and 999),
  player_id platform.player_id not null,
  supplier text not null,
  round_id text not null,
  stake bigint not null check (stake >= 0),
  win bigint not null check (win >= 0),
  primary key (game_code, currency, slot),
  constraint one_slot_a_round unique (player_id, supplier, round_id)
);

grant select, insert, update on jackpots.returns, jackpots.return_rounds to andon_app;
