-- Bets of the sportsbook, what they are settled by, and what the book may lose by them.
create schema bookmaker;
grant usage on schema bookmaker to andon_app;

create table bookmaker.bets (
  player_id platform.player_id not null,
  id text collate "C" not null,
  -- The client's name of the request; the same name never becomes a second bet.
  request_id text collate "C" not null check (request_id ~ '^[A-Za-z0-9_-]{8,64}$'),
  request_hash text not null check (request_hash ~ '^[0-9a-f]{64}$'),
  wallet_session text not null,
  currency text not null,
  language text not null,
  policy text not null check (policy in ('none', 'higher', 'any')),
  size integer not null check (size > 0),
  folds integer[] not null,
  stake bigint not null check (stake > 0),
  -- An exact fraction of minor units, such as 200/3; smaller after a part was cashed out.
  stake_per_line text not null check (stake_per_line ~ '^\d+(/\d+)?$'),
  placed_at timestamptz not null,
  delayed_until timestamptz,
  accepted_at timestamptz,
  status text not null check (status in ('PENDING_ACCEPTANCE', 'NOT_ACCEPTED', 'ACCEPTED', 'WON', 'LOST', 'REFUNDED',
    'HALF_WON_HALF_PUSHED', 'HALF_LOST_HALF_PUSHED', 'CANCELLED', 'CASHED_OUT')),
  -- Of a pending bet. waiting: for its delay, nothing is reserved; asking: the loss is reserved, the stake may be taken; returning: the stake is given back.
  step text check (step in ('waiting', 'asking', 'returning')),
  attempts integer not null default 0,
  next_attempt_at timestamptz, -- when the worker takes a pending bet up
  refused jsonb,
  cashed_out bigint not null default 0 check (cashed_out >= 0),
  paid bigint not null default 0 check (paid >= 0),
  closed boolean not null default false,
  payments integer not null default 0 check (payments >= 0),
  revision integer not null default 0, -- counts changes since the acceptance; a quote of a cash-out names it
  void_reason text, -- by staff
  trouble text, -- why a result cannot settle it
  primary key (player_id, id),
  unique (player_id, request_id),
  constraint pending_bets_have_a_step check ((status = 'PENDING_ACCEPTANCE') = (step is not null)),
  constraint pending_bets_are_attempted check ((step is null) = (next_attempt_at is null)),
  constraint refused_bets_say_why check ((status = 'NOT_ACCEPTED') <= (refused is not null)),
  check ((status in ('PENDING_ACCEPTANCE', 'NOT_ACCEPTED')) = (accepted_at is null))
) with (fillfactor = 80);
create index bets_to_attempt on bookmaker.bets (next_attempt_at) where next_attempt_at is not null;
create index open_bets on bookmaker.bets (player_id, id) where status in ('PENDING_ACCEPTANCE', 'ACCEPTED');
create index bets_in_trouble on bookmaker.bets (id) where trouble is not null;
grant select, insert on bookmaker.bets to andon_app;
grant update (stake_per_line, accepted_at, status, step, attempts, next_attempt_at, refused, cashed_out, paid, closed, payments, revision, void_reason, trouble)
  on bookmaker.bets to andon_app;

create table bookmaker.legs (
  player_id platform.player_id not null,
  bet_id text collate "C" not null,
  number integer not null,
  selection text collate "C" not null, -- begins with event and market
  event_id text collate "C" not null,
  market_key text collate "C" not null,
  outcome text collate "C" not null,
  price integer not null check (price > 1000), -- thousandths
  asked_price integer not null check (asked_price > 1000),
  asked_score text,
  asked_red_cards text,
  banker boolean not null,
  words jsonb not null,
  primary key (player_id, bet_id, number),
  foreign key (player_id, bet_id) references bookmaker.bets
);
create index bets_on_selection on bookmaker.legs (selection, player_id, bet_id);
grant select, insert on bookmaker.legs to andon_app;
grant update (price) on bookmaker.legs to andon_app;

-- What is known of a selection: all that bets on it are settled by. A message about its event counts once, in the order of the event.
create table bookmaker.selections (
  selection text collate "C" primary key,
  settled jsonb,
  settled_sequence bigint, -- of the last settlement or roll-back
  windows jsonb not null default '[]' check (jsonb_typeof(windows) = 'array'), -- of cancellations, with those that were taken back
  version bigint not null default 0,
  unsettled boolean not null default false -- its bets have not been settled by this version yet
) with (fillfactor = 80);
create index selections_to_settle on bookmaker.selections (selection) where unsettled;
grant select, insert, update on bookmaker.selections to andon_app;

-- The sum of the open bets on each market, and what the book can lose by it at most. Changed under its lock only, and under that of its event.
create table bookmaker.event_losses (
  event_id text collate "C" primary key,
  loss bigint not null default 0 check (loss >= 0)
) with (fillfactor = 50);
create table bookmaker.positions (
  event_id text collate "C" not null,
  market_key text collate "C" not null,
  base bigint not null default 0,
  changes jsonb not null default '{}' check (jsonb_typeof(changes) = 'object'),
  loss bigint not null default 0 check (loss >= 0),
  primary key (event_id, market_key)
) with (fillfactor = 50);
grant select, insert, update on bookmaker.event_losses, bookmaker.positions to andon_app;

-- Limits that differ from the installation's; the market key is empty for a whole event.
create table bookmaker.limits (
  event_id text collate "C" not null,
  market_key text collate "C" not null,
  volume bigint check (volume >= 0),
  market_liability bigint check (market_liability >= 0),
  event_liability bigint check (event_liability >= 0),
  primary key (event_id, market_key)
);
create table bookmaker.stake_factors (
  player_id platform.player_id primary key,
  factor integer not null check (factor >= 0) -- thousandths
);
grant select, insert, update on bookmaker.limits, bookmaker.stake_factors to andon_app;

-- Wallet calls that are due, stored with what causes them; those of one bet are sent in their order.
create table bookmaker.payments (
  player_id platform.player_id not null,
  bet_id text collate "C" not null,
  number integer not null check (number > 0),
  call text not null check (call in ('win', 'adjust')),
  amount bigint not null, -- the difference that it makes
  paid bigint not null check (paid >= 0), -- of the whole bet after it
  round_closed boolean not null,
  reason text check (reason in ('resettled', 'cancelled')),
  state text not null default 'due' check (state in ('due', 'sent', 'disputed')),
  owed bigint not null default 0 check (owed >= 0), -- what the wallet could not take back
  refusal text, -- of a disputed one
  attempts integer not null default 0,
  next_attempt_at timestamptz,
  primary key (player_id, bet_id, number),
  foreign key (player_id, bet_id) references bookmaker.bets,
  constraint due_payments_are_attempted check ((state = 'due') = (next_attempt_at is not null)),
  constraint adjustments_have_a_reason check ((call = 'adjust') = (reason is not null))
) with (fillfactor = 80);
create index payments_to_send on bookmaker.payments (next_attempt_at) where next_attempt_at is not null;
create index disputed_payments on bookmaker.payments (bet_id) where state = 'disputed';
grant select, insert on bookmaker.payments to andon_app;
grant update (state, owed, refusal, attempts, next_attempt_at) on bookmaker.payments to andon_app;

create table bookmaker.cash_out_quotes (
  player_id platform.player_id not null,
  id text collate "C" not null,
  bet_id text collate "C" not null,
  value bigint not null check (value > 0),
  fair bigint not null check (fair >= value),
  expires_at timestamptz not null,
  sequences jsonb not null, -- the last message of each event, and of each result
  revision integer not null, -- of the bet
  taken bigint check (taken between 1 and value),
  primary key (player_id, id),
  foreign key (player_id, bet_id) references bookmaker.bets
);
grant select, insert on bookmaker.cash_out_quotes to andon_app;
grant update (taken) on bookmaker.cash_out_quotes to andon_app;
