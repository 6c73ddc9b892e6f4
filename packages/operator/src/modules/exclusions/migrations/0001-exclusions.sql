-- The register by which excluded persons are recognised under other accounts: about all players at once, so none of its tables is one player's.
create schema exclusions;
grant usage on schema exclusions to andon_app;

-- By what players are recognised: keyed hashes (HMAC-SHA-256) of normalised attributes, never the attributes themselves.
create table exclusions.attributes (
  kind text not null,
  digest bytea not null check (octet_length(digest) = 32),
  player_id platform.player_id not null,
  primary key (kind, digest, player_id)
);
create index attributes_of_player on exclusions.attributes (player_id);

-- Every time that an excluded person was recognised, and what followed.
create table exclusions.recognitions (
  id text primary key,
  at timestamptz not null,
  occasion text not null check (occasion in ('registration', 'details', 'verification', 'deposit', 'lock')),
  -- The other account; none where its registration was refused.
  account_id platform.player_id,
  excluded_id platform.player_id not null,
  strength text not null check (strength in ('strong', 'medium')),
  -- The kinds of attributes that were the same.
  attributes text[] not null check (cardinality(attributes) > 0),
  outcome text not null check (outcome in ('refused', 'locked', 'held')),
  -- Of an account held for review: whether an operator has decided.
  state text not null check (state in ('final', 'open', 'cleared', 'confirmed', 'superseded')),
  decided_at timestamptz,
  decided_by text,
  constraint refused_has_no_account check ((outcome = 'refused') = (account_id is null)),
  constraint only_held_waits check ((outcome = 'held') = (state <> 'final')),
  constraint decided_by_somebody check ((state in ('final', 'open')) = (decided_at is null) and (decided_at is null) = (decided_by is null))
);
create index recognitions_open on exclusions.recognitions (at) where state = 'open';
create index recognitions_of_account on exclusions.recognitions (account_id, excluded_id);

-- How far the players who registered before there was a register have been read.
create table exclusions.progress (
  is_only boolean primary key default true check (is_only),
  last_player_id text not null
);
insert into exclusions.progress (last_player_id) values ('');

grant select, insert, delete on exclusions.attributes to andon_app;
grant select, insert on exclusions.recognitions to andon_app;
grant update (state, decided_at, decided_by) on exclusions.recognitions to andon_app;
grant select, update on exclusions.progress to andon_app;
