-- What a player does not want by mail, and when nothing is mailed that can wait.
create table notices.preferences (
  player_id platform.player_id primary key,
  -- Topics.
  mail_off text[] not null default '{}',
  -- `22:00`; null: no quiet hours.
  quiet_from text,
  quiet_until text,
  time_zone text,
  constraint whole_quiet_hours check (num_nulls(quiet_from, quiet_until, time_zone) in (0, 3))
);
grant select, insert, update on notices.preferences to andon_app;

-- Mails that wait for the end of the quiet hours.
create table notices.waiting_mails (
  player_id platform.player_id not null,
  notice_id text not null,
  due_at timestamptz not null,
  primary key (player_id, notice_id)
);
create index due_mails on notices.waiting_mails (due_at);
grant select, insert, update, delete on notices.waiting_mails to andon_app;
