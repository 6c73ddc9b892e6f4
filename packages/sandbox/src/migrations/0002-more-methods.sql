-- A card's token becomes one of any instrument: card, wallet, bank account, or voucher.
alter table sandbox_payments.card_tokens rename to instruments;
alter table sandbox_payments.instruments
  add column kind text not null default 'card' check (kind in ('card', 'wallet', 'bank', 'voucher')),
  add column label text,
  add column fingerprint text,
  add column holder text,
  alter column brand drop not null,
  alter column last4 drop not null,
  alter column expiry_month drop not null,
  alter column expiry_year drop not null;

alter table sandbox_payments.payments
  add column method text not null default 'CREDITCARD',
  -- What a transfer is told apart by.
  add column transfer_reference text unique,
  -- When a captured one will be charged back.
  add column charge_back_at timestamptz,
  alter column token drop not null, -- until it is typed on the supplier's own page
  drop constraint payments_state_check,
  add constraint payments_state_check
    check (state in ('confirmation-asked', 'authorised', 'captured', 'declined', 'lapsed', 'charged-back'));
create index payments_to_charge_back on sandbox_payments.payments (charge_back_at) where charge_back_at is not null;

-- A voucher is worth its value once: the first payment that redeems it.
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

grant select, insert on sandbox_payments.vouchers to andon_app;
grant select, insert, update on sandbox_payments.payouts to andon_app;
