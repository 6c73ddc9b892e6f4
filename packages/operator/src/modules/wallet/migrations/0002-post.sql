-- The only writer of money. Posts a batch of transfers, in order, each whole or not at all; later ones see what earlier ones did.
-- Answers one row for each transfer, with its player's balances after it:
--   posted | replayed (same key, same hash) | conflict (same key, other hash) | insufficient (`lacking` names the pocket)
-- Arrays run in parallel. Accounts are every house account touched and, for each player, all five pockets in the chart's order; legs and
-- transfers point at them by position. Each statement is set-based; the loop between them touches no table.
create function wallet.post(
  account_shards smallint[], account_holders text[], account_names text[], account_currencies text[],
  shards smallint[], owners text[], keys text[], hashes text[], ids text[], kinds text[], currencies text[], refs text[],
  pockets_at int[], -- position of the owner's first pocket among the accounts; 0 for the house
  same_as int[], -- the first transfer of the batch with this owner and key
  leg_ends int[], -- position of each transfer's last leg
  leg_accounts int[], leg_amounts bigint[],
  posted_at timestamptz
) returns table (
  status text, transfer_id text, lacking text,
  real_cash bigint, crp bigint, drp bigint, wrp bigint, freebet bigint, player_version bigint
)
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
-- Always look up by key, however full the tables are or were when the plan was made.
set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
#variable_conflict use_column
declare
  account_ids bigint[];
  balances bigint[];
  versions bigint[];
  known_ids text[];
  known_hashes text[];
  numbers bigint[] := array_fill(null::bigint, array[cardinality(keys)]);
  leg_numbers bigint[] := array_fill(null::bigint, array[cardinality(leg_accounts)]);
  leg_befores bigint[] := leg_numbers;
  leg_versions bigint[] := leg_numbers;
  at_account int;
  first_leg int := 1;
  total bigint;
begin
  -- A house account opens at its first transfer.
  insert into wallet.accounts (shard, holder, account, currency)
  select shard, holder, account, currency
  from unnest(account_shards, account_holders, account_names, account_currencies) as wanted (shard, holder, account, currency)
  where holder = 'house' and not exists (
    select from wallet.accounts a
    where (a.shard, a.holder, a.account, a.currency) = (wanted.shard, wanted.holder, wanted.account, wanted.currency))
  order by shard, account, currency
  on conflict do nothing;

  -- A player's realCash stands for all his pockets. Always in this order, so that crossed batches wait for each other in one direction only.
  perform from unnest(account_shards, account_holders, account_names, account_currencies) as wanted (shard, holder, account, currency)
  join wallet.accounts a using (shard, holder, account, currency)
  where holder = 'house' or account = 'realCash'
  order by shard, holder, account, currency
  for no key update of a;

  -- Under the locks, with a snapshot taken after the wait.
  select array_agg(a.id order by place), array_agg(a.balance::bigint order by place), array_agg(a.version order by place)
  into account_ids, balances, versions
  from unnest(account_shards, account_holders, account_names, account_currencies)
    with ordinality as wanted (shard, holder, account, currency, place)
  join wallet.accounts a using (shard, holder, account, currency);
  if cardinality(account_ids) is distinct from cardinality(account_names) then
    raise exception 'an account of this batch was never opened: %', owners;
  end if;

  select array_agg(t.id order by place), array_agg(encode(t.hash, 'hex') order by place)
  into known_ids, known_hashes
  from unnest(shards, owners, keys) with ordinality as wanted (shard, owner, key, place)
  left join wallet.transfers t using (shard, owner, key);

  for n in 1 .. cardinality(keys) loop
    lacking := null;
    if known_ids[same_as[n]] is not null then
      status := case when known_hashes[same_as[n]] = hashes[n] then 'replayed' else 'conflict' end;
      transfer_id := known_ids[same_as[n]];
    else
      status := 'posted';
      transfer_id := ids[n];
      total := 0;
      for leg in first_leg .. leg_ends[n] loop
        total := total + leg_amounts[leg];
        at_account := leg_accounts[leg];
        if account_holders[at_account] <> 'house' and balances[at_account] + leg_amounts[leg] < 0 then
          status := 'insufficient';
          transfer_id := null;
          lacking := account_names[at_account];
        end if;
      end loop;
      if total <> 0 or leg_ends[n] - first_leg < 1 then
        raise exception 'legs do not sum to zero: %', keys[n] using errcode = 'check_violation';
      end if;
      if status = 'posted' then
        known_ids[same_as[n]] := ids[n];
        known_hashes[same_as[n]] := hashes[n];
        numbers[n] := nextval('wallet.transfer_numbers');
        for leg in first_leg .. leg_ends[n] loop
          at_account := leg_accounts[leg];
          leg_numbers[leg] := numbers[n];
          leg_befores[leg] := balances[at_account];
          balances[at_account] := balances[at_account] + leg_amounts[leg];
          versions[at_account] := versions[at_account] + 1;
          leg_versions[leg] := versions[at_account];
        end loop;
      end if;
    end if;
    first_leg := leg_ends[n] + 1;
    at_account := pockets_at[n];
    if at_account > 0 then
      real_cash := balances[at_account];
      crp := balances[at_account + 1];
      drp := balances[at_account + 2];
      wrp := balances[at_account + 3];
      freebet := balances[at_account + 4];
      player_version := versions[at_account] + versions[at_account + 1] + versions[at_account + 2]
        + versions[at_account + 3] + versions[at_account + 4];
    else
      real_cash := null;
    end if;
    return next;
  end loop;

  insert into wallet.transfers (shard, owner, key, hash, number, id, kind, currency, reference, at)
  select shard, owner, key, decode(hash, 'hex'), number, id, kind, currency, ref, posted_at
  from unnest(shards, owners, keys, hashes, numbers, ids, kinds, currencies, refs)
    as posted (shard, owner, key, hash, number, id, kind, currency, ref)
  where number is not null;

  insert into wallet.entries (shard, account_id, version, transfer, amount, before, after)
  select account_shards[account], account_ids[account], version, number, amount, before, before + amount
  from unnest(leg_accounts, leg_amounts, leg_numbers, leg_befores, leg_versions) as leg (account, amount, number, before, version)
  where number is not null;

  update wallet.accounts a set balance = now.balance, version = now.version
  from unnest(account_shards, account_holders, account_names, account_currencies, balances, versions)
    as now (shard, holder, account, currency, balance, version)
  where (a.shard, a.holder, a.account, a.currency) = (now.shard, now.holder, now.account, now.currency)
    and a.version <> now.version;
end $$;

revoke execute on function wallet.post from public;
grant execute on function wallet.post to andon_app;
