-- Prizes that are not cash. They are won in the transaction that pays the cash prizes; the player takes each once.
alter table tournaments.entries
  add column reward jsonb,
  add column won_at timestamptz,
  add column taken_at timestamptz,
  add column bonus_id text,
  add constraint won_once check ((reward is null) = (won_at is null)),
  add constraint cash_or_reward check (reward is null or prize is null),
  add constraint taken_once check ((taken_at is null) = (bonus_id is null) and (taken_at is null or reward is not null));
grant update (reward, won_at, taken_at, bonus_id) on tournaments.entries to andon_app;
-- Prizes that wait, however long.
create index waiting_rewards on tournaments.entries (player_id, entered_at desc) where reward is not null and taken_at is null;
