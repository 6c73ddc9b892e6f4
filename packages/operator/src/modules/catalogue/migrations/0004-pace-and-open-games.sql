-- When each player last started a round of each kind of game, whichever game, supplier and session it was. One row a player and kind, rewritten in place.
create table catalogue.round_starts (
  player_id text not null,
  kind text not null check (kind in ('slots', 'other')),
  started_at timestamptz not null,
  primary key (player_id, kind)
) with (fillfactor = 70);
grant select, insert, update on catalogue.round_starts to andon_app;

-- A game session ends when its player has opened too many at once; sessions that ended with their login keep null.
alter table catalogue.game_sessions add ended_at timestamptz;
create index open_game_sessions on catalogue.game_sessions (player_id, started_at) where ended_at is null;
grant update (ended_at) on catalogue.game_sessions to andon_app;
