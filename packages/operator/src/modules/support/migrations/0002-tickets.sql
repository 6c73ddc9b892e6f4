-- What was sent by the contact form becomes a ticket: a number, a state and replies.
create table support.tickets (
  number text primary key check (number ~ '^[0-9A-HJKMNP-TV-Z]{3}-[0-9A-HJKMNP-TV-Z]{4}$'),
  message_id text not null unique references support.messages,
  -- Null: a visitor, who gets answers by mail only.
  player_id platform.player_id,
  state text not null check (state in ('open', 'answered', 'closed')),
  -- Grows with every change; a reply takes the version that it made.
  version integer not null default 0,
  -- Since when it waits for customer service, or when it left that state.
  changed_at timestamptz not null
);
create index tickets_of_player on support.tickets (player_id, message_id desc) where player_id is not null;
create index tickets_by_state on support.tickets (state, changed_at);

create table support.ticket_replies (
  number text not null references support.tickets,
  version integer not null,
  author text not null check (author in ('player', 'service')),
  -- Who at customer service wrote it.
  actor text,
  text text not null check (char_length(text) between 1 and 4000),
  -- The player's own name for the reply: sent twice, it is kept once.
  key text,
  at timestamptz not null,
  primary key (number, version),
  unique (number, key),
  check ((author = 'service') = (actor is not null)),
  check ((author = 'service') = (key is null))
);

-- Messages of before were answered by mail: closed, and listed for their players.
insert into support.tickets (number, message_id, player_id, state, changed_at)
  select upper(left(right(id, 7), 3) || '-' || right(id, 4)), id, player_id, 'closed', at from support.messages
  where upper(left(right(id, 7), 3) || '-' || right(id, 4)) ~ '^[0-9A-HJKMNP-TV-Z]{3}-[0-9A-HJKMNP-TV-Z]{4}$'
  on conflict do nothing;

grant select, insert, update on support.tickets to andon_app;
grant select, insert on support.ticket_replies to andon_app;
