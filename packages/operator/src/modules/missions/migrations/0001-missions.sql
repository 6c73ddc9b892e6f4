-- Who takes part in missions, the rounds that count, and what was paid. What missions ask for is data on disk.
create schema missions;
grant usage on schema missions to andon_app;

create table missions.players (
  player_id platform.player_id primary key,
  -- Rounds count if their first stake was accepted after it.
  joined_at timestamptz not null
);

-- The rounds of those who take part, with the figures of the newest fact; kept for two months.
create table missions.rounds (
  player_id platform.player_id not null,
  supplier text not null,
  round_id text not null,
  position bigint not null,
  product text not null check (product in ('casino', 'sports')),
  category text not null,
  game_code text not null,
  stake bigint not null check (stake >= 0),
  staked_at timestamptz not null,
  primary key (player_id, supplier, round_id)
);
create index rounds_of_player on missions.rounds (player_id, staked_at);
create index rounds_by_time on missions.rounds (staked_at);

create table missions.claims (
  player_id platform.player_id not null,
  mission text not null,
  period date not null,
  idempotency_key text not null,
  bonus_id text not null,
  -- Minor units; counts for the caps.
  value bigint not null check (value >= 0),
  reward jsonb not null,
  claimed_at timestamptz not null,
  primary key (player_id, mission, period),
  constraint one_claim_a_key unique (player_id, idempotency_key)
);
create index claims_of_player on missions.claims (player_id, claimed_at);

grant select, insert, delete on missions.players to andon_app;
grant select, insert, delete, update (position, stake) on missions.rounds to andon_app;
grant select, insert on missions.claims to andon_app;
