-- Facts waiting to be delivered: written in the transaction that made them true, deleted once the bus has them.
create table platform.outbox (
  id bigint generated always as identity primary key,
  name text not null,
  key text not null,
  data jsonb not null,
  at timestamptz not null default now()
);

-- Keys that every node of one installation shares (anti-forgery, launch tokens), made once at the first start.
create table platform.secrets (
  name text primary key,
  value bytea not null check (octet_length(value) >= 32)
);

grant usage on schema platform to andon_app;
grant select on platform.migrations to andon_app;
grant select, insert, update, delete on platform.outbox to andon_app;
grant select, insert on platform.secrets to andon_app;
