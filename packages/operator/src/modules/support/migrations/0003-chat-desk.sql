-- The line of waiting conversations, files, closings with their ratings, and prepared texts.
alter table support.conversations
  -- Since when it waits; kept while staff answer, so that a conversation under way keeps its place.
  add column waiting_since timestamptz,
  add column transcript_mailed_at timestamptz;
drop index support.conversations_waiting;
create index conversations_waiting on support.conversations (coalesce(waiting_since, changed_at), owner) where state = 'open';

alter table support.chat_messages
  -- A sent file: its name in the folder of files, and what its sender called it.
  add column file_key text,
  add column file_name text,
  add column file_type text,
  add column file_bytes integer,
  drop constraint chat_messages_text_check,
  add constraint chat_messages_text_check check (char_length(text) <= 2000 and (text <> '' or file_key is not null)),
  add constraint chat_messages_file_check check ((file_key is null) = (file_type is null) and (file_key is null) = (file_bytes is null));
create index chat_messages_files on support.chat_messages (file_key) where file_key is not null;

create table support.closings (
  owner platform.player_id not null references support.conversations,
  -- The version of the conversation that the closing made.
  version integer not null,
  actor text not null,
  at timestamptz not null,
  stars smallint check (stars between 1 and 5),
  comment text,
  rated_at timestamptz,
  primary key (owner, version),
  check ((stars is null) = (rated_at is null)),
  check (comment is null or stars is not null)
);
create index closings_by_time on support.closings (at);

create table support.canned_answers (
  name text not null check (name ~ '^[a-z0-9-]{1,40}$'),
  language text not null,
  text text not null check (char_length(text) between 1 and 2000),
  changed_by text not null,
  changed_at timestamptz not null,
  primary key (name, language)
);

grant select, insert, update on support.closings to andon_app;
grant select, insert, update, delete on support.canned_answers to andon_app;
