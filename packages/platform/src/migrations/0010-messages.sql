-- What the sandbox's mail and SMS suppliers "delivered", for whoever holds the inbox in a trial or a test.
create table platform.messages (
  id bigint generated always as identity primary key,
  channel text not null check (channel in ('email', 'sms')),
  recipient text not null,
  -- The recipient as it is searched for: an address in lower case, or a number's digits.
  recipient_key text not null,
  subject text,
  text text not null,
  code text,
  at timestamptz not null
);
create index messages_by_recipient on platform.messages (recipient_key, id desc);
create index messages_by_age on platform.messages (at);

grant select, insert, delete on platform.messages to andon_app;
