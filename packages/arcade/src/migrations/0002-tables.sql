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
