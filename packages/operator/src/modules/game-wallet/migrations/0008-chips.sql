-- Play chips of a race: no money, so they are not in the ledger. A stack is what one player has in one race; suppliers know the player of its game sessions by its id.
create table game_wallet.chip_stacks (
  player_id platform.player_id not null,
  id text not null check (id ~ '^chp_[0-9a-z_]{1,90}$'),
  tournament_id text not null,
  site text not null,
  currency text not null,
  games text[] not null,
  -- Smaller stakes are refused.
  min_stake bigint not null check (min_stake > 0),
  -- Further rounds are refused.
  most_rounds integer not null check (most_rounds > 0),
  balance bigint not null check (balance >= 0),
  -- At the entry and by rebuys.
  given bigint not null check (given > 0),
  staked bigint not null default 0 check (staked >= 0),
  won bigint not null default 0,
  rounds integer not null default 0 check (rounds >= 0),
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  closed_at timestamptz,
  primary key (player_id, id),
  constraint one_stack_a_race unique (player_id, tournament_id),
  -- Both sides of the book: what was given and won is what was staked and is left.
  constraint chips_add_up check (given + won = staked + balance)
);

create table game_wallet.chip_transactions (
  player_id platform.player_id not null,
  stack_id text not null,
  supplier text not null,
  transaction_id text not null,
  kind text not null check (kind in ('bet', 'win', 'rollback', 'adjust', 'tombstone')),
  payload_hash bytea,
  round_id text not null,
  game_code text not null,
  bet_transaction_id text,
  amount bigint not null,
  balance bigint not null check (balance >= 0),
  state text check (state in ('open', 'paid', 'rolled-back')),
  owed bigint not null default 0 check (owed >= 0),
  at timestamptz not null,
  primary key (player_id, stack_id, supplier, transaction_id),
  foreign key (player_id, stack_id) references game_wallet.chip_stacks
);

create table game_wallet.chip_rounds (
  player_id platform.player_id not null,
  stack_id text not null,
  supplier text not null,
  round_id text not null,
  game_code text not null,
  state text not null check (state in ('open', 'closed')),
  staked bigint not null check (staked >= 0),
  won bigint not null check (won >= 0),
  closing_bet text,
  opened_at timestamptz not null,
  closed_at timestamptz,
  primary key (player_id, stack_id, supplier, round_id),
  foreign key (player_id, stack_id) references game_wallet.chip_stacks
);
create index chip_rounds_by_start on game_wallet.chip_rounds (player_id, stack_id, opened_at desc, round_id desc);

alter table game_wallet.game_sessions add column chips text;

grant select, insert on game_wallet.chip_stacks, game_wallet.chip_transactions, game_wallet.chip_rounds to andon_app;
grant update (balance, given, staked, won, rounds, closed_at) on game_wallet.chip_stacks to andon_app;
grant update (state) on game_wallet.chip_transactions to andon_app;
grant update (state, staked, won, closing_bet, closed_at) on game_wallet.chip_rounds to andon_app;
