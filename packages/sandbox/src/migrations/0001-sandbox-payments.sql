-- The books of the sandbox payment supplier: an outside party that lives in the same database for convenience. The operator never reads them.
create schema sandbox_payments;
grant usage on schema sandbox_payments to andon_app;

-- A card as the supplier remembers it: how it will behave, not its number.
create table sandbox_payments.card_tokens (
  token text primary key,
  behaviour text not null check (behaviour in ('approve', 'decline', 'no-funds', 'confirm')),
  habits text[] not null,
  brand text not null,
  last4 text not null check (last4 ~ '^[0-9]{4}$'),
  expiry_month smallint not null,
  expiry_year smallint not null
);

create table sandbox_payments.payments (
  -- Names the payment on the bank's confirmation page: unguessable.
  id text primary key,
  -- The merchant's own name for it.
  reference text not null unique,
  token text not null references sandbox_payments.card_tokens,
  amount bigint not null check (amount > 0),
  currency text not null,
  state text not null check (state in ('confirmation-asked', 'authorised', 'captured', 'declined', 'lapsed')),
  reason text,
  language text not null,
  page_url text not null,
  return_path text not null check (return_path ~ '^/([^/]|$)'),
  confirm_by timestamptz not null,
  created_at timestamptz not null
);

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

grant select, insert on sandbox_payments.card_tokens to andon_app;
grant select, insert, update on sandbox_payments.payments to andon_app;
grant select, insert, update, delete on sandbox_payments.webhooks to andon_app;
