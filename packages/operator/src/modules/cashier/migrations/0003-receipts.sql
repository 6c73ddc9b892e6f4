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
  deposit_id text references cashier.deposits,
  actor text,
  received_at timestamptz not null,
  decided_at timestamptz,
  constraint one_row_a_receipt unique (supplier, supplier_receipt_id),
  constraint decided_by_somebody check ((state = 'unallocated') = (decided_at is null) and (state = 'unallocated') = (actor is null)),
  constraint credited_with_a_deposit check ((state = 'credited') = (deposit_id is not null))
);
create index receipts_to_decide on cashier.receipts (id) where state = 'unallocated';

grant select, insert on cashier.receipts to andon_app;
grant update (state, deposit_id, actor, decided_at) on cashier.receipts to andon_app;
