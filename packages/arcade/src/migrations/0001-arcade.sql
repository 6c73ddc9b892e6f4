-- Sessions, seeds and rounds of the game server. What was drawn can never be changed by the application's role: it may only move a round on, and
-- append the actions of one that waits, through `arcade.take_actions`.
-- Every table but those of tables and their rounds belongs to an owner: the operator's player; in demo play the session itself.
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

-- Chains of seeds of tables that many players share. The seed of each link is the SHA-256 of that of the next one, so the published end, which is that of the first, commits to all.
create table arcade.table_chains (
  table_id text collate "C" not null check (table_id ~ '^[a-z0-9-]{1,40}$'),
  chain integer not null check (chain > 0),
  links integer not null check (links > 0),
  published_end text not null check (published_end ~ '^[0-9a-f]{64}$'),
  signer text not null check (signer ~ '^[0-9a-f]{64}$'), -- who makes the second shares of its rounds; with another signer a table begins another chain
  signer_at text, -- the host where that signer runs; null: a process of our own
  committed_at timestamptz not null,
  -- Secret: the seeds of the links checkpoint_every, 2 x checkpoint_every and so on, and of the last link, 32 bytes each.
  checkpoint_every integer not null check (checkpoint_every > 0),
  checkpoints bytea not null,
  primary key (table_id, chain),
  constraint every_checkpoint_is_there check (octet_length(checkpoints) = 32 * ((links + checkpoint_every - 1) / checkpoint_every))
);
alter table arcade.table_chains alter column checkpoints set storage external; -- read in parts
grant select, insert on arcade.table_chains to andon_app;

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

-- Tables that many players share. A round belongs to its table, and exists before its first stake; a bet belongs to its player. What a round has drawn and what a bet
-- wins is written by the functions below alone, each in one state of the round; the application's role may otherwise only move them on.
create table arcade.tables (
  id text collate "C" primary key check (id ~ '^[a-z0-9-]{1,40}$'),
  game_code text not null,
  closed text check (closed in ('starting', 'draining', 'chain', 'signer')) -- why it takes no bets; null: it does
);
grant select, insert on arcade.tables to andon_app;
grant update (closed) on arcade.tables to andon_app;

create table arcade.table_rounds (
  table_id text collate "C" not null references arcade.tables,
  number bigint not null check (number > 0),
  table_hash text not null check (table_hash ~ '^[0-9a-f]{64}$'),
  chain integer not null check (chain > 0),
  link integer not null check (link > 0),
  commitment text not null check (commitment ~ '^[0-9a-f]{64}$'),
  state text not null default 'open' check (state in ('open', 'locked', 'running', 'shown', 'over', 'void')),
  opened_at timestamptz not null,
  locks_at timestamptz not null check (locks_at > opened_at), -- bets received then or later are refused
  bets_root text check (bets_root ~ '^[0-9a-f]{64}$'), -- of all bets of the round; none is taken any more
  runs_from timestamptz,
  -- All of it is written at once when the result is shown. Of a void round the seed and, if there is one, the share.
  server_seed text check (server_seed ~ '^[0-9a-f]{64}$'),
  second_share jsonb,
  events jsonb,
  facts jsonb check (jsonb_typeof(facts) = 'array'),
  ran_ms double precision check (ran_ms >= 0), -- for how long it ran; null where rounds do not run
  shown_at timestamptz,
  ends_at timestamptz, -- the next round opens then
  void_reason text check (void_reason ~ '^[A-Z_]{2,60}$'),
  primary key (table_id, number),
  unique (table_id, chain, link),
  constraint results_are_of_shown_rounds check ((events is not null) = (state in ('shown', 'over'))),
  constraint results_are_whole check (events is null or
    (facts is not null and server_seed is not null and second_share is not null and bets_root is not null and shown_at is not null)),
  constraint seeds_are_shown_at_the_end check (server_seed is null or state in ('shown', 'over', 'void')),
  constraint shares_are_shown_at_the_end check (second_share is null or server_seed is not null),
  constraint bets_are_open_before_the_lock check (bets_root is null or state <> 'open'),
  constraint rounds_run_after_the_lock check (state <> 'running' or (runs_from is not null and bets_root is not null)),
  constraint rounds_that_ended_say_until_when check ((ends_at is not null) = (state in ('shown', 'over', 'void'))),
  constraint only_void_rounds_have_a_reason check ((state = 'void') = (void_reason is not null))
) with (fillfactor = 70);
create unique index one_round_at_a_time on arcade.table_rounds (table_id) where state in ('open', 'locked', 'running', 'shown');
grant select, insert on arcade.table_rounds to andon_app;
grant update (state, runs_from) on arcade.table_rounds to andon_app;

create table arcade.table_bets (
  owner platform.player_id not null,
  id text collate "C" not null,
  session_id text collate "C" not null,
  -- The client's name of the press of the button; the same name in the same session never becomes a second bet.
  request_id text collate "C" not null check (request_id ~ '^[A-Za-z0-9_-]{8,64}$'),
  table_id text collate "C" not null,
  number bigint not null,
  place smallint not null check (place between 1 and 100), -- among all bets that the player asked for in this round: of two at once only one can be the next, so limits are measured in turn
  mode text not null check (mode in ('real', 'demo')),
  game_code text not null,
  currency text not null,
  stake bigint not null check (stake > 0),
  choice jsonb,
  is_public boolean not null, -- the player agreed to be shown at the table
  received_at timestamptz not null,
  actions jsonb not null default '[]' check (jsonb_typeof(actions) = 'array'),
  state text not null default 'asked' check (state in
    ('asked', 'placed', 'settling', 'settled', 'refused', 'returning', 'returned', 'disputed')),
  refusal text check (refusal ~ '^[A-Z_]{2,60}$'), -- why the operator took no stake
  win bigint check (win >= 0), -- null until the result is shown
  ended_at timestamptz,
  shown_at timestamptz,
  attempts integer not null default 0,
  next_attempt_at timestamptz, -- when any server calls the wallet for it
  primary key (owner, id),
  unique (owner, session_id, request_id),
  unique (owner, table_id, number, place),
  foreign key (owner, session_id) references arcade.sessions,
  foreign key (table_id, number) references arcade.table_rounds,
  constraint owed_bets_are_attempted check ((state in ('asked', 'settling', 'returning')) = (next_attempt_at is not null)),
  constraint bets_end check ((state in ('settled', 'refused', 'returned', 'disputed')) = (ended_at is not null)),
  constraint only_refused_bets_have_a_reason check ((state = 'refused') = (refusal is not null)),
  constraint paid_bets_are_decided check (state not in ('settling', 'settled') or win is not null),
  constraint open_bets_are_not_decided check (state not in ('asked', 'placed', 'refused') or win is null)
) with (fillfactor = 70);
create index bets_of_table_round on arcade.table_bets (table_id, number);
create index table_bets_of_owner on arcade.table_bets (owner, game_code, id desc);
create index table_bets_to_attempt on arcade.table_bets (next_attempt_at) where next_attempt_at is not null;
grant select, insert on arcade.table_bets to andon_app;
grant update (state, refusal, ended_at, shown_at, attempts, next_attempt_at) on arcade.table_bets to andon_app;

-- Ends the taking of bets: from here on the root binds them. False if that has happened.
create function arcade.close_table_bets(of_table text, of_number bigint, root text) returns boolean
  language plpgsql security definer set search_path = '' as $$
begin
  update arcade.table_rounds set state = 'locked', bets_root = root
  where table_id = of_table and number = of_number and state in ('open', 'locked') and bets_root is null;
  return found;
end $$;

-- Writes the result of a round whose bets are closed, and reveals its seed, which must be the one that was committed to. False if it has one.
create function arcade.show_table_round(
  of_table text, of_number bigint, seed text, share jsonb, happened jsonb, in_short jsonb, ran double precision, at timestamptz, until timestamptz
) returns boolean language plpgsql security definer set search_path = '' as $$
begin
  update arcade.table_rounds set
    state = 'shown', server_seed = seed, second_share = share, events = happened, facts = in_short, ran_ms = ran, shown_at = at, ends_at = until
  where table_id = of_table and number = of_number and state in ('locked', 'running') and bets_root is not null
    and commitment = encode(sha256(convert_to(seed, 'UTF8')), 'hex');
  return found;
end $$;

-- Ends a round without a result; what is known of its shares is published. False if it has a result.
create function arcade.void_table_round(
  of_table text, of_number bigint, reason text, seed text, share jsonb, until timestamptz
) returns boolean language plpgsql security definer set search_path = '' as $$
begin
  update arcade.table_rounds set state = 'void', void_reason = reason, server_seed = seed, second_share = share, ends_at = until
  where table_id = of_table and number = of_number and state in ('open', 'locked', 'running')
    and commitment = encode(sha256(convert_to(seed, 'UTF8')), 'hex');
  return found;
end $$;

-- Publishes the share of a void round that was made too late.
create function arcade.share_of_void_table_round(of_table text, of_number bigint, share jsonb) returns boolean
  language plpgsql security definer set search_path = '' as $$
begin
  update arcade.table_rounds set second_share = share
  where table_id = of_table and number = of_number and state = 'void' and second_share is null;
  return found;
end $$;

-- Appends an action to each bet that has none, while its round runs, and afterwards one that came before its end. Holds the rounds until the commit.
create function arcade.act_on_table_bets(owners text[], ids text[], taken jsonb[]) returns table (acted_id text)
  language sql security definer set search_path = '' as $$
  update arcade.table_bets bet set actions = jsonb_build_array(acted.action)
  from unnest(owners, ids, taken) as acted (owner, id, action)
  join arcade.table_bets known on known.owner = acted.owner and known.id = acted.id
  join lateral (
    select from arcade.table_rounds round where round.table_id = known.table_id and round.number = known.number
      and (round.state = 'running' or (round.state = 'shown' and (acted.action->>'atMs')::double precision < round.ran_ms)) for share) held on true
  where bet.owner = acted.owner and bet.id = acted.id and bet.state = 'placed' and bet.actions = '[]'
  returning bet.id
$$;

-- Writes the wins of bets that took part in a round whose result is shown; they are owed from then on.
create function arcade.decide_table_bets(of_table text, of_number bigint, owners text[], ids text[], wins bigint[], at timestamptz) returns void
  language sql security definer set search_path = '' as $$
  update arcade.table_bets bet set state = 'settling', win = won.win, attempts = 0, next_attempt_at = at
  from unnest(owners, ids, wins) as won (owner, id, win)
  where bet.owner = won.owner and bet.id = won.id and bet.table_id = of_table and bet.number = of_number and bet.state = 'placed'
    and exists (select from arcade.table_rounds where table_id = of_table and number = of_number and state = 'shown')
$$;
revoke all on function arcade.close_table_bets, arcade.show_table_round, arcade.void_table_round, arcade.share_of_void_table_round,
  arcade.act_on_table_bets, arcade.decide_table_bets from public;
grant execute on function arcade.close_table_bets, arcade.show_table_round, arcade.void_table_round, arcade.share_of_void_table_round,
  arcade.act_on_table_bets, arcade.decide_table_bets to andon_app;
-- What players write at tables: a conversation for each table, whose messages and removals have numbers without a gap. A message belongs to its writer; a removed one has no text any more.
create table arcade.table_talks (
  table_id text collate "C" primary key,
  last_number bigint not null check (last_number >= 0)
);
grant select, insert, update on arcade.table_talks to andon_app;

create table arcade.table_messages (
  owner platform.player_id not null,
  table_id text collate "C" not null references arcade.table_talks,
  number bigint not null,
  request_id text collate "C" not null check (request_id ~ '^[A-Za-z0-9_-]{8,64}$'),
  seat text not null,
  name text not null, -- masked
  text text check (char_length(text) between 1 and 120),
  said_at timestamptz not null,
  removed_at timestamptz,
  removed_number bigint,
  primary key (owner, table_id, number),
  unique (owner, request_id),
  constraint removed_messages_have_no_text check ((text is null) = (removed_at is not null) and (text is null) = (removed_number is not null))
);
create index table_messages_by_number on arcade.table_messages (table_id, number desc);
create index table_messages_by_age on arcade.table_messages (said_at);
grant select, insert on arcade.table_messages to andon_app;
grant update (text, removed_at, removed_number) on arcade.table_messages to andon_app;

create table arcade.table_reports (
  owner platform.player_id not null, -- who reports
  writer platform.player_id not null,
  table_id text collate "C" not null,
  number bigint not null,
  reason text not null check (reason ~ '^[a-z-]{2,20}$'),
  reported_at timestamptz not null,
  closed_at timestamptz,
  primary key (owner, table_id, number),
  foreign key (writer, table_id, number) references arcade.table_messages on delete cascade
);
create index reports_of_messages on arcade.table_reports (writer, table_id, number);
create index open_table_reports on arcade.table_reports (reported_at) where closed_at is null;
grant select, insert on arcade.table_reports to andon_app;
grant update (closed_at) on arcade.table_reports to andon_app;

-- One row for each player who has written or been muted: locked by each message of the player, so that two at once are in turn.
create table arcade.table_writers (
  owner platform.player_id primary key,
  said_at timestamptz,
  refused_at timestamptz[] not null default '{}', -- of the last ten minutes
  muted_until timestamptz
);
grant select, insert, update on arcade.table_writers to andon_app;

-- Messages are kept for so long and no longer, with their reports and what is known of writers who have been silent since.
create function arcade.forget_table_messages(said_before timestamptz, at_most integer) returns integer
  language plpgsql security definer set search_path = '' as $$
declare
  forgotten integer;
begin
  delete from arcade.table_messages message using
    (select owner, table_id, number from arcade.table_messages where said_at < said_before order by said_at limit at_most) old
  where message.owner = old.owner and message.table_id = old.table_id and message.number = old.number;
  get diagnostics forgotten = row_count;
  delete from arcade.table_writers where coalesce(said_at, '-infinity') < said_before and coalesce(muted_until, '-infinity') < said_before;
  return forgotten;
end $$;
revoke all on function arcade.forget_table_messages from public;
grant execute on function arcade.forget_table_messages to andon_app;

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
