-- The ledger. `shard` is a function of a player's id (domain/shard.ts) and opens every key, so that the tables can be partitioned, or spread over
-- machines, by it. There are no foreign keys: posting is the only writer and holds the accounts' locks, so they would cost a tenth of the speed to
-- prove what the auditor proves afterwards.

create schema wallet;
grant usage on schema wallet to andon_app;

-- What speaks of one column is a domain, what speaks of several a CHECK: a table's CHECK is read anew by every statement, a domain's once by every
-- connection.
create domain wallet.currency_code as text collate "C" check (value ~ '^[A-Z]{3}$');
create domain wallet.row_version as bigint check (value >= 0);
create domain wallet.entry_version as bigint check (value > 0);
create domain wallet.pocket_number as smallint check (value between 1 and 5);
create domain wallet.movement as bigint check (value <> 0);
create domain wallet.sha256 as bytea check (octet_length(value) = 32);
-- JavaScript reads these as whole numbers.
create domain wallet.safe_balance as bigint check (value between -9007199254740991 and 9007199254740991);
create domain wallet.safe_pocket as bigint check (value between 0 and 9007199254740991);

-- An account has five pockets; the house's accounts use only the first. `version` counts the transfers that touched the account.
create table wallet.accounts (
  shard smallint not null check (shard between 0 and 63),
  holder text collate "C" not null, -- a player's id, or 'house/<class>/<name>'
  currency wallet.currency_code not null,
  id bigint generated always as identity,
  version wallet.row_version not null default 0,
  real_cash wallet.safe_balance not null default 0,
  crp wallet.safe_pocket not null default 0,
  drp wallet.safe_pocket not null default 0,
  wrp wallet.safe_pocket not null default 0,
  freebet wallet.safe_pocket not null default 0,
  primary key (shard, holder, currency),
  constraint pockets_never_negative check (real_cash >= 0 or holder like 'house/%'), -- the other four never are, by their type
  constraint house_has_one_pocket check (crp + drp + wrp + freebet = 0 or holder not like 'house/%')
) with (fillfactor = 60); -- room for updates in place

create sequence wallet.transfer_numbers;

create table wallet.transfers (
  shard smallint not null,
  owner text collate "C" not null, -- a player's id, or 'house'
  key text collate "C" not null,
  hash wallet.sha256 not null,
  number bigint not null, -- names it in entries; gaps mean nothing
  id text not null, -- names it outside
  kind text collate "C" not null,
  currency text collate "C" not null,
  reference text,
  at timestamptz not null,
  -- The version of the owner's account after the transfer: leads to its entries, so that these need no index of their own by transfer.
  owner_version bigint,
  primary key (shard, owner, key)
);
-- What a player finds beside play, newest first: payments, corrections, and jackpots, which belong to no supplier's round. Play is left out, so that
-- the index costs a bet nothing. The query repeats the condition.
create index transfers_beside_play on wallet.transfers (shard, owner, kind, at, number)
  where kind not in ('stake', 'win', 'rollback', 'jackpotContribution');
-- The latest jackpot wins. Nothing else is in this index, so it costs a bet nothing. The query repeats the condition.
create index transfers_jackpot_wins on wallet.transfers (at desc) where kind = 'jackpotWin';

-- One line in the history of one pocket.
create table wallet.entries (
  shard smallint not null,
  account_id bigint not null,
  version wallet.entry_version not null, -- the account's, after the transfer
  pocket wallet.pocket_number not null, -- in the order of the columns above
  transfer bigint not null,
  amount wallet.movement not null,
  before bigint not null,
  after bigint not null,
  primary key (shard, account_id, version, pocket),
  constraint before_plus_amount check (before + amount = after)
);

-- All entries of a transfer arrive in one statement: they sum to zero, and there are two at least.
create function wallet.refuse_lopsided_transfers() returns trigger language plpgsql as $$
begin
  if exists (select from added group by transfer having sum(amount) <> 0 or count(*) < 2) then
    raise exception 'entries of a transfer do not sum to zero' using errcode = 'check_violation';
  end if;
  return null;
end $$;
create trigger sum_to_zero after insert on wallet.entries
  referencing new table as added for each statement execute function wallet.refuse_lopsided_transfers();

-- Opens an account in the given shards: a player's has one, in one currency for good; the house's has a row in each. A second call changes nothing.
create function wallet.open_account(in_shards smallint[], new_holder text, in_currency text) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  insert into wallet.accounts (shard, holder, currency)
  select shard, new_holder, in_currency from unnest(in_shards) as shard order by shard on conflict do nothing;
  if new_holder not like 'house/%' and exists (
    select from wallet.accounts where shard = any (in_shards) and holder = new_holder and currency <> in_currency) then
    raise exception 'player % has an account in another currency', new_holder;
  end if;
end $$;

revoke execute on function wallet.open_account, wallet.refuse_lopsided_transfers from public;
grant execute on function wallet.open_account to andon_app;
-- Reading only: whoever is andon_app changes money through the functions or not at all.
grant select on wallet.accounts, wallet.transfers, wallet.entries to andon_app;
