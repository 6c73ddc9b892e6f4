-- What is told to many players, one after the other by their ids: the statements of a month, or a promotion that staff published.
create table notices.mailings (
  id text primary key,
  kind text not null check (kind in ('monthStatement', 'offer')),
  about jsonb not null,
  -- Null: the platform itself.
  created_by text,
  created_at timestamptz not null,
  -- All players up to this one are done, in this pass.
  after_player platform.player_id not null default '',
  -- A pass in which players failed is followed by another; who has been told is not told again.
  pass integer not null default 1,
  failures integer not null default 0,
  told integer not null default 0,
  finished_at timestamptz,
  stopped_by text
);
create index mailings_under_way on notices.mailings (created_at) where finished_at is null;
grant select, insert, update, delete on notices.mailings to andon_app;
