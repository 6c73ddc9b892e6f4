-- A wallet or a bank account: the supplier's token, and a name for its owner. No account number.
create table cashier.accounts (
  id text primary key,
  player_id text not null,
  supplier text not null,
  method text not null,
  token text not null,
  fingerprint text not null,
  label text not null,
  holder text not null,
  created_at timestamptz not null,
  -- When money had come from it: proof that it is the player's to use.
  paid_from_at timestamptz,
  constraint one_row_an_account unique (player_id, supplier, method, fingerprint)
);

alter table cashier.deposits
  add column account_id text references cashier.accounts,
  -- What came, where it is not what was announced.
  add column received bigint check (received > 0),
  -- How to send a transfer.
  add column transfer jsonb,
  add column credited_at timestamptz,
  drop constraint deposits_state_check,
  drop constraint asked_until_over,
  add constraint deposits_state_check check (state in ('created', 'authorising', 'awaiting-confirmation', 'authorised', 'captured', 'in-review',
    'declined', 'failed', 'expired', 'returned', 'charged-back')),
  add constraint asked_until_over check (
    (check_at is null) = (state in ('captured', 'in-review', 'declined', 'failed', 'expired', 'returned', 'charged-back')));
update cashier.deposits set credited_at = changed_at where state = 'captured';
create index deposits_in_review on cashier.deposits (id) where state = 'in-review';

alter table cashier.deposit_events
  add column actor text, -- who decided it, where a person did
  drop constraint deposit_events_source_check,
  add constraint deposit_events_source_check check (source in ('request', 'reply', 'webhook', 'check', 'operator'));

create table cashier.withdrawals (
  id text primary key,
  player_id text not null,
  site text not null,
  method text not null,
  supplier text not null,
  amount bigint not null check (amount > 0),
  currency text not null,
  card_id text references cashier.cards,
  account_id text references cashier.accounts,
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
  constraint one_withdrawal_a_key unique (player_id, idempotency_key),
  constraint one_destination check (num_nonnulls(card_id, account_id) = 1),
  constraint asked_until_paid check ((check_at is not null) = (state = 'approved'))
);
create index withdrawals_to_pay on cashier.withdrawals (check_at) where check_at is not null;
create index withdrawals_of_player on cashier.withdrawals (player_id, id);
create index withdrawals_to_decide on cashier.withdrawals (id) where state = 'requested';

create table cashier.withdrawal_events (
  withdrawal_id text not null references cashier.withdrawals,
  version integer not null check (version > 0),
  event text not null,
  state_before text not null,
  state_after text not null,
  source text not null check (source in ('request', 'reply', 'webhook', 'operator', 'player')),
  actor text,
  at timestamptz not null,
  primary key (withdrawal_id, version)
);

-- A webhook is about a payment in either direction.
alter table cashier.webhook_inbox alter column deposit_id drop not null, add column withdrawal_id text references cashier.withdrawals,
  add constraint about_one_payment check (num_nonnulls(deposit_id, withdrawal_id) = 1);

grant select, insert on cashier.accounts, cashier.withdrawals, cashier.withdrawal_events to andon_app;
grant update (token, paid_from_at) on cashier.accounts to andon_app;
grant update (account_id, received, transfer, credited_at) on cashier.deposits to andon_app;
grant update (state, version, reason, note, changed_at, paid_at, check_at, checks) on cashier.withdrawals to andon_app;
