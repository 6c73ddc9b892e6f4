create schema catalogue;

-- Games as their suppliers publish them. A game that its supplier no longer publishes stays, unpublished: history names it.
create table catalogue.games (
  game_code text primary key,
  supplier text not null,
  position integer not null check (position >= 0),
  published boolean not null,
  details jsonb not null
);
create index games_of_supplier on catalogue.games (supplier);

-- One row: grows whenever what players see of the catalogue changes, so that pages made from an older one are dropped.
create table catalogue.content_version (
  only_row boolean primary key default true check (only_row),
  version bigint not null
);
insert into catalogue.content_version (version) values (1);

create table catalogue.last_played (
  player_id text not null,
  game_code text not null references catalogue.games,
  played_at timestamptz not null,
  primary key (player_id, game_code)
);
create table catalogue.favourites (
  player_id text not null,
  game_code text not null references catalogue.games,
  added_at timestamptz not null,
  primary key (player_id, game_code)
);

-- What a browser carries to a supplier, which trades it for a game session once. Only the hash of a token is kept.
create table catalogue.launch_tokens (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  player_id text not null,
  login_session_id text not null,
  supplier text not null,
  game_code text not null,
  site text not null,
  language text not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index launch_tokens_by_expiry on catalogue.launch_tokens (expires_at);

create table catalogue.game_sessions (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  player_id text not null,
  login_session_id text not null,
  supplier text not null,
  game_code text not null,
  site text not null,
  started_at timestamptz not null
);
create index game_sessions_of_player on catalogue.game_sessions (player_id, supplier);

-- A round belongs to one player: in a game that many play at once each has a round of their own under the shared id.
create table catalogue.rounds (
  supplier text not null,
  player_id text not null,
  round_id text not null,
  game_code text not null,
  currency text not null,
  state text not null check (state in ('open', 'closed')),
  staked bigint not null check (staked >= 0),
  won bigint not null check (won >= 0),
  opened_at timestamptz not null,
  closed_at timestamptz,
  reported_at timestamptz,
  primary key (supplier, player_id, round_id),
  check ((state = 'closed') = (closed_at is not null))
);
create index open_rounds on catalogue.rounds (opened_at) where state = 'open';

-- Every money call accepted from a supplier, with the balance it was answered with. A tombstone is the id of a bet that was rolled
-- back before it came. `split` is where a bet's stake was taken from.
create table catalogue.supplier_transactions (
  supplier text not null,
  transaction_id text not null,
  kind text not null check (kind in ('bet', 'win', 'rollback', 'tombstone')),
  payload_hash bytea check (octet_length(payload_hash) = 32),
  player_id text not null,
  round_id text not null,
  game_code text not null,
  bet_transaction_id text,
  amount bigint not null check (amount >= 0),
  currency text not null,
  balance bigint not null,
  state text check (state in ('open', 'paid', 'rolled-back')),
  split jsonb,
  at timestamptz not null,
  primary key (supplier, transaction_id),
  check ((kind = 'bet') = (state is not null)),
  check ((kind = 'bet') = (split is not null)),
  check ((kind in ('win', 'rollback')) = (bet_transaction_id is not null)),
  check ((kind = 'tombstone') = (payload_hash is null))
);
create index transactions_of_round on catalogue.supplier_transactions (supplier, player_id, round_id);

grant usage on schema catalogue to andon_app;
grant select, insert, update on catalogue.games to andon_app;
grant select, update on catalogue.content_version to andon_app;
grant select, insert, update on catalogue.last_played to andon_app;
grant select, insert, delete on catalogue.favourites to andon_app;
grant select, insert, update, delete on catalogue.launch_tokens to andon_app;
grant select, insert on catalogue.game_sessions to andon_app;
grant select, insert, update on catalogue.rounds to andon_app;
grant select, insert on catalogue.supplier_transactions to andon_app;
-- A bet's state is the one thing that changes after the fact.
grant update (state) on catalogue.supplier_transactions to andon_app;
