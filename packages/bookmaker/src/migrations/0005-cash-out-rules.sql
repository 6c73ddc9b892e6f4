-- What players have asked to be done while they are away: cash out as soon as all conditions hold.
create table bookmaker.cash_out_rules (
  player_id platform.player_id not null,
  bet_id text collate "C" not null,
  -- The client's name of the request.
  id text collate "C" not null check (id ~ '^[A-Za-z0-9_-]{8,64}$'),
  conditions jsonb not null check (jsonb_typeof(conditions) = 'array' and jsonb_array_length(conditions) between 1 and 4),
  amount bigint check (amount > 0), -- in minor units; null: all of it
  made_at timestamptz not null,
  -- waiting: until its conditions hold or the bet ends. done: it has cashed out. removed: by the player.
  state text not null default 'waiting' check (state in ('waiting', 'done', 'removed')),
  taken bigint check (taken > 0),
  primary key (player_id, bet_id, id),
  foreign key (player_id, bet_id) references bookmaker.bets,
  constraint done_rules_have_taken check ((state = 'done') = (taken is not null))
);
create index waiting_rules on bookmaker.cash_out_rules (player_id, bet_id, id) where state = 'waiting';
grant select, insert on bookmaker.cash_out_rules to andon_app;
grant update (state, taken) on bookmaker.cash_out_rules to andon_app;
