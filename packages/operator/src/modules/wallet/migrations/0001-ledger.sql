-- The ledger. `shard` is chosen by a player's id and opens every key, so that the tables can be partitioned, or spread over machines, by it.
-- There are no foreign keys: posting is the only writer and holds the accounts' locks, so they would cost a tenth of the speed to prove what the
-- auditor proves afterwards.

create schema wallet;
grant usage on schema wallet to andon_app;

-- An account has five pockets; the house's accounts use only the first. `version` counts the transfers that touched the account.
create table wallet.accounts (
  shard smallint not null check (shard between 0 and 63),
  holder text collate "C" not null, -- a player's id, or 'house/<class>/<name>'
  currency text collate "C" not null check (currency ~ '^[A-Z]{3}$'),
  id bigint generated always as identity,
  version bigint not null default 0 check (version >= 0),
  real_cash bigint not null default 0,
  crp bigint not null default 0,
  drp bigint not null default 0,
  wrp bigint not null default 0,
  freebet bigint not null default 0,
  primary key (shard, holder, currency),
  constraint pockets_never_negative check (holder like 'house/%' or least(real_cash, crp, drp, wrp, freebet) >= 0),
  constraint house_has_one_pocket check (holder not like 'house/%' or (crp = 0 and drp = 0 and wrp = 0 and freebet = 0)),
  constraint safe_integers check (
    abs(real_cash) <= 9007199254740991 and greatest(crp, drp, wrp, freebet) <= 9007199254740991)
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

-- One line in the history of one pocket.
create table wallet.entries (
  shard smallint not null,
  account_id bigint not null,
  version bigint not null check (version > 0), -- the account's, after the transfer
  pocket smallint not null check (pocket between 1 and 5), -- in the order of the columns above
  transfer bigint not null,
  amount bigint not null check (amount <> 0),
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
