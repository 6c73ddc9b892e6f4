-- A bet that its player changes while it is open is replaced by another one, which goes on with its value. Nothing moves at the wallet: both are one round there.
alter table bookmaker.bets
  add column replaces text collate "C",
  add column replaces_revision integer,
  add column replaced_by text collate "C",
  add column round text collate "C",
  drop constraint bets_status_check,
  add constraint bets_status_check check (status in ('PENDING_ACCEPTANCE', 'NOT_ACCEPTED', 'ACCEPTED', 'WON', 'LOST', 'REFUNDED',
    'HALF_WON_HALF_PUSHED', 'HALF_LOST_HALF_PUSHED', 'CANCELLED', 'CASHED_OUT', 'REPLACED')),
  add constraint bets_replaced_check check ((status = 'REPLACED') <= (replaced_by is not null)),
  add constraint bets_replaces_check check ((replaces is null) = (replaces_revision is null) and (replaces is null) = (round is null));
grant update (replaced_by) on bookmaker.bets to andon_app;
