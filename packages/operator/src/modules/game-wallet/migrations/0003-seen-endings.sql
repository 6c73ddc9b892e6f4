-- Until when a player has seen the rounds that were finished without them, as their games' rules say.
create table game_wallet.seen_endings (
  player_id platform.player_id not null primary key,
  seen_until timestamptz not null
);
grant select, insert, update on game_wallet.seen_endings to andon_app;

-- Few: nearly all rounds of a casino last seconds.
create index long_rounds on game_wallet.rounds (player_id, closed_at) where closed_at - opened_at >= interval '30 minutes';
