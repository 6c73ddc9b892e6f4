-- Jackpots of the game server. A round contributes and is drawn once its stake is accepted, in one transaction; what it did to the meters stays with it.
alter table arcade.sessions add jackpots boolean not null default false; -- the operator's brand has jackpots

alter table arcade.rounds
  add jackpot_terms jsonb, -- pool, levels and their rules, as the round was started; null: it takes no part
  add jackpot jsonb, -- its position in the pool, and what it did to each level
  add constraint only_rounds_with_terms_are_drawn check (jackpot is null or jackpot_terms is not null),
  add constraint drawn_rounds_were_staked check (jackpot is null or state in ('staked', 'settled', 'cancelled', 'disputed'));

create table arcade.jackpot_meters (
  pool text collate "C" not null check (pool ~ '^[a-z0-9-]{1,40}$'),
  level text collate "C" not null check (level in ('grand', 'major', 'mini')),
  -- Millionths of a minor unit, but `paid`.
  meter bigint not null check (meter >= 0),
  reserve bigint not null default 0 check (reserve >= 0),
  overflow bigint not null default 0 check (overflow >= 0),
  contributed bigint not null default 0 check (contributed >= 0),
  reserved bigint not null default 0 check (reserved >= 0),
  seeded bigint not null check (seeded >= 0),
  advanced bigint not null check (advanced between 0 and seeded), -- of the seeds what the reserve lacked
  paid bigint not null default 0 check (paid >= 0),
  hits integer not null default 0 check (hits >= 0),
  rounds bigint not null default 0 check (rounds >= 0),
  qualified_at timestamptz not null,
  due_at timestamptz,
  primary key (pool, level),
  constraint meters_are_what_came_less_what_went check (meter + overflow + paid * 1000000 = seeded + contributed),
  constraint reserves_are_what_came_less_what_went check (reserve = reserved - (seeded - advanced))
) with (fillfactor = 50);
grant select, insert, update on arcade.jackpot_meters to andon_app;

-- The rounds of each pool in the order of their commits.
create table arcade.jackpot_rounds (
  pool text collate "C" not null,
  position bigint not null check (position > 0),
  owner platform.player_id not null,
  round_id text collate "C" not null,
  primary key (pool, position)
);
grant select, insert on arcade.jackpot_rounds to andon_app;

-- Stores what rounds did to the meters and moves them on, each once: rounds in another state by now are left out. Returns the ids of the others.
create function arcade.store_jackpots(owners text[], ids text[], drawn text[]) returns setof text
  language sql security definer set search_path = '' as $$
  update arcade.rounds round set jackpot = one.drawn::jsonb, state = 'staked'
  from unnest(owners, ids, drawn) as one (owner, id, drawn)
  where round.owner = one.owner and round.id = one.id and round.state = 'drawn' and round.win is not null and round.jackpot_terms is not null
    and round.jackpot is null
  returning round.id
$$;
revoke all on function arcade.store_jackpots from public;
grant execute on function arcade.store_jackpots to andon_app;
