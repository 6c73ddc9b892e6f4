-- The bonus that a deposit asked for, and, once it is credited, whether it brought the bonus.
alter table cashier.deposits
  add column bonus_code text,
  add column bonus_granted boolean,
  add column bonus_missed_because text,
  add constraint missed_for_a_reason check ((bonus_missed_because is not null) = (bonus_granted is not distinct from false));
grant update (bonus_granted, bonus_missed_because) on cashier.deposits to andon_app;
