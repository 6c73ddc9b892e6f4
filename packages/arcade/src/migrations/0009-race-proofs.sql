-- Players of races with chips, by their names there: when their seeds may be revealed, and whether the operator has them.
create table arcade.races (
  owner platform.player_id primary key,
  -- The race takes no stake from then on.
  ends_at timestamptz not null,
  -- When seeds and rounds are stated; null once the operator has all of them.
  due_at timestamptz,
  attempts integer not null default 0
);
create index races_due on arcade.races (due_at) where due_at is not null;
grant select, insert on arcade.races to andon_app;
grant update (due_at, attempts) on arcade.races to andon_app;
