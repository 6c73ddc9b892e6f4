-- Players, their ways in and their sessions. The directory is for all players; every other table belongs to one player and is keyed by it.
create schema identity;
grant usage on schema identity to andon_app;

-- From what a person says to the player: what two players may not share. E-mail addresses, nicknames and numbers are in forms folded for comparison
-- (domain/fold.ts); `reference` is the last eight characters of a player's id, by which players name themselves to customer service; `passkey`
-- is a credential id, base64url, as the browser names it.
create table identity.directory (
  kind text not null check (kind in ('email', 'nickname', 'phone', 'reference', 'passkey')),
  value text not null,
  player_id platform.player_id not null,
  primary key (kind, value)
);
create index directory_of_player on identity.directory (player_id, kind);

create table identity.players (
  id platform.player_id primary key,
  email text not null,
  nickname text not null,
  -- Stored in lower case.
  first_name text not null,
  last_name text not null,
  -- How the name is read, in katakana of full width, for those who said so.
  last_name_kana text not null default '',
  first_name_kana text not null default '',
  date_of_birth date not null,
  country text not null check (country ~ '^[A-Z]{2}$'),
  area_code text not null,
  phone text not null,
  postal_code text not null,
  -- Prefecture, state or province: Japanese addresses begin with it.
  prefecture text not null default '',
  city text not null,
  address1 text not null,
  currency text not null,
  language text not null,
  site text not null,
  subscribe_email boolean not null,
  subscribe_sms boolean not null,
  email_verified_at timestamptz,
  phone_verified_at timestamptz,
  -- Who came by paying through a bank: what the bank says of them. They have no password.
  pay_and_play jsonb check (jsonb_typeof(pay_and_play) = 'object' and pay_and_play <> '{}'),
  created_at timestamptz not null
);

-- Apart from the player, so that no query of profile data ever carries it.
create table identity.credentials (
  player_id platform.player_id primary key references identity.players,
  password_hash text not null check (password_hash like '$argon2id$%'),
  changed_at timestamptz not null
);

-- Where a registration came from.
create table identity.acquisitions (
  player_id platform.player_id primary key references identity.players,
  tracker_id text,
  banner_id text,
  affiliate_id text,
  btag text,
  referral text,
  at timestamptz not null
);

create table identity.sessions (
  player_id platform.player_id not null references identity.players,
  id text not null,
  -- SHA-256 of the cookie: whoever reads this table can log in as nobody.
  token_hash bytea not null check (octet_length(token_hash) = 32),
  address text not null,
  user_agent text not null,
  started_at timestamptz not null,
  touched_at timestamptz not null,
  -- After how many minutes without a request it is over: the rules of its player's jurisdiction as they were at the login.
  idle_minutes integer not null default 30 check (idle_minutes > 0),
  -- When a limit on time ends it, if nothing else has.
  must_end_at timestamptz,
  -- Opened by somebody locked out of play, for their money alone.
  restricted boolean not null default false,
  ended_at timestamptz,
  end_reason text check (end_reason in
    ('LOGGED_OUT', 'SESSION_EXPIRED', 'SESSION_IDLE', 'SESSION_LIMIT_REACHED', 'ACCOUNT_LOCKED')),
  primary key (player_id, id),
  constraint session_token_unique unique (player_id, token_hash),
  check ((ended_at is null) = (end_reason is null))
);
create index session_live_by_player on identity.sessions (player_id) where ended_at is null;
create index session_live_by_touch on identity.sessions (touched_at) where ended_at is null;
create index session_ended on identity.sessions (ended_at) where ended_at is not null;

-- Short-lived tokens that each serve one purpose: reset links, the cashier, the gamification supplier, the second step of a login.
create table identity.tokens (
  player_id platform.player_id not null references identity.players,
  token_hash bytea not null check (octet_length(token_hash) = 32),
  purpose text not null check (purpose in ('reset_password', 'cashier', 'gamification', 'second_step')),
  expires_at timestamptz not null,
  primary key (player_id, token_hash)
);
create index token_by_expiry on identity.tokens (expires_at);

create table identity.channel_codes (
  player_id platform.player_id not null references identity.players,
  channel text not null check (channel in ('email', 'sms')),
  code_hash text not null check (code_hash like '$argon2id$%'),
  tries_left integer not null check (tries_left >= 0),
  expires_at timestamptz not null,
  primary key (player_id, channel)
);

create table identity.passkeys (
  player_id platform.player_id not null references identity.players,
  id text not null,
  -- Base64url, as the browser names it; the directory leads from it to the player.
  credential_id text not null,
  host text not null,
  public_key bytea not null,
  -- Grows with every use of an authenticator that counts; stays 0 for one that does not.
  sign_count bigint not null check (sign_count >= 0),
  transports text[] not null,
  synced boolean not null,
  name text not null,
  created_at timestamptz not null,
  last_used_at timestamptz,
  primary key (player_id, id),
  constraint passkey_credential_unique unique (player_id, credential_id)
);

-- Challenges for a player who adds a passkey. Each is good for one try.
create table identity.passkey_challenges (
  player_id platform.player_id not null references identity.players,
  challenge_hash bytea not null check (octet_length(challenge_hash) = 32),
  expires_at timestamptz not null,
  primary key (player_id, challenge_hash)
);
create index passkey_challenge_by_expiry on identity.passkey_challenges (expires_at);

-- Challenges for a login by passkey, which anybody may try. Each is good for one try.
create table identity.login_challenges (
  challenge_hash bytea primary key check (octet_length(challenge_hash) = 32),
  expires_at timestamptz not null
);
create index login_challenge_by_expiry on identity.login_challenges (expires_at);

create table identity.second_steps (
  player_id platform.player_id primary key references identity.players,
  -- Encrypted: nonce, ciphertext, tag.
  secret bytea not null,
  -- Null until the app has proven that it has the secret.
  confirmed_at timestamptz,
  -- The time step of the code used last: no code of it or before is taken again.
  last_step bigint not null default 0
);

create table identity.recovery_codes (
  player_id platform.player_id not null references identity.players,
  -- SHA-256 of 80 random bits.
  code_hash bytea not null check (octet_length(code_hash) = 32),
  primary key (player_id, code_hash)
);

-- How often something was done in the running window; keys are hashes, so no address or e-mail stands here.
create table identity.throttles (
  key bytea primary key check (octet_length(key) = 32),
  taken integer not null check (taken >= 0),
  resets_at timestamptz not null
);
create index throttle_by_reset on identity.throttles (resets_at);

grant select, insert, update on identity.players to andon_app;
grant select, insert on identity.acquisitions to andon_app;
grant select, insert, delete on identity.directory to andon_app;
grant select, insert, update, delete on identity.credentials, identity.sessions, identity.tokens, identity.channel_codes, identity.passkeys,
  identity.passkey_challenges, identity.login_challenges, identity.second_steps, identity.recovery_codes, identity.throttles to andon_app;
