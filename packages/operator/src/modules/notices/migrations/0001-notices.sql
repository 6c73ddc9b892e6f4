create schema notices;
grant usage on schema notices to andon_app;

-- What players are to be told by mail, and were. Written with what happened, sent afterwards.
create table notices.notices (
  id text primary key,
  -- What happened, once: however often it is told, one mail.
  occasion text not null unique,
  player_id text not null,
  kind text not null,
  data jsonb not null,
  at timestamptz not null,
  sent_at timestamptz
);
create index notices_to_send on notices.notices (id) where sent_at is null;
create index notices_by_age on notices.notices (at) where sent_at is not null;

grant select, insert, delete on notices.notices to andon_app;
grant update (sent_at) on notices.notices to andon_app;
