-- What every module uses: the player's id as a type, the outbox, secrets, mail, and the register of servers.

grant usage on schema platform to andon_app;
grant select on platform.migrations to andon_app;

-- A player. The column of this type that opens a table's primary key is what the table can be partitioned by, or spread over machines
-- (docs/decisions/0014-keys.md).
create domain platform.player_id as text collate "C";

-- Facts waiting to be delivered: written in the transaction that made them true, deleted once the bus has them. Facts that were written together
-- wait as one row, an array of {name, key, data}: a batch of sixty-four stakes writes and deletes one.
create table platform.outbox (
  id bigint generated always as identity primary key,
  facts json not null, -- never compressed: it is gone in a moment
  at timestamptz not null default now()
);
alter table platform.outbox alter facts set storage external;
grant select, insert, update, delete on platform.outbox to andon_app;

-- The log of facts that have a subscriber. One node at a time appends to it, so a later position is never visible before an earlier one.
create table platform.facts (
  position bigint generated always as identity primary key,
  name text not null,
  key text not null,
  data jsonb not null,
  -- When the transaction that wrote the fact began.
  at timestamptz not null
);

-- How far each subscriber is. The row is locked while its facts are handled.
create table platform.fact_positions (
  subscriber text primary key,
  -- The facts that it handles: these are logged, and only a node that handles all of them may take a turn.
  names text[] not null,
  position bigint not null,
  -- When a node last knew this subscriber; it is forgotten a week later.
  seen_at timestamptz not null default clock_timestamp()
);

-- Facts of keys whose first fact here could not be handled, by subscriber and in order.
create table platform.parked_facts (
  subscriber text not null,
  position bigint not null,
  key text not null,
  name text not null,
  data jsonb not null,
  at timestamptz not null,
  attempts integer not null default 0,
  last_error text,
  -- Of the first fact of a key only; the others wait for it.
  next_attempt_at timestamptz,
  primary key (subscriber, position)
);
create index parked_facts_by_key on platform.parked_facts (subscriber, key, position);
create index parked_facts_due on platform.parked_facts (subscriber, next_attempt_at) where next_attempt_at is not null;

grant select, insert, delete on platform.facts to andon_app;
grant select, insert, update, delete on platform.fact_positions, platform.parked_facts to andon_app;

-- Keys that every node of one installation shares (anti-forgery, launch tokens), made once at the first start.
create table platform.secrets (
  name text primary key,
  value bytea not null check (octet_length(value) >= 32),
  -- Which key, outside the database, it is sealed under; null: plain. The server seals those at its next start and then forbids null
  -- (secrets/open-keyring.ts).
  key_id text
);
grant select, insert on platform.secrets to andon_app;

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

-- Mail on its way to the SMTP server (SMTP_URL): written with the transaction that wants it sent, deleted once the server has accepted it.
create table platform.mail_queue (
  id bigint generated always as identity primary key,
  -- The brand it comes from; none: the first.
  site text,
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

-- The server processes of this installation. Each renews its row every two seconds and deletes it when it ends.
create table platform.nodes (
  id text primary key,
  host text not null,
  roles text[] not null,
  -- It was told of a shared bus; and is connected to it now.
  has_bus boolean not null,
  bus_connected boolean not null,
  -- It reads and writes DATA_DIR, so that must be the folder of all the others.
  uses_files boolean not null,
  draining boolean not null,
  started_at timestamptz not null default clock_timestamp(),
  seen_at timestamptz not null default clock_timestamp()
);
grant select, insert, update, delete on platform.nodes to andon_app;
