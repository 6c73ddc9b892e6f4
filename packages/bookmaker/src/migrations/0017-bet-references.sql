-- What people call a bet: eight characters without look-alikes, unique in the book. A new bet has the end of its id; it is drawn again where another bet has that.
alter table bookmaker.bets add column reference text collate "C";
update bookmaker.bets set reference = right(id, 8);
do $$
begin
  -- Of older bets with the same end, the first keeps it.
  loop
    update bookmaker.bets bet
    set reference = (
      select string_agg(substr('0123456789abcdefghjkmnpqrstvwxyz', 1 + floor(random() * 32)::integer, 1), '')
      from generate_series(1, 8) where bet.id is not null) -- names the row, so that each row draws its own
    where exists (select from bookmaker.bets other where other.reference = bet.reference and other.id < bet.id);
    exit when not found;
  end loop;
end $$;
alter table bookmaker.bets
  alter column reference set not null,
  add constraint bets_reference_check check (length(reference) = 8 and reference !~ '[^0-9a-hjkmnp-tv-z]');

-- From a reference to the bet, whose id names its player.
create table bookmaker.bet_references (
  reference text collate "C" primary key,
  bet_id text collate "C" not null
);
insert into bookmaker.bet_references (reference, bet_id) select reference, id from bookmaker.bets;
grant select, insert on bookmaker.bet_references to andon_app;
