-- Facts that were written together wait as one row, an array of {name, key, data}: a batch of sixty-four stakes writes and deletes one.
create table platform.outbox_bundles (
  id bigint generated always as identity primary key,
  facts json not null, -- never compressed: it is gone in a moment
  at timestamptz not null default now()
);
insert into platform.outbox_bundles (facts, at)
  select json_build_array(json_build_object('name', name, 'key', key, 'data', data)), at from platform.outbox order by id;
drop table platform.outbox;
alter table platform.outbox_bundles alter facts set storage external;
alter table platform.outbox_bundles rename to outbox;
grant select, insert, update, delete on platform.outbox to andon_app;
