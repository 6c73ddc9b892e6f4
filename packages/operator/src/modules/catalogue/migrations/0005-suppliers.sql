-- What staff have switched: a supplier or one game takes no new bets, or a supplier's contract has ended. Wins and rollbacks are never affected.
-- A supplier or game without a row is active.
create table catalogue.supplier_states (
  supplier text primary key,
  state text not null check (state in ('paused', 'retired')),
  since timestamptz not null,
  actor text not null
);
create table catalogue.paused_games (
  game_code text primary key,
  since timestamptz not null,
  actor text not null
);
grant select, insert, update, delete on catalogue.supplier_states, catalogue.paused_games to andon_app;

-- The supplier's own code of a game, as an aggregator's calls name it.
alter table catalogue.games add supplier_game_code text;
update catalogue.games set supplier_game_code = game_code;
alter table catalogue.games alter supplier_game_code set not null;
create unique index games_by_supplier_code on catalogue.games (supplier, supplier_game_code);

-- Since when the player of this login session is asked whether to keep playing: no bet until the answer.
alter table catalogue.game_sessions add asked_since timestamptz;
grant update (asked_since) on catalogue.game_sessions to andon_app;
create index game_sessions_of_login on catalogue.game_sessions (login_session_id);
