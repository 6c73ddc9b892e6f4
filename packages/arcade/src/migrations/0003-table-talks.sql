-- What players write at tables: a conversation for each table, whose messages and removals have numbers without a gap. A message belongs to its writer; a removed one has no text any more.
create table arcade.table_talks (
  table_id text collate "C" primary key,
  last_number bigint not null check (last_number >= 0)
);
grant select, insert, update on arcade.table_talks to andon_app;

create table arcade.table_messages (
  owner platform.player_id not null,
  table_id text collate "C" not null references arcade.table_talks,
  number bigint not null,
  request_id text collate "C" not null check (request_id ~ '^[A-Za-z0-9_-]{8,64}$'),
  seat text not null,
  name text not null, -- masked
  text text check (char_length(text) between 1 and 120),
  said_at timestamptz not null,
  removed_at timestamptz,
  removed_number bigint,
  primary key (owner, table_id, number),
  unique (owner, request_id),
  constraint removed_messages_have_no_text check ((text is null) = (removed_at is not null) and (text is null) = (removed_number is not null))
);
create index table_messages_by_number on arcade.table_messages (table_id, number desc);
create index table_messages_by_age on arcade.table_messages (said_at);
grant select, insert on arcade.table_messages to andon_app;
grant update (text, removed_at, removed_number) on arcade.table_messages to andon_app;

create table arcade.table_reports (
  owner platform.player_id not null, -- who reports
  writer platform.player_id not null,
  table_id text collate "C" not null,
  number bigint not null,
  reason text not null check (reason ~ '^[a-z-]{2,20}$'),
  reported_at timestamptz not null,
  closed_at timestamptz,
  primary key (owner, table_id, number),
  foreign key (writer, table_id, number) references arcade.table_messages on delete cascade
);
create index reports_of_messages on arcade.table_reports (writer, table_id, number);
create index open_table_reports on arcade.table_reports (reported_at) where closed_at is null;
grant select, insert on arcade.table_reports to andon_app;
grant update (closed_at) on arcade.table_reports to andon_app;

-- One row for each player who has written or been muted: locked by each message of the player, so that two at once are in turn.
create table arcade.table_writers (
  owner platform.player_id primary key,
  said_at timestamptz,
  refused_at timestamptz[] not null default '{}', -- of the last ten minutes
  muted_until timestamptz
);
grant select, insert, update on arcade.table_writers to andon_app;

-- Messages are kept for so long and no longer, with their reports and what is known of writers who have been silent since.
create function arcade.forget_table_messages(said_before timestamptz, at_most integer) returns integer
  language plpgsql security definer set search_path = '' as $$
declare
  forgotten integer;
begin
  delete from arcade.table_messages message using
    (select owner, table_id, number from arcade.table_messages where said_at < said_before order by said_at limit at_most) old
  where message.owner = old.owner and message.table_id = old.table_id and message.number = old.number;
  get diagnostics forgotten = row_count;
  delete from arcade.table_writers where coalesce(said_at, '-infinity') < said_before and coalesce(muted_until, '-infinity') < said_before;
  return forgotten;
end $$;
revoke all on function arcade.forget_table_messages from public;
grant execute on function arcade.forget_table_messages to andon_app;
