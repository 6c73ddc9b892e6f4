-- Sessions of players at the sportsbook's client, and the orders of staff.

create table bookmaker.sessions (
  player_id platform.player_id not null,
  id text collate "C" not null,
  token_hash bytea not null check (octet_length(token_hash) = 32),
  wallet_session text not null, -- how the wallet knows this session
  nickname text not null,
  currency text not null,
  language text not null,
  opened_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (player_id, id),
  unique (player_id, token_hash)
);
create index sessions_by_end on bookmaker.sessions (expires_at);
grant select, insert, delete on bookmaker.sessions to andon_app;

-- What staff have ordered, in its order; never changed. Written by the server that staff call, carried out by the servers that run the bookmaker.
create table bookmaker.orders (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  actor text not null,
  -- Null: of the whole book.
  event text collate "C",
  body json not null
);
create index orders_by_event on bookmaker.orders (event, id);
grant select, insert on bookmaker.orders to andon_app;

-- How far orders about bets are carried out; those about what is offered are read by every server for itself.
create table bookmaker.orders_done (
  single boolean primary key default true check (single),
  up_to bigint not null default 0
);
insert into bookmaker.orders_done default values;
grant select, update on bookmaker.orders_done to andon_app;
