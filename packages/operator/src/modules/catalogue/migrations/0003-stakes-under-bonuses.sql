-- A bet that took money of a bonus names it, and what of it counted as wagered: a rollback takes that back. Bets without one are in no index more.
alter table catalogue.supplier_transactions
  add bonus_id text,
  add counted_hundredths bigint not null default 0 check (counted_hundredths >= 0),
  add constraint bets_count_for_bonuses check (kind = 'bet' or (bonus_id is null and counted_hundredths = 0));
create index bets_under_bonuses on catalogue.supplier_transactions (bonus_id) where bonus_id is not null;
