-- What the book must know after a restart. Tables of bets are in a migration of their own.
create schema if not exists bookmaker;
grant usage on schema bookmaker to andon_app;

-- One node at a time reads the feed. It holds a lease, and every write of the book checks it.
create table bookmaker.feed (
  single boolean primary key default true check (single),
  leader text,
  lease_until timestamptz not null default '-infinity',
  -- Of the last write; events carry the number of the write that they are from.
  version bigint not null default 0,
  written_at timestamptz not null default '-infinity',
  -- By their numbers: state, last sign of life, and from when on to recover.
  producers json not null default '{}',
  check (version >= 0)
);
insert into bookmaker.feed default values;
grant select, update on bookmaker.feed to andon_app;

create table bookmaker.events (
  id text collate "C" primary key,
  -- Of the last message that changed what is offered; grows over restarts.
  sequence bigint not null check (sequence >= 0),
  record json not null,
  -- Null while nobody has described the event: it is not offered.
  words json,
  version bigint not null
);
create index events_by_version on bookmaker.events (version);
grant select, insert, update, delete on bookmaker.events to andon_app;

-- Results that bets have not been settled with yet, in the order of the feed.
create table bookmaker.results (
  id bigint generated always as identity primary key,
  message json not null
);
grant select, insert, delete on bookmaker.results to andon_app;
