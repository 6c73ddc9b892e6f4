-- Games and suppliers, and what players have of them. What they play is in 0002-play.sql.
create schema catalogue;
grant usage on schema catalogue to andon_app;

-- Games as their suppliers publish them. A game that its supplier no longer publishes stays, unpublished: history names it.
create table catalogue.games (
  game_code text primary key,
  supplier text not null,
  -- The supplier's own code, as an aggregator's calls name it.
  supplier_game_code text not null,
  position integer not null check (position >= 0),
  published boolean not null,
  details jsonb not null
);
create index games_of_supplier on catalogue.games (supplier);
create unique index games_by_supplier_code on catalogue.games (supplier, supplier_game_code);

-- What a supplier tells players about a game beside its listing: words, pay table, distribution of a round. Apart from the listing, which every lobby reads.
create table catalogue.sheets (
  game_code text primary key references catalogue.games,
  sheet jsonb not null
);

-- One row: grows whenever what players see of the catalogue changes, so that pages made from an older one are dropped.
create table catalogue.content_version (
  only_row boolean primary key default true check (only_row),
  version bigint not null
);
insert into catalogue.content_version (version) values (1);

-- What staff have switched: a supplier or one game takes no new bets, or a supplier's contract has ended. Wins and rollbacks are never affected.
-- A supplier or game without a row is active.
create table catalogue.supplier_states (
  supplier text primary key,
  state text not null check (state in ('paused', 'retired')),
  since timestamptz not null,
  actor text not null
);
create table catalogue.paused_games (
  game_code text primary key,
  since timestamptz not null,
  actor text not null
);

-- What staff have done to suppliers and games, kept: who paused, resumed or retired which, and who had the folders read again.
create table catalogue.staff_changes (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('supplier', 'game', 'reload')),
  -- Code of the supplier or game; empty for a reload.
  name text not null check ((kind = 'reload') = (name = '')),
  change text not null check (change in ('paused', 'resumed', 'retired', 'reload')),
  at timestamptz not null,
  actor text not null
);
create index reloads on catalogue.staff_changes (id desc) where kind = 'reload';

-- Closed rounds with a stake of the player's own, added up by game and day (UTC). A timed job adds what has closed since; nobody adds up rounds for a page.
create table catalogue.played_days (
  game_code text not null,
  currency text not null,
  day date not null,
  rounds bigint not null check (rounds > 0),
  staked bigint not null check (staked > 0),
  -- The sum of the squares of the stakes: how far the return may lie from the expected one depends on it.
  staked_square numeric not null check (staked_square > 0),
  won bigint not null check (won >= 0),
  primary key (game_code, currency, day)
);
create table catalogue.played_until (
  only_row boolean primary key default true check (only_row),
  -- Rounds closed before it are in played_days.
  closed_before timestamptz not null
);
insert into catalogue.played_until (closed_before) values (now() - interval '30 days');

-- Great wins of real rounds, for a list that names nobody: no player, no round, and the time only to some minutes. Forgotten after two days.
create table catalogue.great_wins (
  game_code text not null,
  currency text not null,
  staked bigint not null check (staked > 0),
  won bigint not null check (won > 0),
  at timestamptz not null
);
create index great_wins_by_time on catalogue.great_wins (at);

create table catalogue.last_played (
  player_id platform.player_id not null,
  game_code text not null references catalogue.games,
  played_at timestamptz not null,
  primary key (player_id, game_code)
);
create table catalogue.favourites (
  player_id platform.player_id not null,
  game_code text not null references catalogue.games,
  added_at timestamptz not null,
  primary key (player_id, game_code)
);

grant select, insert, update on catalogue.games, catalogue.last_played to andon_app;
grant select, insert, delete on catalogue.favourites, catalogue.great_wins to andon_app;
grant select, insert on catalogue.staff_changes to andon_app;
grant select, update on catalogue.content_version, catalogue.played_until to andon_app;
grant select, insert, update, delete on catalogue.sheets, catalogue.supplier_states, catalogue.paused_games, catalogue.played_days to andon_app;
