-- What players were told by mail. A notice is stored and its mail sent in one transaction, that of the subscriber.
create schema notices;
grant usage on schema notices to andon_app;

create table notices.notices (
  player_id platform.player_id not null,
  id text not null,
  -- What happened, once: however often it is told, one mail.
  occasion text not null,
  kind text not null,
  data jsonb not null,
  at timestamptz not null,
  primary key (player_id, id),
  constraint one_notice_an_occasion unique (player_id, occasion)
);
create index notices_by_age on notices.notices (at);

grant select, insert, delete on notices.notices to andon_app;
