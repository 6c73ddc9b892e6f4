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
grant select, insert on catalogue.staff_changes to andon_app;
