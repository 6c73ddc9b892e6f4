-- Sessions, seeds and rounds of the game server. What was drawn can never be changed by the application's role: it may only move a round on, and
-- append the actions of one that waits, through `arcade.take_actions`.
-- Every table here belongs to an owner: the operator's player; in demo play the session itself.
create schema arcade;
grant usage on schema arcade to andon_app;

create table arcade.sessions (
  owner platform.player_id not null,
  id text collate "C" not null,
  token_hash bytea not null check (octet_length(token_hash) = 32),
  mode text not null check (mode in ('real', 'demo')),
  wallet_session text not null, -- how the wallet knows this session
  nickname text,
  game_code text not null,
  currency text not null,
  language text not null,
  opened_at timestamptz not null,
  expires_at timestamptz not null,
  -- What the operator says the law asks of its rounds, beside what the game asks of everybody's.
  minimum_cycle_ms integer not null default 0 check (minimum_cycle_ms >= 0),
  maximum_stake bigint check (maximum_stake >= 0), -- null: no cap
  celebrates_return_of_stake boolean not null default false,
  -- Rounds that the operator lets the player play for nothing, as it was told of them; how many are left follows from the rounds themselves, so that a
  -- round which comes to nothing is left again by itself.
  free_rounds_id text collate "C",
  free_rounds_stake bigint check (free_rounds_stake > 0),
  free_rounds_told integer not null default 0 check (free_rounds_told >= 0),
  primary key (owner, id),
  unique (owner, token_hash),
  check (mode = 'real' or owner = id),
  constraint free_rounds_whole check ((free_rounds_id is null) = (free_rounds_stake is null))
);
create index demo_sessions_by_age on arcade.sessions (opened_at) where mode = 'demo';
grant select, insert on arcade.sessions to andon_app;
grant update (free_rounds_told) on arcade.sessions to andon_app;

-- One pair in use and one committed to for next time, for each owner. The next one exists before the player chooses the client seed it is joined with.
create table arcade.seeds (
  owner platform.player_id not null,
  id text collate "C" not null,
  server_seed text not null check (server_seed ~ '^[0-9a-f]{64}$'),
  commitment text not null check (commitment ~ '^[0-9a-f]{64}$'),
  committed_at timestamptz not null,
  client_seed text check (client_seed ~ '^[A-Za-z0-9_.-]{1,64}$'),
  next_nonce integer not null default 0 check (next_nonce >= 0),
  -- The pace of rounds is a player's, not a session's: written with the nonce, so that of two sessions at once the second sees the start of the first.
  last_round_at timestamptz,
  activated_at timestamptz,
  revealed_at timestamptz,
  primary key (owner, id),
  check ((client_seed is null) = (activated_at is null)),
  check (revealed_at is null or activated_at is not null)
) with (fillfactor = 80);
create unique index one_pair_in_use on arcade.seeds (owner) where activated_at is not null and revealed_at is null;
create unique index one_pair_to_come on arcade.seeds (owner) where activated_at is null;
grant select, insert on arcade.seeds to andon_app;
grant update (client_seed, next_nonce, last_round_at, activated_at, revealed_at) on arcade.seeds to andon_app;

create table arcade.rounds (
  owner platform.player_id not null,
  id text collate "C" not null,
  session_id text collate "C" not null,
  -- The client's name of the press of the button; the same name in the same session never becomes a second round.
  request_id text collate "C" check (request_id ~ '^[A-Za-z0-9_-]{8,64}$'),
  game_code text not null,
  seed_id text collate "C" not null,
  nonce integer not null,
  table_hash text not null check (table_hash ~ '^[0-9a-f]{64}$'),
  currency text not null,
  -- In a free round what its wins are multiples of; the player stakes nothing.
  stake bigint not null check (stake > 0),
  free_rounds_id text collate "C",
  choice jsonb, -- chosen together with the stake
  win bigint check (win >= 0), -- null until it is decided
  events jsonb not null,
  actions jsonb not null default '[]' check (jsonb_typeof(actions) = 'array'),
  further_staked bigint not null default 0 check (further_staked >= 0), -- taken beside `stake` by actions such as a double
  bets integer not null default 1 check (bets > 0), -- requested so far, also those that were refused or returned
  pending jsonb, -- an action that asks for a further stake, with its outcome, until that stake is certainly taken or certainly not
  started_at timestamptz not null,
  state text not null default 'drawn' check (state in
    ('drawn', 'playing', 'raising', 'returning', 'staked', 'cancelling', 'settled', 'void', 'cancelled', 'disputed')),
  -- Why the operator took no stake: the code of its refusal.
  void_reason text check (void_reason ~ '^[A-Z_]{2,60}$'),
  ended_at timestamptz,
  shown_at timestamptz,
  attempts integer not null default 0,
  next_attempt_at timestamptz, -- when the sweeper takes an open round up; nobody else touches it after that instant
  primary key (owner, id),
  unique (owner, seed_id, nonce),
  foreign key (owner, session_id) references arcade.sessions,
  foreign key (owner, seed_id) references arcade.seeds,
  constraint open_rounds_are_attempted check
    ((state in ('drawn', 'playing', 'raising', 'returning', 'staked', 'cancelling')) = (next_attempt_at is not null)),
  check ((next_attempt_at is null) = (ended_at is not null)),
  constraint only_void_rounds_have_a_reason check (state = 'void' or void_reason is null),
  constraint paid_rounds_are_decided check (state not in ('staked', 'settled') or win is not null),
  constraint pending_while_raising check (state not in ('raising', 'returning') or pending is not null)
) with (fillfactor = 80);
create unique index one_open_round on arcade.rounds (owner, session_id) where next_attempt_at is not null;
create unique index one_round_for_a_request on arcade.rounds (owner, session_id, request_id) where request_id is not null;
-- One round that waits at a time for each player and game, in whatever session it was started.
create unique index one_undecided_round on arcade.rounds (owner, game_code) where win is null and next_attempt_at is not null;
create index rounds_of_owner on arcade.rounds (owner, game_code, id desc);
create index rounds_to_attempt on arcade.rounds (next_attempt_at) where next_attempt_at is not null;
create index free_rounds_of_session on arcade.rounds (owner, session_id) where free_rounds_id is not null;
grant select, insert on arcade.rounds to andon_app;
grant update (state, void_reason, pending, bets, ended_at, shown_at, attempts, next_attempt_at) on arcade.rounds to andon_app;

-- Appends actions with their events, and the win if they end the round. False if the round is in another state or has other actions or bets by now.
create function arcade.take_actions(
  round_owner text, round_id text, from_state text, actions_before integer, bets_before integer, taken jsonb, happened jsonb, win_decided bigint,
  further_stake bigint, attempt_at timestamptz
) returns boolean language plpgsql security definer set search_path = '' as $$
begin
  update arcade.rounds set
    actions = actions || taken,
    events = events || happened,
    win = win_decided,
    further_staked = further_staked + further_stake,
    pending = null,
    state = case when win_decided is null then 'playing' else 'staked' end,
    attempts = 0,
    next_attempt_at = attempt_at
  where owner = round_owner and id = round_id and state = from_state and state in ('playing', 'raising') and win is null
    and jsonb_array_length(actions) = actions_before and bets = bets_before
    and jsonb_typeof(taken) = 'array' and jsonb_typeof(happened) = 'array';
  return found;
end $$;
revoke all on function arcade.take_actions from public;
grant execute on function arcade.take_actions to andon_app;

-- Fun credits: the wallet of demo play. It closes all bets of a round together, like the operator's.
create table arcade.demo_purses (
  owner platform.player_id primary key, -- the session
  balance bigint not null constraint purse_not_negative check (balance >= 0)
) with (fillfactor = 80);
create table arcade.demo_bets (
  owner platform.player_id not null references arcade.demo_purses on delete cascade,
  id text collate "C" not null,
  round_id text collate "C",
  stake bigint not null check (stake >= 0),
  state text not null check (state in ('open', 'closed', 'rolled-back')),
  primary key (owner, id)
);
create index demo_bets_of_round on arcade.demo_bets (owner, round_id);
grant select, insert, update on arcade.demo_purses, arcade.demo_bets to andon_app;

-- Demo play leaves no trace for ever: the only deletion there is, and it can reach nothing that was played for money.
create function arcade.forget_demo_sessions(opened_before timestamptz, at_most integer) returns integer
  language plpgsql security definer set search_path = '' as $$
declare
  old text[];
begin
  select array_agg(owner) into old from
    (select owner from arcade.sessions where mode = 'demo' and opened_at < opened_before order by opened_at limit at_most) oldest;
  delete from arcade.rounds where owner = any(old);
  delete from arcade.table_bets where owner = any(old);
  delete from arcade.seeds where owner = any(old);
  delete from arcade.demo_purses where owner = any(old);
  delete from arcade.sessions where owner = any(old) and mode = 'demo';
  return coalesce(cardinality(old), 0);
end $$;
revoke all on function arcade.forget_demo_sessions from public;
grant execute on function arcade.forget_demo_sessions to andon_app;
