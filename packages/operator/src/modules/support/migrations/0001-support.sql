create schema if not exists support;

-- What players and visitors wrote to customer service.
create table support.messages (
  id text primary key,
  player_id text,
  name text not null,
  email text not null,
  subject text not null,
  message text not null,
  language text not null,
  site text not null,
  -- Hash of the sender's network address: enough to bound how much one sender may write.
  address_hash bytea not null check (octet_length(address_hash) = 32),
  at timestamptz not null
);
create index messages_by_address on support.messages (address_hash, at);
create index messages_by_email on support.messages (lower(email), at);
create index messages_by_player on support.messages (player_id, at) where player_id is not null;

grant usage on schema support to andon_app;
grant select, insert on support.messages to andon_app;
