-- Races with play chips: how many an entry was given, and its rebuys.
alter table tournaments.entries
  add column chips_given bigint not null default 0 check (chips_given >= 0),
  add column rebuys integer not null default 0 check (rebuys >= 0),
  add column rebuy_key text;
grant update (chips_given, rebuys, rebuy_key) on tournaments.entries to andon_app;
