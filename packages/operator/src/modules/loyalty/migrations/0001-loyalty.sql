-- Levels of loyalty: on which days a player has played, which games were tried, which levels were reached, and what was paid for them. No amount of any
-- stake is here. What the levels are is data on disk.
create schema loyalty;
grant usage on schema loyalty to andon_app;

-- The days in UTC on which a round for money began.
create table loyalty.days (
  player_id platform.player_id not null,
  day date not null,
  primary key (player_id, day)
);

-- The first day on which each game was played.
create table loyalty.titles (
  player_id platform.player_id not null,
  game_code text not null,
  day date not null,
  primary key (player_id, game_code)
);

-- Written once: a level that was reached stays, whatever happens to the points or to what the level asks for.
create table loyalty.reached (
  player_id platform.player_id not null,
  level smallint not null check (level > 0),
  reached_at timestamptz not null,
  primary key (player_id, level)
);

create table loyalty.claims (
  player_id platform.player_id not null,
  level smallint not null,
  idempotency_key text not null,
  bonus_id text not null,
  -- Minor units.
  value bigint not null check (value > 0),
  claimed_at timestamptz not null,
  primary key (player_id, level),
  foreign key (player_id, level) references loyalty.reached,
  constraint one_claim_a_key unique (player_id, idempotency_key)
);

grant select, insert on loyalty.days, loyalty.reached, loyalty.claims to andon_app;
grant select, insert, update (day) on loyalty.titles to andon_app;
