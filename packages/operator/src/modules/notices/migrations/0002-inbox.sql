-- The player's inbox: every notice, also those that are not mailed.
alter table notices.notices add column read_at timestamptz;
-- They were mailed when there was no inbox.
update notices.notices set read_at = at;
create index unread_notices on notices.notices (player_id) where read_at is null;
grant update (read_at) on notices.notices to andon_app;

-- Each change of an inbox locks its row, so that what is counted is what the version says.
create table notices.inboxes (
  player_id platform.player_id primary key,
  version bigint not null
);
grant select, insert, update on notices.inboxes to andon_app;
