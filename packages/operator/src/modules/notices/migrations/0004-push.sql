-- Where the browser of a login session is told that a notice has come. It ends with the session.
create table notices.push_subscriptions (
  player_id platform.player_id not null,
  session_id text not null,
  endpoint text not null,
  -- Of the site where the player subscribed, which push services can write to.
  site text not null,
  topics text[] not null,
  created_at timestamptz not null,
  primary key (player_id, session_id)
);
-- A browser has one subscription, whoever is logged in.
create index push_subscriptions_by_endpoint on notices.push_subscriptions (endpoint);
grant select, insert, update, delete on notices.push_subscriptions to andon_app;

-- What is still to be sent.
create table notices.owed_pushes (
  player_id platform.player_id not null,
  session_id text not null,
  notice_id text not null,
  topic text not null,
  attempts integer not null default 0,
  next_attempt_at timestamptz not null,
  primary key (player_id, session_id, notice_id),
  foreign key (player_id, session_id) references notices.push_subscriptions on delete cascade
);
create index owed_pushes_due on notices.owed_pushes (next_attempt_at);
grant select, insert, update, delete on notices.owed_pushes to andon_app;
