-- Money in and out: cards and accounts, deposits, withdrawals, and what their suppliers report. A payment's states and events are in domain/.
create schema cashier;
grant usage on schema cashier to andon_app;

-- All that is kept of a card. The token is the supplier's: worth nothing to anybody else.
create table cashier.cards (
  player_id platform.player_id not null,
  id text not null,
  supplier text not null,
  token text not null,
  -- The supplier's: the same for the same card, of whichever player. None: not paid with since this was kept.
  fingerprint text,
  brand text not null,
  last4 text not null check (last4 ~ '^[0-9]{4}$'),
  expiry_month smallint not null check (expiry_month between 1 and 12),
  expiry_year smallint not null check (expiry_year between 2000 and 2099),
  created_at timestamptz not null,
  -- When the player asked to keep it and a payment with it had gone well.
  saved_at timestamptz,
  primary key (player_id, id),
  constraint one_row_a_card unique (player_id, supplier, brand, last4, expiry_year, expiry_month)
);
create index cards_by_fingerprint on cashier.cards (supplier, fingerprint) where fingerprint is not null;

-- A wallet or a bank account: the supplier's token, and a name for its owner. No account number.
create table cashier.accounts (
  player_id platform.player_id not null,
  id text not null,
  supplier text not null,
  method text not null,
  token text not null,
  fingerprint text not null,
  label text not null,
  holder text not null,
  created_at timestamptz not null,
  -- When money had come from it: proof that it is the player's to use.
  paid_from_at timestamptz,
  primary key (player_id, id),
  constraint one_row_an_account unique (player_id, supplier, method, fingerprint)
);

-- Players and staff name a payment, in or out, by the last eight characters of its id; no two may share them.
create table cashier.payment_references (
  reference text primary key check (char_length(reference) = 8),
  payment_id text not null
);

create table cashier.deposits (
  player_id platform.player_id not null,
  id text not null,
  site text not null,
  method text not null,
  supplier text not null,
  amount bigint not null check (amount > 0),
  -- What came, where it is not what was announced.
  received bigint check (received > 0),
  currency text not null,
  -- One that is refused at capture is voided at the supplier; one that was captured all the same is reversed or returned.
  state text not null check (state in ('created', 'authorising', 'awaiting-confirmation', 'authorised', 'captured', 'voiding',
    'reversing', 'in-review', 'declined', 'failed', 'expired', 'returned', 'charged-back')),
  -- Grows with each change of state; the events are numbered by it.
  version integer not null default 0 check (version >= 0),
  reason text,
  card_id text,
  account_id text,
  save_card boolean not null,
  -- The bonus that it asked for; once it is credited, whether it brought the bonus, and how much, in minor units.
  bonus_code text,
  bonus_granted boolean,
  bonus_missed_because text,
  bonus_amount bigint check (bonus_amount >= 0),
  confirmation_url text,
  -- How to send a transfer.
  transfer jsonb,
  idempotency_key text not null,
  request_hash bytea not null check (octet_length(request_hash) = 32),
  -- What the request was answered, and will be answered again.
  answer jsonb,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  credited_at timestamptz,
  -- When the supplier is next asked how it stands, and how often it was.
  check_at timestamptz,
  checks integer not null default 0,
  primary key (player_id, id),
  foreign key (player_id, card_id) references cashier.cards,
  foreign key (player_id, account_id) references cashier.accounts,
  constraint one_deposit_a_key unique (player_id, idempotency_key),
  constraint asked_until_over check (
    (check_at is null) = (state in ('captured', 'in-review', 'declined', 'failed', 'expired', 'returned', 'charged-back'))),
  constraint missed_for_a_reason check ((bonus_missed_because is not null) = (bonus_granted is not distinct from false))
);
create index deposits_to_check on cashier.deposits (check_at) where check_at is not null;
create index deposits_in_review on cashier.deposits (id) where state = 'in-review';

create table cashier.deposit_events (
  player_id platform.player_id not null,
  deposit_id text not null,
  version integer not null check (version > 0),
  event text not null,
  state_before text not null,
  state_after text not null,
  -- How it was learnt: our own request, the supplier's reply, its webhook, a question of ours, our decision before capture, or a person's.
  source text not null check (source in ('request', 'reply', 'webhook', 'check', 'decision', 'operator')),
  actor text, -- who decided it, where a person did
  at timestamptz not null,
  primary key (player_id, deposit_id, version),
  foreign key (player_id, deposit_id) references cashier.deposits
);

create table cashier.withdrawals (
  player_id platform.player_id not null,
  id text not null,
  site text not null,
  method text not null,
  supplier text not null,
  amount bigint not null check (amount > 0),
  currency text not null,
  card_id text,
  account_id text,
  state text not null check (state in ('requested', 'approved', 'paid', 'refused', 'failed', 'cancelled')),
  version integer not null default 0 check (version >= 0),
  reason text,
  -- An operator's own words.
  note text,
  -- Why a person has to look; none: it was approved with the request.
  review text[] not null,
  idempotency_key text not null,
  request_hash bytea not null check (octet_length(request_hash) = 32),
  created_at timestamptz not null,
  changed_at timestamptz not null,
  paid_at timestamptz,
  -- When the supplier is next asked to pay, and how often it was.
  check_at timestamptz,
  checks integer not null default 0,
  primary key (player_id, id),
  foreign key (player_id, card_id) references cashier.cards,
  foreign key (player_id, account_id) references cashier.accounts,
  constraint one_withdrawal_a_key unique (player_id, idempotency_key),
  constraint one_destination check (num_nonnulls(card_id, account_id) = 1),
  constraint asked_until_paid check ((check_at is not null) = (state = 'approved'))
);
create index withdrawals_to_pay on cashier.withdrawals (check_at) where check_at is not null;
create index withdrawals_to_decide on cashier.withdrawals (id) where state = 'requested';

create table cashier.withdrawal_events (
  player_id platform.player_id not null,
  withdrawal_id text not null,
  version integer not null check (version > 0),
  event text not null,
  state_before text not null,
  state_after text not null,
  source text not null check (source in ('request', 'reply', 'webhook', 'operator', 'player')),
  actor text,
  at timestamptz not null,
  primary key (player_id, withdrawal_id, version),
  foreign key (player_id, withdrawal_id) references cashier.withdrawals
);

-- Every webhook accepted, once; a supplier that repeats itself is told so. About a payment in either direction.
create table cashier.webhook_inbox (
  supplier text not null,
  event_id text not null,
  deposit_id text,
  withdrawal_id text,
  state text not null,
  received_at timestamptz not null,
  primary key (supplier, event_id),
  constraint about_one_payment check (num_nonnulls(deposit_id, withdrawal_id) = 1)
);

-- Money that came without naming a payment. Until an operator decides it is the house's debt to somebody unknown.
create table cashier.receipts (
  id text primary key,
  supplier text not null,
  -- The supplier's own name for it: however often it tells of it, it is one.
  supplier_receipt_id text not null,
  amount bigint not null check (amount > 0),
  currency text not null,
  note text not null,
  -- The account it came from: the supplier's token and a label.
  instrument jsonb not null,
  state text not null check (state in ('unallocated', 'credited', 'returned')),
  -- The deposit that an operator made of it.
  deposit_id text,
  actor text,
  received_at timestamptz not null,
  decided_at timestamptz,
  constraint one_row_a_receipt unique (supplier, supplier_receipt_id),
  constraint decided_by_somebody check ((state = 'unallocated') = (decided_at is null) and (state = 'unallocated') = (actor is null)),
  constraint credited_with_a_deposit check ((state = 'credited') = (deposit_id is not null))
);
create index receipts_to_decide on cashier.receipts (id) where state = 'unallocated';

grant select, insert on cashier.cards, cashier.accounts, cashier.payment_references, cashier.deposits, cashier.deposit_events, cashier.withdrawals,
  cashier.withdrawal_events, cashier.webhook_inbox, cashier.receipts to andon_app;
grant update (token, fingerprint, saved_at) on cashier.cards to andon_app;
grant update (token, paid_from_at) on cashier.accounts to andon_app;
grant update (state, version, reason, card_id, account_id, received, bonus_granted, bonus_missed_because, bonus_amount, confirmation_url, transfer,
  answer, changed_at, credited_at, check_at, checks) on cashier.deposits to andon_app;
grant update (state, version, reason, note, changed_at, paid_at, check_at, checks) on cashier.withdrawals to andon_app;
grant update (state, deposit_id, actor, decided_at) on cashier.receipts to andon_app;
