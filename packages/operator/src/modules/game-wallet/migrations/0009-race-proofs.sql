-- What the rounds of a race with play chips are drawn from: the hash of each server seed, which is public before its first round, and the seeds once the race has ended.
create table game_wallet.chip_seeds (
  player_id platform.player_id not null,
  stack_id text not null,
  supplier text not null,
  commitment text not null check (commitment ~ '^[0-9a-f]{64}$'),
  stated_at timestamptz not null,
  server_seed text check (server_seed ~ '^[0-9a-f]{64}$'),
  client_seed text,
  -- How many nonces the pair has used.
  count integer check (count > 0),
  primary key (player_id, stack_id, supplier, commitment),
  foreign key (player_id, stack_id) references game_wallet.chip_stacks,
  constraint revealed_whole check ((server_seed is null) = (client_seed is null) and (server_seed is null) = (count is null))
);

-- The rounds of a pair, a part in each row, as its supplier stated them.
create table game_wallet.chip_proofs (
  player_id platform.player_id not null,
  stack_id text not null,
  supplier text not null,
  commitment text not null,
  first_nonce integer not null check (first_nonce >= 0),
  rounds jsonb not null,
  primary key (player_id, stack_id, supplier, commitment, first_nonce),
  foreign key (player_id, stack_id, supplier, commitment) references game_wallet.chip_seeds
);

-- When the last part has come.
alter table game_wallet.chip_stacks add column proven_at timestamptz;
create index chip_stacks_to_prove on game_wallet.chip_stacks (tournament_id) where proven_at is null and rounds > 0;

grant select, insert on game_wallet.chip_seeds, game_wallet.chip_proofs to andon_app;
grant update (server_seed, client_seed, count) on game_wallet.chip_seeds to andon_app;
grant update (proven_at) on game_wallet.chip_stacks to andon_app;
