-- A lock whose time is over holds until the player has asked to come back and waited. Breaks end by themselves.
alter table limits.players
  add column return_asked_at timestamptz,
  -- Deposits and play wait for an operator's decision.
  add column review_since timestamptz,
  add column review_until timestamptz, -- none, where there is a beginning: until the decision
  add constraint review_is_whole check (review_since is not null or review_until is null),
  add constraint return_follows_lock check (return_asked_at is null or (lock_kind = 'lock' and lock_until <= return_asked_at));

-- Players whose lock was over under the rule before this one are back already.
update limits.players set lock_kind = null, lock_since = null, lock_until = null where lock_kind = 'lock' and lock_until <= now();

-- Every wish to come back.
create table limits.returns (
  id bigint generated always as identity primary key,
  player_id text collate "C" not null references limits.players,
  at timestamptz not null
);
create index return_of_player on limits.returns (player_id, at);
create trigger keep_history before update or delete or truncate on limits.returns
  for each statement execute function limits.keep_history();
grant select, insert on limits.returns to andon_app;
