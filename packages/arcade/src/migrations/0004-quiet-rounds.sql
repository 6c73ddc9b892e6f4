-- What a chain of seeds names as its second signer, once for all its rounds: the public key (SubjectPublicKeyInfo, base64) or, of a public beacon, its network as JSON; `signer` is its hash. Null: of a chain whose
-- rounds have it in each share.
alter table arcade.table_chains add signer_key text;

-- Which round of a public beacon makes the second share, stated before the first stake and never changed. Null where a signer makes it.
alter table arcade.table_rounds add beacon_round bigint check (beacon_round > 0);

-- Rounds without a bet that were over long ago, and their rows removed: numbers and links without a gap. Their seeds follow from that of the round after them, so the chain can still be followed.
create table arcade.table_quiet_rounds (
  table_id text collate "C" not null references arcade.tables,
  first_number bigint not null check (first_number > 0),
  last_number bigint not null,
  chain integer not null check (chain > 0),
  first_link integer not null check (first_link > 0),
  opened_at timestamptz not null, -- when the first one did
  ended_at timestamptz not null, -- when the last one did
  primary key (table_id, first_number),
  check (last_number >= first_number)
);
create unique index quiet_rounds_by_their_end on arcade.table_quiet_rounds (table_id, last_number);
grant select on arcade.table_quiet_rounds to andon_app;

-- Rounds that are over and whose root is that of no bets.
create index table_rounds_without_bets on arcade.table_rounds (table_id, number)
  where state = 'over' and bets_root = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';

-- Removes rows of rounds without any bet, also without one in play money, that ended before an instant and are not among the newest ones; at most so many. Returns how many. Void rounds stay.
create function arcade.remove_quiet_rounds(of_table text, ended_before timestamptz, newest integer, most integer) returns integer
  language plpgsql security definer set search_path = '' as $$
declare
  run record;
  removed integer := 0;
begin
  if not pg_try_advisory_xact_lock(hashtext('arcade.table_quiet_rounds'), hashtext(of_table)) then
    return 0; -- another server is at it
  end if;
  for run in
    -- numbers and links that follow each other have the same difference to their rank
    select min(number) first_number, max(number) last_number, chain, min(link) first_link, min(opened_at) opened_at, max(ends_at) ended_at, count(*) rounds
    from (
      select round.*, number - row_number() over (order by number) run_by_number, link - row_number() over (order by number) run_by_link from (
        select round.number, round.chain, round.link, round.opened_at, round.ends_at from arcade.table_rounds round
        where round.table_id = of_table and round.state = 'over' and round.bets_root = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'
          and round.ends_at < ended_before and round.number <= (select max(number) from arcade.table_rounds where table_id = of_table) - newest
          and not exists (select from arcade.table_bets bet where bet.table_id = of_table and bet.number = round.number)
        order by round.number limit most) round) ranked
    group by chain, run_by_number, run_by_link order by 1
  loop
    update arcade.table_quiet_rounds before set last_number = run.last_number, ended_at = run.ended_at
    where before.table_id = of_table and before.last_number = run.first_number - 1 and before.chain = run.chain
      and before.first_link + (run.first_number - before.first_number) = run.first_link;
    if not found then
      insert into arcade.table_quiet_rounds values (of_table, run.first_number, run.last_number, run.chain, run.first_link, run.opened_at, run.ended_at);
    end if;
    delete from arcade.table_rounds where table_id = of_table and number between run.first_number and run.last_number;
    removed := removed + run.rounds;
  end loop;
  return removed;
end $$;
revoke all on function arcade.remove_quiet_rounds from public;
grant execute on function arcade.remove_quiet_rounds to andon_app;
