-- Sessions, seeds and rounds of the game server. What was drawn can never be changed by the application's role: it may only move a round on.

create schema arcade;
grant usage on schema arcade to andon_app;

create table arcade.sessions (
  id text collate "C" primary key,
  token_hash bytea not null unique check (octet_length(token_hash) = 32),
  mode text not null check (mode in ('real', 'demo')),
  owner text collate "C" not null, -- the operator's player; in demo play the session itself
  wallet_session text not null, -- how the wallet knows this session
  nickname text,
  game_code text not null,
  currency text not null,
  language text not null,
  opened_at timestamptz not null,
  expires_at timestamptz not null,
  last_round_at timestamptz,
  check (mode = 'real' or owner = id)
);
create index demo_sessions_by_age on arcade.sessions (opened_at) where mode = 'demo';
grant select, insert on arcade.sessions to andon_app;
grant update (last_round_at) on arcade.sessions to andon_app;

-- One pair in use and one committed to for next time, for each owner. The next one exists before the player chooses the client seed it is joined with.
create table arcade.seeds (
  id text collate "C" primary key,
  owner text collate "C" not null,
  server_seed text not null check (server_seed ~ '^[0-9a-f]{64}$'),
  commitment text not null check (commitment ~ '^[0-9a-f]{64}$'),
  committed_at timestamptz not null,
  client_seed text check (client_seed ~ '^[A-Za-z0-9_.-]{1,64}$'),
  next_nonce integer not null default 0 check (next_nonce >= 0),
  activated_at timestamptz,
  revealed_at timestamptz,
  check ((client_seed is null) = (activated_at is null)),
  check (revealed_at is null or activated_at is not null)
) with (fillfactor = 80);
create unique index one_pair_in_use on arcade.seeds (owner) where activated_at is not null and revealed_at is null;
create unique index one_pair_to_come on arcade.seeds (owner) where activated_at is null;
grant select, insert on arcade.seeds to andon_app;
grant update (client_seed, next_nonce, activated_at, revealed_at) on arcade.seeds to andon_app;

create table arcade.rounds (
  id text collate "C" primary key,
  session_id text collate "C" not null references arcade.sessions,
  owner text collate "C" not null,
  game_code text not null,
  seed_id text collate "C" not null references arcade.seeds,
  nonce integer not null,
  table_hash text not null check (table_hash ~ '^[0-9a-f]{64}$'),
  currency text not null,
  stake bigint not null check (stake > 0),
  win bigint not null check (win >= 0),
  events jsonb not null,
  started_at timestamptz not null,
  state text not null default 'drawn'
    check (state in ('drawn', 'staked', 'cancelling', 'settled', 'void', 'cancelled', 'disputed')),
  ended_at timestamptz,
  shown_at timestamptz,
  attempts integer not null default 0,
  next_attempt_at timestamptz, -- when the sweeper takes an open round up; nobody else touches it after that instant
  unique (seed_id, nonce),
  constraint open_rounds_are_attempted check ((state in ('drawn', 'staked', 'cancelling')) = (next_attempt_at is not null)),
  check ((next_attempt_at is null) = (ended_at is not null))
) with (fillfactor = 80);
create unique index one_open_round on arcade.rounds (session_id) where next_attempt_at is not null;
create index rounds_of_owner on arcade.rounds (owner, game_code, id desc);
create index rounds_to_attempt on arcade.rounds (next_attempt_at) where next_attempt_at is not null;
grant select, insert on arcade.rounds to andon_app;
grant update (state, ended_at, shown_at, attempts, next_attempt_at) on arcade.rounds to andon_app;

-- Fun credits: the wallet of demo play.
create table arcade.demo_purses (
  session_id text collate "C" primary key references arcade.sessions on delete cascade,
  balance bigint not null constraint purse_not_negative check (balance >= 0)
) with (fillfactor = 80);
create table arcade.demo_bets (
  id text collate "C" primary key,
  session_id text collate "C" not null references arcade.demo_purses on delete cascade,
  stake bigint not null check (stake >= 0),
  state text not null check (state in ('open', 'closed', 'rolled-back'))
);
create index demo_bets_of_session on arcade.demo_bets (session_id);
grant select, insert, update on arcade.demo_purses, arcade.demo_bets to andon_app;

-- Demo play leaves no trace for ever: the only deletion there is, and it can reach nothing that was played for money.
create function arcade.forget_demo_sessions(opened_before timestamptz, at_most integer) returns integer
  language plpgsql security definer set search_path = '' as $$
declare
  old text[];
begin
  select array_agg(id) into old from
    (select id from arcade.sessions where mode = 'demo' and opened_at < opened_before order by opened_at limit at_most) oldest;
  delete from arcade.rounds where session_id = any(old);
  delete from arcade.seeds where owner = any(old);
  delete from arcade.sessions where id = any(old);
  return coalesce(cardinality(old), 0);
end $$;
revoke all on function arcade.forget_demo_sessions from public;
grant execute on function arcade.forget_demo_sessions to andon_app;
