-- Rounds of leagues as suppliers state them, and what players tip on their matches.
create table tournaments.sport_rounds (
  supplier text not null,
  round_id text not null,
  league text not null,
  names jsonb not null,
  number integer not null check (number > 0),
  size integer not null check (size > 0),
  primary key (supplier, round_id)
);
create index sport_rounds_of_league on tournaments.sport_rounds (supplier, league);

create table tournaments.sport_matches (
  supplier text not null,
  match_id text not null,
  round_id text not null,
  -- The supplier's clock, in milliseconds: of two statements the later one counts.
  stated_at bigint not null,
  names jsonb not null,
  starts_at timestamptz not null,
  state text not null check (state in ('scheduled', 'postponed', 'live', 'settled', 'void')),
  home integer check (home >= 0),
  away integer check (away >= 0),
  primary key (supplier, match_id),
  foreign key (supplier, round_id) references tournaments.sport_rounds,
  constraint scored check (state <> 'settled' or (home is not null and away is not null))
);
create index sport_matches_of_round on tournaments.sport_matches (supplier, round_id);
create index sport_matches_by_start on tournaments.sport_matches (starts_at);

-- A series has one contest of a round.
create unique index one_contest_of_a_round on tournaments.tournaments (series, site, (rules #>> '{tips,round}')) where rules ? 'tips';
create index contests_of_round on tournaments.tournaments ((rules #>> '{tips,supplier}'), (rules #>> '{tips,round}')) where rules ? 'tips';

create table tournaments.tips (
  player_id platform.player_id not null,
  tournament_id text not null references tournaments.tournaments,
  match_id text not null,
  home integer not null check (home >= 0),
  away integer not null check (away >= 0),
  -- Of the last change, in whole milliseconds.
  received_at timestamptz not null,
  primary key (player_id, tournament_id, match_id)
);
create index tips_on_match on tournaments.tips (tournament_id, match_id);

-- Every request that stored tips: the same key stores once, and disputes can be settled.
create table tournaments.tip_saves (
  player_id platform.player_id not null,
  tournament_id text not null references tournaments.tournaments,
  idempotency_key text not null,
  tips jsonb not null,
  received_at timestamptz not null,
  primary key (player_id, tournament_id, idempotency_key)
);

-- The results that prizes were paid on.
create table tournaments.tip_results (
  tournament_id text primary key references tournaments.tournaments,
  results jsonb not null
);

grant select, insert on tournaments.sport_rounds, tournaments.sport_matches, tournaments.tips, tournaments.tip_saves, tournaments.tip_results to andon_app;
grant update on tournaments.sport_rounds, tournaments.sport_matches to andon_app;
grant update (home, away, received_at) on tournaments.tips to andon_app;
grant delete on tournaments.sport_rounds, tournaments.sport_matches to andon_app;
