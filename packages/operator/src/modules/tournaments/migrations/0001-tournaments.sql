-- Tournaments, who has entered them, and every round that counts. The money is in the ledger.
create schema tournaments;
grant usage on schema tournaments to andon_app;

create table tournaments.tournaments (
  id text primary key check (id ~ '^trn_[0-9a-z_]{1,56}$'),
  series text not null check (series ~ '^[a-z0-9-]{2,60}$'),
  run integer not null check (run > 0),
  site text not null,
  currency text not null,
  -- Texts and picture.
  about jsonb not null,
  -- Ids of the players who may enter one by invitation.
  invited text[] not null,
  -- Frozen: what the hash is of, and the seed that it commits to.
  rules jsonb not null,
  rules_hash text not null,
  seed text not null check (seed ~ '^[0-9a-f]{64}$'),
  state text not null check (state in ('published', 'running', 'closing', 'provisional', 'paid', 'cancelled')),
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  -- Until then, rounds that began before the end may still close.
  closes_at timestamptz not null check (closes_at >= ends_at),
  -- Prizes are held until then.
  pays_at timestamptz not null check (pays_at >= closes_at),
  -- The number of the next entry, less one.
  entrants integer not null default 0 check (entrants >= 0),
  note text,
  created_at timestamptz not null,
  constraint numbered_runs unique (series, site, run),
  constraint one_run_at_a_time unique (series, site, starts_at)
);
create index tournaments_to_move on tournaments.tournaments (ends_at) where state not in ('paid', 'cancelled');
create index tournaments_of_site on tournaments.tournaments (site, ends_at);
create index tournaments_by_start on tournaments.tournaments (starts_at);

-- How likely each result of a game is, by the hash that the rules of tournaments name.
create table tournaments.histograms (
  hash text primary key check (hash ~ '^[0-9a-f]{64}$'),
  histogram jsonb not null
);

create table tournaments.entries (
  player_id platform.player_id not null,
  tournament_id text not null references tournaments.tournaments,
  number integer not null check (number > 0),
  idempotency_key text not null,
  paid bigint not null check (paid >= 0),
  entered_at timestamptz not null,
  score bigint not null default 0,
  rounds integer not null default 0 check (rounds >= 0),
  -- Position of the round that decided the score: the earlier one is ahead of an equal score.
  decided_at bigint not null default 0,
  -- Part of the score: what staff added or took away.
  adjusted bigint not null default 0,
  removed_at timestamptz,
  removed_because text,
  refunded_at timestamptz,
  rank integer,
  prize bigint check (prize > 0),
  paid_at timestamptz,
  primary key (player_id, tournament_id),
  constraint paid_once check ((prize is null) = (paid_at is null))
);
-- The order of a board: entries with a result first. All ascend, so that a rank is a count of the entries before a key.
create index entries_by_rank on tournaments.entries (tournament_id, (rounds = 0), (-score), decided_at, number) where removed_at is null;
create index entries_of_player on tournaments.entries (player_id, entered_at desc);

-- The rank log.
create table tournaments.rounds (
  player_id platform.player_id not null,
  tournament_id text not null references tournaments.tournaments,
  supplier text not null,
  round_id text not null,
  -- Of the first fact of the round; a correction keeps it.
  position bigint not null,
  game_code text not null,
  stake bigint not null check (stake >= 0),
  win bigint not null check (win >= 0),
  points bigint not null check (points >= 0),
  staked_at timestamptz not null,
  primary key (player_id, tournament_id, supplier, round_id)
);
create index rounds_by_position on tournaments.rounds (player_id, tournament_id, position);

grant select, insert on tournaments.tournaments, tournaments.histograms, tournaments.entries, tournaments.rounds to andon_app;
-- Of runs that nobody entered.
grant delete on tournaments.tournaments to andon_app;
-- Rules, seed and times never change after the publication.
grant update (state, entrants, note) on tournaments.tournaments to andon_app;
grant update (score, rounds, decided_at, adjusted, removed_at, removed_because, refunded_at, rank, prize, paid_at) on tournaments.entries to andon_app;
grant update (stake, win, points) on tournaments.rounds to andon_app;
