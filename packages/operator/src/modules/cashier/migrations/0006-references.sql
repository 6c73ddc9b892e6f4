-- Players and staff name a payment by the last eight characters of its id; no two may share them.
create unique index deposits_by_reference on cashier.deposits (right(id, 8));
create unique index withdrawals_by_reference on cashier.withdrawals (right(id, 8));

-- The bonus money that a deposit brought, in minor units.
alter table cashier.deposits add column bonus_amount bigint check (bonus_amount >= 0);
grant update (bonus_amount) on cashier.deposits to andon_app;
