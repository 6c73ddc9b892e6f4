-- Rounds that the operator lets a player play for nothing. A session remembers what it was told of; how many are left follows from the rounds themselves,
-- so that a round which comes to nothing is left again by itself.

alter table arcade.sessions
  add column free_rounds_id text collate "C",
  add column free_rounds_stake bigint check (free_rounds_stake > 0),
  add column free_rounds_told integer not null default 0 check (free_rounds_told >= 0),
  add constraint free_rounds_whole check ((free_rounds_id is null) = (free_rounds_stake is null));
grant update (free_rounds_told) on arcade.sessions to andon_app;

alter table arcade.rounds add column free_rounds_id text collate "C"; -- `stake` is what its wins are multiples of; the player stakes nothing
create index free_rounds_of_session on arcade.rounds (session_id) where free_rounds_id is not null;
