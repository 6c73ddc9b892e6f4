-- Pictures, and consent to marketing.
create schema profile;
grant usage on schema profile to andon_app;

-- Drawn anew by us: a WebP of 512 by 512 pixels without anything else in it.
create table profile.pictures (
  player_id platform.player_id primary key,
  version text not null,
  content bytea not null check (octet_length(content) between 1 and 600000),
  changed_at timestamptz not null
);

-- When a player agreed to marketing after registering, or no longer did. Evidence: never changed.
create table profile.subscription_changes (
  player_id platform.player_id not null,
  id bigint generated always as identity,
  channel text not null check (channel in ('email', 'sms')),
  subscribed boolean not null,
  at timestamptz not null,
  primary key (player_id, id)
);

grant select, insert, update, delete on profile.pictures to andon_app;
grant select, insert on profile.subscription_changes to andon_app;
