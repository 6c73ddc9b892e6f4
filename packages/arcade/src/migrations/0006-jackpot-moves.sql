-- Moves of money between the operator's accounts of jackpots, pools that are retired, and pools of some brands alone.
alter table arcade.sessions add site text; -- the brand, by the operator's code; null: not known

alter table arcade.jackpot_meters
  -- What the operator was asked to move so far: from the reserve for seeds, and what lies in the account of the overflow.
  add refilled bigint not null default 0 check (refilled >= 0),
  add set_aside bigint not null default 0 check (set_aside >= 0),
  -- Of retired pools: into and out of meter and overflow, into and out of the reserve, and of the seeds what went back to the operator.
  add moved_in bigint not null default 0 check (moved_in >= 0),
  add moved_out bigint not null default 0 check (moved_out >= 0),
  add reserve_in bigint not null default 0 check (reserve_in >= 0),
  add reserve_out bigint not null default 0 check (reserve_out >= 0),
  add returned bigint not null default 0 check (returned >= 0),
  drop constraint meters_are_what_came_less_what_went,
  drop constraint reserves_are_what_came_less_what_went;
alter table arcade.jackpot_meters
  add constraint meters_are_what_came_less_what_went
    check (meter + overflow + paid * 1000000 + moved_out + returned = seeded + contributed + moved_in),
  add constraint reserves_are_what_came_less_what_went check (reserve + reserve_out = reserved + reserve_in - (seeded - advanced)),
  add constraint only_what_was_advanced_goes_back check (returned <= advanced),
  add constraint only_what_the_reserve_paid_is_moved check (refilled <= seeded - advanced);

-- Calls `moveJackpot`, owed to the operator's books until it has acknowledged them.
create table arcade.jackpot_moves (
  number bigint generated always as identity primary key,
  id text collate "C" not null unique,
  kind text collate "C" not null check (kind in ('seed', 'overflow', 'retired')),
  from_name text collate "C" not null,
  to_name text collate "C" not null,
  millionths bigint not null check (millionths > 0),
  at timestamptz not null,
  is_done boolean not null default false,
  attempts integer not null default 0,
  next_attempt_at timestamptz not null
);
create index jackpot_moves_due on arcade.jackpot_moves (next_attempt_at) where not is_done;
grant select, insert, update on arcade.jackpot_moves to andon_app;

-- Pools whose money went to another, after so many rounds of each.
create table arcade.jackpot_retirements (
  number bigint generated always as identity primary key,
  pool text collate "C" not null,
  into_pool text collate "C" not null check (into_pool <> pool),
  position bigint not null,
  into_position bigint not null,
  reason text not null,
  at timestamptz not null,
  levels jsonb not null -- what moved of each level, in millionths of a minor unit
);
grant select, insert on arcade.jackpot_retirements to andon_app;
