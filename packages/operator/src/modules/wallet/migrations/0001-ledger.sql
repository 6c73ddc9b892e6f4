-- The ledger. `shard` is chosen by the holder's id and opens every key, so that the tables can be partitioned, or spread over machines, by it.
-- There are no foreign keys: posting is the only writer and holds the accounts' locks, so they would cost a tenth of the speed to prove what the
-- auditor proves afterwards.

create schema wallet;
grant usage on schema wallet to andon_app;

create domain wallet.amount as bigint
  constraint safe_integer check (value between -9007199254740991 and 9007199254740991);

create table wallet.accounts (
  shard smallint not null check (shard between 0 and 63),
  holder text collate "C" not null, -- a player's id, or 'house'
  account text collate "C" not null, -- a pocket, or '<class>/<name>' of the house
  currency text collate "C" not null check (currency ~ '^[A-Z]{3}$'),
  id bigint generated always as identity,
  balance wallet.amount not null default 0,
  version bigint not null default 0 check (version >= 0),
  primary key (shard, holder, account, currency),
  constraint pocket_or_house check (
    case when holder = 'house' then account like '%/%' else account in ('realCash', 'crp', 'drp', 'wrp', 'freebet') end),
  constraint pockets_never_negative check (holder = 'house' or balance >= 0)
) with (fillfactor = 60); -- room for updates in place

create sequence wallet.transfer_numbers;

create table wallet.transfers (
  shard smallint not null,
  owner text collate "C" not null, -- a player's id, or 'house'
  key text collate "C" not null,
  hash bytea not null check (octet_length(hash) = 32),
  number bigint not null, -- names it in entries; gaps mean nothing
  id text not null, -- names it outside
  kind text collate "C" not null,
  currency text collate "C" not null,
  reference text,
  at timestamptz not null,
  primary key (shard, owner, key)
);

-- One line of an account's history. `version` counts an account's entries without a gap.
create table wallet.entries (
  shard smallint not null,
  account_id bigint not null,
  version bigint not null check (version > 0),
  transfer bigint not null,
  amount wallet.amount not null check (amount <> 0),
  before wallet.amount not null,
  after wallet.amount not null,
  primary key (shard, account_id, version),
  constraint before_plus_amount check (before + amount = after)
);

-- All entries of a transfer arrive in one statement: they sum to zero, and there are two at least.
create function wallet.refuse_lopsided_transfers() returns trigger language plpgsql as $$
begin
  if exists (select from added group by shard, transfer having sum(amount) <> 0 or count(*) < 2) then
    raise exception 'entries of a transfer do not sum to zero' using errcode = 'check_violation';
  end if;
  return null;
end $$;
create trigger sum_to_zero after insert on wallet.entries
  referencing new table as added for each statement execute function wallet.refuse_lopsided_transfers();

-- Opens a player's accounts, in one currency for good; a second call changes nothing.
create function wallet.open_accounts(player_shard smallint, player text, in_currency text) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  insert into wallet.accounts (shard, holder, account, currency)
  select player_shard, player, pocket, in_currency from unnest(array['realCash', 'crp', 'drp', 'wrp', 'freebet']) as pocket
  on conflict do nothing;
  if exists (select from wallet.accounts where shard = player_shard and holder = player and currency <> in_currency) then
    raise exception 'player % has accounts in another currency', player;
  end if;
end $$;

revoke execute on function wallet.open_accounts, wallet.refuse_lopsided_transfers from public;
grant execute on function wallet.open_accounts to andon_app;
-- Reading only: whoever is andon_app changes money through the functions or not at all.
grant select on wallet.accounts, wallet.transfers, wallet.entries to andon_app;
