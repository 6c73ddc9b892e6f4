-- What players play at suppliers: launches, game sessions, rounds and their money calls.

-- What a browser carries to a supplier, which trades it for a game session once. Only the hash of a token is kept.
create table catalogue.launch_tokens (
  player_id platform.player_id not null,
  token_hash bytea not null check (octet_length(token_hash) = 32),
  login_session_id text not null,
  supplier text not null,
  game_code text not null,
  site text not null,
  language text not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  primary key (player_id, token_hash)
);
create index launch_tokens_by_expiry on catalogue.launch_tokens (expires_at);

create table catalogue.game_sessions (
  player_id platform.player_id not null,
  token_hash bytea not null check (octet_length(token_hash) = 32),
  login_session_id text not null,
  supplier text not null,
  game_code text not null,
  site text not null,
  started_at timestamptz not null,
  -- When its player had opened too many at once; sessions that ended with their login keep null.
  ended_at timestamptz,
  -- Since when the player of this login session is asked whether to keep playing: no bet until the answer.
  asked_since timestamptz,
  primary key (player_id, token_hash)
);
create index game_sessions_of_player on catalogue.game_sessions (player_id, supplier);
create index game_sessions_of_login on catalogue.game_sessions (player_id, login_session_id);
create index open_game_sessions on catalogue.game_sessions (player_id, started_at) where ended_at is null;

-- When each player last started a round of each kind of game, whichever game, supplier and session it was. One row a player and kind, rewritten in place.
create table catalogue.round_starts (
  player_id platform.player_id not null,
  kind text not null check (kind in ('slots', 'other')),
  started_at timestamptz not null,
  primary key (player_id, kind)
) with (fillfactor = 70);

-- A round belongs to one player: in a game that many play at once each has a round of their own under the shared id.
create table catalogue.rounds (
  player_id platform.player_id not null,
  supplier text not null,
  round_id text not null,
  game_code text not null,
  currency text not null,
  state text not null check (state in ('open', 'closed')),
  staked bigint not null check (staked >= 0),
  won bigint not null check (won >= 0),
  -- An aggregator's bet that closed the round itself, as lost. It can still be rolled back, which opens the round again.
  closing_bet text,
  opened_at timestamptz not null,
  closed_at timestamptz,
  reported_at timestamptz,
  primary key (player_id, supplier, round_id),
  check ((state = 'closed') = (closed_at is not null))
);
create index open_rounds on catalogue.rounds (opened_at) where state = 'open';
-- A player's rounds, newest first: of one game from one place of the index, of all games from one place a game. One index for both, because it is
-- written twice in every round (when it opens, and again when its state changes).
create index rounds_of_player on catalogue.rounds (player_id, game_code, opened_at);
-- Rounds are closed in about the order in which they are stored, so that an index of a few kilobytes finds those of the last minutes.
create index rounds_by_closing on catalogue.rounds using brin (closed_at) with (autosummarize = on);

-- Every money call accepted from a supplier, with the balance it was answered with; its id is the supplier's, once for each player. A tombstone is the
-- id of a bet that was rolled back before it came. `split` is where a bet's stake was taken from. The amount of an adjustment of a closed round is what the
-- player got, or, below zero, gave, and `owed` what could not be taken back.
create table catalogue.supplier_transactions (
  player_id platform.player_id not null,
  supplier text not null,
  transaction_id text not null,
  kind text not null check (kind in ('bet', 'win', 'rollback', 'adjust', 'tombstone')),
  payload_hash bytea check (octet_length(payload_hash) = 32),
  round_id text not null,
  game_code text not null,
  bet_transaction_id text,
  amount bigint not null,
  currency text not null,
  balance bigint not null,
  state text check (state in ('open', 'paid', 'rolled-back')),
  split jsonb,
  -- A bet that took money of a bonus names it, and what of it counted as wagered: a rollback takes that back.
  bonus_id text,
  counted_hundredths bigint not null default 0 check (counted_hundredths >= 0),
  owed bigint not null default 0,
  at timestamptz not null,
  primary key (player_id, supplier, transaction_id),
  check ((kind = 'bet') = (state is not null)),
  check ((kind = 'bet') = (split is not null)),
  constraint all_but_bets_name_a_bet check ((kind in ('win', 'rollback', 'adjust')) = (bet_transaction_id is not null)),
  constraint only_adjustments_take_back check (amount >= 0 or kind = 'adjust'),
  constraint only_adjustments_leave_debts check (owed = 0 or (owed > 0 and kind = 'adjust')),
  check ((kind = 'tombstone') = (payload_hash is null)),
  constraint bets_count_for_bonuses check (kind = 'bet' or (bonus_id is null and counted_hundredths = 0))
);
create index transactions_of_round on catalogue.supplier_transactions (player_id, supplier, round_id);
-- Bets without a bonus are not in it.
create index bets_under_bonuses on catalogue.supplier_transactions (player_id, bonus_id) where bonus_id is not null;

-- What a supplier says of a bet or its settlement beside the money: what the player's history shows, and what of a stake goes into jackpots.
create table catalogue.play_details (
  player_id platform.player_id not null,
  supplier text not null,
  transaction_id text not null,
  round_id text not null,
  details jsonb,
  contributions jsonb,
  primary key (player_id, supplier, transaction_id),
  check (details is not null or contributions is not null)
);
create index play_details_of_round on catalogue.play_details (player_id, supplier, round_id);

grant select, insert, update, delete on catalogue.launch_tokens to andon_app;
grant select, insert on catalogue.game_sessions, catalogue.supplier_transactions, catalogue.play_details to andon_app;
grant update (ended_at, asked_since) on catalogue.game_sessions to andon_app;
-- A bet's state is the one thing that changes after the fact.
grant update (state) on catalogue.supplier_transactions to andon_app;
grant select, insert, update on catalogue.rounds, catalogue.round_starts to andon_app;
