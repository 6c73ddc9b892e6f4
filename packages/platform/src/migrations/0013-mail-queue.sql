-- Mail on its way to the SMTP server (SMTP_URL): written with the transaction that wants it sent, deleted once the server has accepted it.
create table platform.mail_queue (
  id bigint generated always as identity primary key,
  recipient text not null,
  subject text not null,
  text text not null,
  at timestamptz not null,
  attempts integer not null default 0,
  -- Also the end of a lease: the node that is sending it moves this ahead, so that another takes over if it dies.
  next_attempt_at timestamptz not null,
  -- Given up: it is kept for a week, without its text, for whoever looks why.
  failed_at timestamptz,
  last_error text
);
create index mail_queue_due on platform.mail_queue (next_attempt_at) where failed_at is null;

grant select, insert, update, delete on platform.mail_queue to andon_app;
