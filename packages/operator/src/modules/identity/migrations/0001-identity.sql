create schema if not exists identity;
grant usage on schema identity to andon_app;

create table identity.players (
  id text primary key,
  email text not null,
  nickname text not null,
  -- What two players may not share: forms folded for comparison, see domain/fold.ts.
  email_folded text not null constraint player_email_unique unique,
  nickname_folded text not null constraint player_nickname_unique unique,
  phone_folded text not null constraint player_phone_unique unique,
  -- Stored in lower case.
  first_name text not null,
  last_name text not null,
  date_of_birth date not null,
  country text not null check (country ~ '^[A-Z]{2}$'),
  area_code text not null,
  phone text not null,
  postal_code text not null,
  city text not null,
  address1 text not null,
  currency text not null,
  language text not null,
  site text not null,
  subscribe_email boolean not null,
  subscribe_sms boolean not null,
  email_verified_at timestamptz,
  phone_verified_at timestamptz,
  created_at timestamptz not null
);

-- Apart from the player, so that no query of profile data ever carries it.
create table identity.credentials (
  player_id text primary key references identity.players,
  password_hash text not null check (password_hash like '$argon2id$%'),
  changed_at timestamptz not null
);

-- Where a registration came from.
create table identity.acquisitions (
  player_id text primary key references identity.players,
  tracker_id text,
  banner_id text,
  affiliate_id text,
  btag text,
  referral text,
  at timestamptz not null
);

create table identity.sessions (
  id text primary key,
  -- SHA-256 of the cookie: whoever reads this table can log in as nobody.
  token_hash bytea not null constraint session_token_unique unique check (octet_length(token_hash) = 32),
  player_id text not null references identity.players,
  address text not null,
  user_agent text not null,
  started_at timestamptz not null,
  touched_at timestamptz not null,
  ended_at timestamptz,
  end_reason text check (end_reason in
    ('LOGGED_OUT', 'SESSION_EXPIRED', 'SESSION_IDLE', 'SESSION_LIMIT_REACHED', 'ACCOUNT_LOCKED')),
  check ((ended_at is null) = (end_reason is null))
);
create index session_live_by_player on identity.sessions (player_id) where ended_at is null;
create index session_live_by_touch on identity.sessions (touched_at) where ended_at is null;
create index session_ended on identity.sessions (ended_at) where ended_at is not null;

-- Short-lived tokens that each serve one purpose: reset links, the cashier, the gamification supplier.
create table identity.tokens (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  purpose text not null check (purpose in ('reset_password', 'cashier', 'gamification')),
  player_id text not null references identity.players,
  expires_at timestamptz not null
);
create index token_by_player on identity.tokens (player_id, purpose);
create index token_by_expiry on identity.tokens (expires_at);

create table identity.channel_codes (
  player_id text not null references identity.players,
  channel text not null check (channel in ('email', 'sms')),
  code_hash text not null check (code_hash like '$argon2id$%'),
  tries_left integer not null check (tries_left >= 0),
  expires_at timestamptz not null,
  primary key (player_id, channel)
);

-- How often something was done in the running window; keys are hashes, so no address or e-mail stands here.
create table identity.throttles (
  key bytea primary key check (octet_length(key) = 32),
  taken integer not null check (taken >= 0),
  resets_at timestamptz not null
);
create index throttle_by_reset on identity.throttles (resets_at);

grant select, insert, update on identity.players, identity.credentials to andon_app;
grant select, insert on identity.acquisitions to andon_app;
grant select, insert, update, delete on identity.sessions, identity.tokens, identity.channel_codes, identity.throttles to andon_app;
