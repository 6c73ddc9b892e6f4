create schema if not exists staff;
grant usage on schema staff to andon_app;

-- People who work for the operator. A disabled account keeps its row, so that its name means one person for ever.
create table staff.accounts (
  name text primary key check (name ~ '^[a-z][a-z0-9._-]{1,39}$'),
  password_hash text not null,
  roles text[] not null check (roles <> '{}' and roles <@ '{support,payments,risk,content,admin}'),
  created_at timestamptz not null,
  disabled_at timestamptz
);

create table staff.sessions (
  token_hash bytea primary key,
  name text not null references staff.accounts (name),
  began_at timestamptz not null,
  used_at timestamptz not null
);
create index sessions_of_account on staff.sessions (name);

-- Tries to log in that have not succeeded, for the limits of tries. A name may be of no account.
create table staff.failed_logins (
  id bigint generated always as identity primary key,
  name text not null,
  address text not null,
  at timestamptz not null
);
create index failed_logins_by_time on staff.failed_logins (at);

-- What staff did. Each row has the hash of the one before, and nobody may change or remove one.
create table staff.actions (
  id bigint primary key,
  at timestamptz not null,
  actor text not null,
  via text not null check (via in ('account', 'key')),
  roles text[] not null,
  endpoint text not null,
  outcome text not null,
  subject text not null,
  request_id text not null,
  -- the request, and the state before and after, as the JSON text that was hashed
  content text not null,
  previous bytea,
  hash bytea not null,
  constraint first_has_no_predecessor check ((previous is null) = (id = 1))
);
create index actions_by_actor on staff.actions (actor, id);
create index actions_by_subject on staff.actions (subject, id) where subject <> '';

create function staff.keep_history() returns trigger language plpgsql as $$
begin
  raise exception 'rows of % are never changed', tg_table_name;
end $$;
create trigger keep_history before update or delete or truncate on staff.actions
  for each statement execute function staff.keep_history();

grant select, insert, update on staff.accounts to andon_app;
grant select, insert, update, delete on staff.sessions to andon_app;
grant select, insert, delete on staff.failed_logins to andon_app;
grant select, insert on staff.actions to andon_app;
