-- The books of the sandbox payment supplier: an outside party that lives in the same database for convenience. The operator never reads them.
create schema sandbox_payments;
grant usage on schema sandbox_payments to andon_app;

-- A card, wallet, bank account or voucher as the supplier remembers it: how it will behave, not its number.
create table sandbox_payments.instruments (
  token text primary key,
  kind text not null default 'card' check (kind in ('card', 'wallet', 'bank', 'voucher')),
  behaviour text not null check (behaviour in ('approve', 'decline', 'no-funds', 'confirm')),
  habits text[] not null,
  brand text,
  last4 text check (last4 ~ '^[0-9]{4}$'),
  expiry_month smallint,
  expiry_year smallint,
  label text,
  fingerprint text,
  holder text
);

create table sandbox_payments.payments (
  -- Names the payment on the bank's confirmation page: unguessable.
  id text primary key,
  -- The merchant's own name for it.
  reference text not null unique,
  method text not null default 'CREDITCARD',
  token text references sandbox_payments.instruments, -- none until it is typed on the supplier's own page
  amount bigint not null check (amount > 0),
  currency text not null,
  state text not null check (state in ('confirmation-asked', 'authorised', 'captured', 'declined', 'lapsed', 'voided', 'charged-back')),
  reason text,
  language text not null,
  page_url text not null,
  return_path text not null check (return_path ~ '^/([^/]|$)'),
  -- What a transfer is told apart by.
  transfer_reference text unique,
  confirm_by timestamptz not null,
  -- When a captured one will be charged back.
  charge_back_at timestamptz,
  created_at timestamptz not null
);
create index payments_to_charge_back on sandbox_payments.payments (charge_back_at) where charge_back_at is not null;

-- A voucher is worth its value once: the first payment that redeems it. It is good again when that payment is cancelled.
create table sandbox_payments.vouchers (
  code_hash text primary key,
  reference text not null
);

create table sandbox_payments.payouts (
  reference text primary key,
  token text not null references sandbox_payments.instruments,
  amount bigint not null check (amount > 0),
  currency text not null,
  state text not null check (state in ('processing', 'paid', 'failed')),
  reason text,
  -- What becomes of it by itself, and when.
  next_state text check (next_state in ('paid', 'failed')),
  next_at timestamptz,
  created_at timestamptz not null,
  check ((next_state is null) = (next_at is null))
);

-- Transfers that came with a reference that is nobody's.
create table sandbox_payments.receipts (
  id text primary key,
  token text not null references sandbox_payments.instruments,
  amount bigint not null check (amount > 0),
  currency text not null,
  note text not null,
  received_at timestamptz not null
);
create index receipts_by_time on sandbox_payments.receipts (received_at);

create table sandbox_payments.webhooks (
  id bigint generated always as identity primary key,
  event_id text not null,
  body text not null,
  due_at timestamptz not null,
  attempts integer not null default 0,
  delivered_at timestamptz
);
create index webhooks_due on sandbox_payments.webhooks (due_at) where delivered_at is null;
create index webhooks_by_delivery on sandbox_payments.webhooks (delivered_at) where delivered_at is not null;

grant select, insert on sandbox_payments.instruments, sandbox_payments.receipts to andon_app;
grant select, insert, update on sandbox_payments.payments, sandbox_payments.payouts to andon_app;
grant select, insert, delete on sandbox_payments.vouchers to andon_app;
grant select, insert, update, delete on sandbox_payments.webhooks to andon_app;
