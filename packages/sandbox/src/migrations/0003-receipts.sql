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

grant select, insert on sandbox_payments.receipts to andon_app;
