-- A claim made while another bonus is active waits for its end; then it has a bonus.
alter table missions.claims alter column bonus_id drop not null;
alter table missions.claims
  -- What is granted, as it was when it was claimed.
  add column programme jsonb,
  -- When it was last tried to be granted.
  add column tried_at timestamptz,
  add constraint claims_can_be_paid check (bonus_id is not null or programme is not null);
create index claims_that_wait on missions.claims (tried_at) where bonus_id is null;
grant update (bonus_id, tried_at) on missions.claims to andon_app;

-- When it is looked whether the player has reached something; null: not before the next round.
alter table missions.players add column look_at timestamptz;
create index players_to_look_at on missions.players (look_at) where look_at is not null;
grant update (look_at) on missions.players to andon_app;

-- What the player was told to have reached, once for each period.
create table missions.reached (
  player_id platform.player_id not null,
  mission text not null,
  period date not null,
  reached_at timestamptz not null,
  primary key (player_id, mission, period)
);
create index reached_by_time on missions.reached (reached_at);
grant select, insert, delete on missions.reached to andon_app;

-- Players who want calm mode, in which nothing of missions is shown or mailed.
create table missions.calm (
  player_id platform.player_id primary key
);
grant select, insert, delete on missions.calm to andon_app;
