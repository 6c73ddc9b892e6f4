-- Who came by paying through a bank: what the bank says of them. They have no password.
alter table identity.players add column pay_and_play jsonb
  check (jsonb_typeof(pay_and_play) = 'object' and pay_and_play <> '{}');
grant delete on identity.credentials to andon_app;

alter table identity.tokens drop constraint tokens_purpose_check;
alter table identity.tokens add constraint tokens_purpose_check
  check (purpose in ('reset_password', 'cashier', 'gamification', 'second_step'));

create table identity.passkeys (
  id text primary key,
  player_id text not null references identity.players,
  -- Base64url, as the browser names it.
  credential_id text not null constraint passkey_credential_unique unique,
  host text not null,
  public_key bytea not null,
  -- Grows with every use of an authenticator that counts; stays 0 for one that does not.
  sign_count bigint not null check (sign_count >= 0),
  transports text[] not null,
  synced boolean not null,
  name text not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkey_by_player on identity.passkeys (player_id);

-- Each is good for one try.
create table identity.passkey_challenges (
  challenge_hash bytea primary key check (octet_length(challenge_hash) = 32),
  -- Who adds a passkey; null for a login, which anybody may try.
  player_id text references identity.players,
  expires_at timestamptz not null
);
create index passkey_challenge_by_expiry on identity.passkey_challenges (expires_at);

create table identity.second_steps (
  player_id text primary key references identity.players,
  -- Encrypted: nonce, ciphertext, tag.
  secret bytea not null,
  -- Null until the app has proven that it has the secret.
  confirmed_at timestamptz,
  -- The time step of the code used last: no code of it or before is taken again.
  last_step bigint not null default 0
);

create table identity.recovery_codes (
  player_id text not null references identity.players,
  -- SHA-256 of 80 random bits.
  code_hash bytea not null check (octet_length(code_hash) = 32),
  primary key (player_id, code_hash)
);

grant select, insert, update, delete on identity.passkeys, identity.passkey_challenges, identity.second_steps, identity.recovery_codes to andon_app;
