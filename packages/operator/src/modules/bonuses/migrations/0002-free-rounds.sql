-- Free spins are worth nothing until they win: what they win is what must be wagered. A bonus whose deposit is charged back is revoked.
alter table bonuses.bonuses
  add free_rounds_left integer not null default 0 check (free_rounds_left >= 0),
  drop constraint bonuses_bonus_amount_check,
  add constraint bonuses_bonus_amount_check check (bonus_amount >= 0),
  drop constraint bonuses_state_check,
  add constraint bonuses_state_check check (state in ('active', 'converted', 'dropped', 'expired', 'spent', 'revoked'));
grant update (required, free_rounds_left) on bonuses.bonuses to andon_app;
