create schema cashier;
grant usage on schema cashier to andon_app;

-- All that is kept of a card. The token is the supplier's: worth nothing to anybody else.
create table cashier.cards (
  id text primary key,
  player_id text not null,
  supplier text not null,
  token text not null,
  brand text not null,
  last4 text not null check (last4 ~ '^[0-9]{4}$'),
  expiry_month smallint not null check (expiry_month between 1 and 12),
  expiry_year smallint not null check (expiry_year between 2000 and 2099),
  created_at timestamptz not null,
  -- When the player asked to keep it and a payment with it had gone well.
  saved_at timestamptz,
  constraint one_row_a_card unique (player_id, supplier, brand, last4, expiry_year, expiry_month)
);

create table cashier.deposits (
  id text primary key,
  player_id text not null,
  site text not null,
  method text not null,
  supplier text not null,
  amount bigint not null check (amount > 0),
  currency text not null,
  state text not null check (state in ('created', 'authorising', 'awaiting-confirmation', 'authorised', 'captured', 'declined', 'failed', 'expired')),
  -- Grows with each change of state; the events are numbered by it.
  version integer not null default 0 check (version >= 0),
  reason text,
  card_id text references cashier.cards,
  save_card boolean not null,
  confirmation_url text,
  idempotency_key text not null,
  request_hash bytea not null check (octet_length(request_hash) = 32),
  -- What the request was answered, and will be answered again.
  answer jsonb,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  -- When the supplier is next asked how it stands, and how often it was.
  check_at timestamptz,
  checks integer not null default 0,
  constraint one_deposit_a_key unique (player_id, idempotency_key),
  constraint asked_until_over check ((check_at is null) = (state in ('captured', 'declined', 'failed', 'expired')))
);
create index deposits_to_check on cashier.deposits (check_at) where check_at is not null;
create index deposits_of_player on cashier.deposits (player_id, id);

create table cashier.deposit_events (
  deposit_id text not null references cashier.deposits,
  version integer not null check (version > 0),
  event text not null,
  state_before text not null,
  state_after text not null,
  -- How it was learnt: our own request, the supplier's reply, its webhook, or a question of ours.
  source text not null check (source in ('request', 'reply', 'webhook', 'check')),
  at timestamptz not null,
  primary key (deposit_id, version)
);

-- Every webhook accepted, once; a supplier that repeats itself is told so.
create table cashier.webhook_inbox (
  supplier text not null,
  event_id text not null,
  deposit_id text not null references cashier.deposits,
  state text not null,
  received_at timestamptz not null,
  primary key (supplier, event_id)
);

grant select, insert on cashier.cards, cashier.deposits, cashier.deposit_events, cashier.webhook_inbox to andon_app;
grant update (token, saved_at) on cashier.cards to andon_app;
grant update (state, version, reason, card_id, confirmation_url, answer, changed_at, check_at, checks) on cashier.deposits to andon_app;
