-- What people write to customer service: by the contact form, and by chat.
create schema support;
grant usage on schema support to andon_app;

-- What players and visitors wrote by the contact form.
create table support.messages (
  id text primary key,
  player_id platform.player_id,
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

-- The conversation that a player, or a visitor's browser, has with customer service: one each.
create table support.conversations (
  -- A player's id, or 'visitor_' and the hash, in hexadecimal, of the random token in a visitor's cookie.
  owner platform.player_id primary key,
  site text not null,
  language text not null,
  state text not null check (state in ('open', 'answered', 'closed')),
  -- Grows with every change; a message takes the version that it made.
  version integer not null default 0,
  -- Up to which version its owner has looked at it.
  read_version integer not null default 0,
  began_at timestamptz not null,
  changed_at timestamptz not null
);
create index conversations_waiting on support.conversations (changed_at) where state = 'open';

create table support.chat_messages (
  owner platform.player_id not null references support.conversations,
  version integer not null,
  id text not null,
  author text not null check (author in ('player', 'visitor', 'service')),
  -- Who at customer service wrote it.
  actor text,
  text text not null check (char_length(text) between 1 and 2000),
  -- The sender's own name for the message: sent twice, it is kept once.
  key text,
  -- Hash of the sender's network address: enough to bound how much one sender may write.
  address_hash bytea check (octet_length(address_hash) = 32),
  at timestamptz not null,
  primary key (owner, version),
  unique (owner, key),
  check ((author = 'service') = (actor is not null)),
  check ((author = 'service') = (key is null))
);
create index chat_messages_by_address on support.chat_messages (address_hash, at) where address_hash is not null;

-- When each person of customer service was last seen at the desk.
create table support.desk (
  actor text primary key,
  seen_at timestamptz not null
);

grant select, insert on support.messages, support.chat_messages to andon_app;
grant select, insert, update on support.conversations, support.desk to andon_app;
