create schema profile;
grant usage on schema profile to andon_app;

-- Drawn anew by us: a WebP of 512 by 512 pixels without anything else in it.
create table profile.pictures (
  player_id text primary key,
  version text not null,
  content bytea not null check (octet_length(content) between 1 and 600000),
  changed_at timestamptz not null
);

-- When a player agreed to marketing after registering, or no longer did. Evidence: never changed.
create table profile.subscription_changes (
  id bigint generated always as identity primary key,
  player_id text not null,
  channel text not null check (channel in ('email', 'sms')),
  subscribed boolean not null,
  at timestamptz not null
);
create index subscription_changes_of_player on profile.subscription_changes (player_id, id);

grant select, insert, update on profile.pictures to andon_app;
grant select, insert on profile.subscription_changes to andon_app;
