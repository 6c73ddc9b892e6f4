-- The only writer of money. Posts a batch of transfers in order, each whole or not at all; later ones see what earlier ones did.
-- Answers one row for each, with its player's balances after it:
--   posted | replayed (same key, same hash) | conflict (same key, other hash) | insufficient
-- The arrays of one prefix run in parallel; transfers and legs point at accounts and at each other by position. Accounts come in the order in which
-- they are locked. Every statement is set-based, and the loop between them touches no table.
create function wallet.post(
  account_shards smallint[], account_holders text[], account_currencies text[],
  shards smallint[], owners text[], keys text[], hashes text[], ids text[], kinds text[], currencies text[], refs text[],
  owner_accounts int[], -- 0 where the owner is the house
  same_as int[], -- the first transfer of the batch with this owner and key
  leg_ends int[], -- each transfer's last leg
  leg_accounts int[], leg_pockets int[], leg_amounts bigint[], -- legs of one account stand together
  posted_at timestamptz
) returns table (
  status text, transfer_id text,
  player_version bigint, player_real_cash bigint, player_crp bigint, player_drp bigint, player_wrp bigint, player_freebet bigint
)
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
-- Always look up by key, however full the tables are, or were when the plan was made.
set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
declare
  account_ids bigint[];
  rows_locked tid[]; -- where the accounts lie: locked, they stay there until the update
  row_changed boolean[];
  rows_changed int := 0;
  versions bigint[];
  balances bigint[][]; -- by account and pocket
  is_house boolean[];
  known_ids text[];
  known_hashes text[];
  owner_versions bigint[] := array_fill(null::bigint, array[cardinality(keys)]);
  numbers bigint[] := array_fill(null::bigint, array[cardinality(keys)]);
  leg_numbers bigint[] := array_fill(null::bigint, array[cardinality(leg_accounts)]);
  leg_versions bigint[] := leg_numbers;
  leg_befores bigint[] := leg_numbers;
  first_leg int := 1;
  account int;
  pocket int;
  total bigint;
  updated int;
begin
  -- Locks are taken in one order by everyone (shard, holder, currency: the caller sorts), so that crossed batches wait instead of deadlocking;
  -- rows read as they are after the wait.
  select array_agg(id), array_agg(row_locked), array_agg(version), array_agg(pockets), array_agg(house)
  into account_ids, rows_locked, versions, balances, is_house
  from (
    select a.id, a.ctid as row_locked, a.version::bigint,
      array[a.real_cash::bigint, a.crp::bigint, a.drp::bigint, a.wrp::bigint, a.freebet::bigint] as pockets, holder like 'house/%' as house
    from unnest(account_shards, account_holders, account_currencies) with ordinality as wanted (shard, holder, currency, place)
    join wallet.accounts a using (shard, holder, currency)
    order by place
    for no key update of a) as locked;
  if cardinality(account_ids) is distinct from cardinality(account_holders) then
    raise exception 'an account of this batch was never opened: %', account_holders;
  end if;

  -- After the locks: a twin that was faster is visible now.
  select array_agg(t.id order by place), array_agg(encode(t.hash, 'hex') order by place)
  into known_ids, known_hashes
  from unnest(shards, owners, keys) with ordinality as wanted (shard, owner, key, place)
  left join wallet.transfers t using (shard, owner, key);

  for n in 1 .. cardinality(keys) loop
    transfer_id := known_ids[same_as[n]];
    if transfer_id is not null then
      status := case when known_hashes[same_as[n]] = hashes[n] then 'replayed' else 'conflict' end;
    else
      status := 'posted';
      total := 0;
      for leg in first_leg .. leg_ends[n] loop
        account := leg_accounts[leg];
        total := total + leg_amounts[leg];
        if not is_house[account] and balances[account][leg_pockets[leg]] + leg_amounts[leg] < 0 then
          status := 'insufficient';
        end if;
      end loop;
      if total <> 0 then
        raise exception 'legs do not sum to zero: %', keys[n] using errcode = 'check_violation';
      end if;
    end if;
    if status = 'posted' then
      transfer_id := ids[n];
      known_ids[same_as[n]] := ids[n];
      known_hashes[same_as[n]] := hashes[n];
      numbers[n] := nextval('wallet.transfer_numbers');
      for leg in first_leg .. leg_ends[n] loop
        account := leg_accounts[leg];
        pocket := leg_pockets[leg];
        if leg = first_leg or account <> leg_accounts[leg - 1] then
          versions[account] := versions[account] + 1;
          if row_changed[account] is null then
            row_changed[account] := true;
            rows_changed := rows_changed + 1;
          end if;
        end if;
        if account = owner_accounts[n] then
          owner_versions[n] := versions[account];
        end if;
        leg_numbers[leg] := numbers[n];
        leg_versions[leg] := versions[account];
        leg_befores[leg] := balances[account][pocket];
        balances[account][pocket] := balances[account][pocket] + leg_amounts[leg];
      end loop;
    end if;
    first_leg := leg_ends[n] + 1;
    account := owner_accounts[n];
    player_version := versions[account];
    player_real_cash := balances[account][1];
    player_crp := balances[account][2];
    player_drp := balances[account][3];
    player_wrp := balances[account][4];
    player_freebet := balances[account][5];
    return next;
  end loop;

  insert into wallet.transfers (shard, owner, key, hash, number, id, kind, currency, reference, at, owner_version)
  select shard, owner, key, decode(hash, 'hex'), number, id, kind, currency, reference, posted_at, owner_version
  from unnest(shards, owners, keys, hashes, numbers, ids, kinds, currencies, refs, owner_versions)
    as posted (shard, owner, key, hash, number, id, kind, currency, reference, owner_version)
  where number is not null;

  insert into wallet.entries (shard, account_id, version, pocket, transfer, amount, before, after)
  select account_shards[leg.account], account_ids[leg.account], version, leg.pocket, number, amount, before, before + amount
  from unnest(leg_accounts, leg_versions, leg_pockets, leg_numbers, leg_amounts, leg_befores)
    as leg (account, version, pocket, number, amount, before)
  where number is not null;

  update wallet.accounts a
  set version = versions[place], real_cash = balances[place][1], crp = balances[place][2], drp = balances[place][3],
    wrp = balances[place][4], freebet = balances[place][5]
  from unnest(rows_locked, account_shards, account_ids) with ordinality as touched (row_locked, shard, id, place)
  where row_changed[place] and a.ctid = touched.row_locked and a.shard = touched.shard and a.id = touched.id;
  get diagnostics updated = row_count;
  if updated <> rows_changed then
    raise exception '% of % accounts were where they had been locked', updated, rows_changed;
  end if;
end $$;

revoke execute on function wallet.post from public;
grant execute on function wallet.post to andon_app;
