create schema if not exists limits;
grant usage on schema limits to andon_app;

-- One row a player. Whoever checks or changes limits, locks or breaks holds it until commit, several in order of player_id.
create table limits.players (
  player_id text collate "C" primary key,
  country text not null,
  currency text not null,
  lock_kind text check (lock_kind in ('lock', 'break')),
  lock_since timestamptz,
  lock_until timestamptz, -- none, where there is a kind: for good
  constraint lock_is_whole check ((lock_kind is null) = (lock_since is null) and (lock_kind is not null or lock_until is null))
);

-- Every lock and break ever taken.
create table limits.exclusions (
  id text primary key,
  player_id text collate "C" not null references limits.players,
  kind text not null check (kind in ('lock', 'break')),
  days integer not null,
  at timestamptz not null,
  until timestamptz
);
create index exclusion_of_player on limits.exclusions (player_id, at);

-- `value`: minor units for deposit, loss and wager; minutes for session and reality.
create table limits.limits (
  id text primary key,
  player_id text collate "C" not null references limits.players,
  limit_type text not null check (limit_type in ('deposit', 'loss', 'wager', 'session', 'reality')),
  days integer not null check (days between 1 and 365),
  value bigint not null check (value > 0),
  starts_at timestamptz not null,
  removed_at timestamptz,
  -- What waits for the player's confirmation: a higher value, or none for a removal.
  pending text check (pending in ('raise', 'removal')),
  pending_value bigint check (pending_value > value),
  pending_since timestamptz,
  pending_from timestamptz,
  constraint pending_is_whole check (
    (pending is null) = (pending_since is null) and (pending is null) = (pending_from is null)
    and (pending is not distinct from 'raise') = (pending_value is not null)),
  constraint removed_is_over check (removed_at is null or pending is null)
);
create unique index one_limit_a_period on limits.limits (player_id, limit_type, days) where removed_at is null;

create table limits.changes (
  id bigint generated always as identity primary key,
  limit_id text not null references limits.limits,
  player_id text collate "C" not null,
  limit_type text not null,
  days integer not null,
  change text not null check (
    change in ('SET', 'LOWERED', 'RAISE_ASKED', 'REMOVAL_ASKED', 'CHANGE_DROPPED', 'RAISED', 'REMOVED')),
  value_before bigint,
  value_after bigint,
  at timestamptz not null
);
create index change_of_player on limits.changes (player_id, limit_type, id desc);

-- What a player has deposited, staked and lost (staked less won) since the beginning: the sum now, and the sums at the end of each minute in which
-- something moved. What was used in a window is one minus the other. Minutes count from 1970, so no calendar bends them, and never go back.
create table limits.totals (
  player_id text collate "C" primary key,
  minute integer not null,
  deposited bigint not null,
  wagered bigint not null,
  lost bigint not null
) with (fillfactor = 70);

create table limits.minutes (
  player_id text collate "C" not null,
  minute integer not null,
  deposited bigint not null,
  wagered bigint not null,
  lost bigint not null,
  lost_low bigint not null, -- the least that `lost` can have been at any moment of the minute
  primary key (player_id, minute)
) with (fillfactor = 80);

-- Deposits that are under way and may yet be credited.
create table limits.reservations (
  deposit_id text primary key,
  player_id text collate "C" not null,
  amount bigint not null check (amount > 0),
  at timestamptz not null
);
create index reservation_of_player on limits.reservations (player_id);

-- When a player was logged in.
create table limits.presence (
  session_id text primary key,
  player_id text collate "C" not null,
  started_at timestamptz not null,
  ended_at timestamptz,
  check (ended_at >= started_at)
);
create index presence_of_player on limits.presence (player_id, started_at);

create function limits.keep_history() returns trigger language plpgsql as $$
begin
  raise exception 'rows of % are never changed', tg_table_name;
end $$;
create trigger keep_history before update or delete or truncate on limits.exclusions
  for each statement execute function limits.keep_history();
create trigger keep_history before update or delete or truncate on limits.changes
  for each statement execute function limits.keep_history();

grant select, insert on limits.exclusions, limits.changes to andon_app;
grant select, insert, update on limits.players, limits.limits, limits.totals, limits.minutes, limits.presence to andon_app;
grant select, insert, delete on limits.reservations to andon_app;
