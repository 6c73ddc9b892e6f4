-- Limits, locks and breaks, and what they are measured by.
create schema limits;
grant usage on schema limits to andon_app;

-- One row a player. Whoever checks or changes limits, locks or breaks holds it until commit, several in order of player_id.
create table limits.players (
  player_id platform.player_id primary key,
  country text not null,
  currency text not null,
  -- Grows with every change of the player's limits, locks and breaks, under this row, which all of them hold: whoever is told of two knows the newer.
  version integer not null default 0,
  -- A lock whose time is over holds until the player has asked to come back and waited. Breaks end by themselves.
  lock_kind text check (lock_kind in ('lock', 'break')),
  lock_since timestamptz,
  lock_until timestamptz, -- none, where there is a kind: for good
  return_asked_at timestamptz,
  -- Deposits and play wait for an operator's decision.
  review_since timestamptz,
  review_until timestamptz, -- none, where there is a beginning: until the decision
  constraint lock_is_whole check ((lock_kind is null) = (lock_since is null) and (lock_kind is not null or lock_until is null)),
  constraint review_is_whole check (review_since is not null or review_until is null),
  constraint return_follows_lock check (return_asked_at is null or (lock_kind = 'lock' and lock_until <= return_asked_at))
);

-- Every lock and break ever taken.
create table limits.exclusions (
  player_id platform.player_id not null references limits.players,
  id text not null,
  kind text not null check (kind in ('lock', 'break')),
  days integer not null,
  at timestamptz not null,
  until timestamptz,
  primary key (player_id, id)
);

-- Every wish to come back.
create table limits.returns (
  player_id platform.player_id not null references limits.players,
  id bigint generated always as identity,
  at timestamptz not null,
  primary key (player_id, id)
);

-- `value`: minor units for deposit, loss and wager; minutes for session and reality.
create table limits.limits (
  player_id platform.player_id not null references limits.players,
  id text not null,
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
  primary key (player_id, id),
  constraint pending_is_whole check (
    (pending is null) = (pending_since is null) and (pending is null) = (pending_from is null)
    and (pending is not distinct from 'raise') = (pending_value is not null)),
  constraint removed_is_over check (removed_at is null or pending is null)
);
create unique index one_limit_a_period on limits.limits (player_id, limit_type, days) where removed_at is null;

create table limits.changes (
  player_id platform.player_id not null,
  id bigint generated always as identity,
  limit_id text not null,
  limit_type text not null,
  days integer not null,
  change text not null check (
    change in ('SET', 'LOWERED', 'RAISE_ASKED', 'REMOVAL_ASKED', 'CHANGE_DROPPED', 'RAISED', 'REMOVED')),
  value_before bigint,
  value_after bigint,
  at timestamptz not null,
  primary key (player_id, id),
  foreign key (player_id, limit_id) references limits.limits
);
create index change_of_player on limits.changes (player_id, limit_type, id desc);

-- What a player has deposited, staked and lost (staked less won) since the beginning: the sum now, and the sums at the end of each minute in which
-- something moved. What was used in a window is one minus the other. Minutes count from 1970, so no calendar bends them, and never go back.
create table limits.totals (
  player_id platform.player_id primary key,
  minute integer not null,
  deposited bigint not null,
  wagered bigint not null,
  lost bigint not null
) with (fillfactor = 70);

create table limits.minutes (
  player_id platform.player_id not null,
  minute integer not null,
  deposited bigint not null,
  wagered bigint not null,
  lost bigint not null,
  lost_low bigint not null, -- the least that `lost` can have been at any moment of the minute
  primary key (player_id, minute)
) with (fillfactor = 80);

-- Deposits that are under way and may yet be credited.
create table limits.reservations (
  player_id platform.player_id not null,
  deposit_id text not null,
  amount bigint not null check (amount > 0),
  at timestamptz not null,
  primary key (player_id, deposit_id)
);

-- When a player was logged in.
create table limits.presence (
  player_id platform.player_id not null,
  session_id text not null,
  started_at timestamptz not null,
  ended_at timestamptz,
  primary key (player_id, session_id),
  check (ended_at >= started_at)
);
create index presence_of_player on limits.presence (player_id, started_at);

create function limits.keep_history() returns trigger language plpgsql as $$
begin
  raise exception 'rows of % are never changed', tg_table_name;
end $$;
create trigger keep_history before update or delete or truncate on limits.exclusions
  for each statement execute function limits.keep_history();
create trigger keep_history before update or delete or truncate on limits.returns
  for each statement execute function limits.keep_history();
create trigger keep_history before update or delete or truncate on limits.changes
  for each statement execute function limits.keep_history();

grant select, insert on limits.exclusions, limits.returns, limits.changes to andon_app;
grant select, insert, update on limits.players, limits.limits, limits.totals, limits.minutes, limits.presence to andon_app;
grant select, insert, delete on limits.reservations to andon_app;
