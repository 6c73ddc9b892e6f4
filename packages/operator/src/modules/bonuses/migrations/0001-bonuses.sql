-- What brands offer, and what players have of it.
create schema bonuses;
grant usage on schema bonuses to andon_app;

-- What a brand offers. `position` is the order in which players see it; one that is withdrawn stays, because bonuses name it.
create table bonuses.programmes (
  code text primary key check (code ~ '^[a-z0-9-]{2,40}$'),
  site text not null,
  position integer not null check (position >= 0),
  offered boolean not null,
  details jsonb not null
);
create index programmes_of_site on bonuses.programmes (site, position);

-- What a player has or had of a programme, with the terms as they stood at the grant.
create table bonuses.bonuses (
  player_id platform.player_id not null,
  id text not null,
  programme text not null references bonuses.programmes,
  -- What it was granted for: a deposit, a claim, a week. Once each.
  source text not null,
  currency text not null,
  state text not null check (state in ('active', 'converted', 'dropped', 'expired', 'spent', 'revoked')),
  terms jsonb not null,
  -- 0 for free spins, which are worth nothing until they win: what they win is what must be wagered.
  bonus_amount bigint not null check (bonus_amount >= 0),
  tied_deposit bigint not null check (tied_deposit >= 0),
  required bigint not null check (required >= 0),
  free_rounds_left integer not null default 0 check (free_rounds_left >= 0),
  wagered_hundredths bigint not null default 0 check (wagered_hundredths >= 0),
  converted bigint not null default 0 check (converted >= 0),
  returned bigint not null default 0 check (returned >= 0),
  forfeited bigint not null default 0 check (forfeited >= 0),
  version integer not null default 0 check (version >= 0),
  idempotency_key text,
  granted_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  primary key (player_id, id),
  constraint granted_once unique (player_id, programme, source),
  constraint ended_or_active check ((state = 'active') = (ended_at is null))
);
create unique index one_active_bonus on bonuses.bonuses (player_id) where state = 'active';
create unique index one_bonus_a_key on bonuses.bonuses (player_id, idempotency_key) where idempotency_key is not null;
create index bonuses_to_expire on bonuses.bonuses (expires_at) where state = 'active';

-- Deposits that asked for a bonus, and all that were credited: the count decides which is a player's first.
create table bonuses.deposits (
  player_id platform.player_id not null,
  deposit_id text not null,
  -- The programme that was promised when the player paid.
  programme text references bonuses.programmes,
  credited_at timestamptz,
  primary key (player_id, deposit_id)
);

-- Weeks for which every cashback has been paid, so that nobody reckons them again.
create table bonuses.paid_weeks (
  week date primary key,
  paid_at timestamptz not null
);

grant select, insert, update on bonuses.programmes, bonuses.deposits to andon_app;
grant select, insert on bonuses.bonuses, bonuses.paid_weeks to andon_app;
-- What was granted, to whom and on which terms never changes.
grant update (state, required, free_rounds_left, wagered_hundredths, converted, returned, forfeited, version, ended_at) on bonuses.bonuses to andon_app;
