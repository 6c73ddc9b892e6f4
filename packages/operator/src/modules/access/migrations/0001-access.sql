-- Switches of the whole installation: maintenance, and countries that are closed or open.
create schema access;
grant usage on schema access to andon_app;

-- Every turn of a switch, kept: the newest of a kind, site and country says how it stands now.
create table access.changes (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('maintenance', 'country')),
  site text not null,
  country text not null check (case kind when 'country' then country ~ '^[A-Z]{2}$' else country = '' end),
  is_on boolean not null,
  at timestamptz not null,
  actor text not null
);
create index change_newest on access.changes (kind, site, country, id desc);

grant select, insert on access.changes to andon_app;
