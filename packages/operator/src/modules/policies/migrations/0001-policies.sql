-- The policies in force, and who agreed to what.
create schema policies;
grant usage on schema policies to andon_app;

-- What players accept. The newest publication of a type is the one in force.
create table policies.publications (
  id bigint generated always as identity primary key,
  policy_type text not null check (policy_type ~ '^[a-z-]+$'),
  version_id text not null,
  at timestamptz not null,
  constraint publication_version_once unique (policy_type, version_id)
);
insert into policies.publications (policy_type, version_id, at) values
  ('terms-and-conditions', '1', now()),
  ('privacy-policy', '1', now());

-- Proof of who agreed to what: nobody may change or remove a row.
create table policies.answers (
  player_id platform.player_id not null,
  id bigint generated always as identity,
  policy_type text not null,
  version_id text not null,
  accepted boolean not null,
  at timestamptz not null,
  primary key (player_id, id),
  foreign key (policy_type, version_id) references policies.publications (policy_type, version_id),
  constraint answer_once unique (player_id, policy_type, version_id, accepted)
);

create function policies.keep_history() returns trigger language plpgsql as $$
begin
  raise exception 'rows of % are never changed', tg_table_name;
end $$;
create trigger keep_history before update or delete or truncate on policies.publications
  for each statement execute function policies.keep_history();
create trigger keep_history before update or delete or truncate on policies.answers
  for each statement execute function policies.keep_history();

grant select, insert on policies.publications, policies.answers to andon_app;
