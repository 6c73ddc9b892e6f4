-- Proofs of identity and address: documents, and the supplier's checks of them.
create schema verification;
grant usage on schema verification to andon_app;

-- How a player's proof of identity or address stands. No row: never begun.
create table verification.proofs (
  player_id platform.player_id not null,
  document_type text not null check (document_type in ('identity', 'address')),
  status text not null check (status in ('vrfn_new', 'vrfn_init', 'vrfn_verified', 'vrfn_failed', 'vrfn_expired')),
  -- Grows with each change.
  version integer not null check (version > 0),
  changed_at timestamptz not null,
  -- When a verified one will no longer be.
  valid_until timestamptz,
  primary key (player_id, document_type),
  check (valid_until is null or status = 'vrfn_verified')
);
create index proof_by_end on verification.proofs (valid_until) where valid_until is not null;

-- One question to the supplier, about one or more documents of a type.
create table verification.checks (
  player_id platform.player_id not null,
  id text not null,
  document_type text not null check (document_type in ('identity', 'address')),
  supplier text not null,
  -- The supplier's name for it; null until it has accepted it.
  reference text,
  outcome text check (outcome in ('vrfn_verified', 'vrfn_failed', 'vrfn_expired')),
  reason text,
  started_at timestamptz not null,
  decided_at timestamptz,
  -- When the supplier is next spoken to, when it last was, and how often.
  ask_at timestamptz,
  asked_at timestamptz,
  asks integer not null default 0,
  primary key (player_id, id),
  check ((outcome is null) = (decided_at is null)),
  constraint asked_until_decided check ((outcome is null) = (ask_at is not null))
);
create index checks_to_ask on verification.checks (ask_at) where ask_at is not null;

create table verification.documents (
  player_id platform.player_id not null,
  id text not null,
  document_type text not null check (document_type in ('identity', 'address')),
  -- As its sender called it; shown as text, used for nothing else.
  name text not null,
  content_type text not null,
  size_bytes integer not null check (size_bytes > 0),
  file_key text not null,
  -- None while it waits to be sent.
  check_id text,
  uploaded_at timestamptz not null,
  primary key (player_id, id),
  constraint one_document_a_file unique (player_id, file_key),
  foreign key (player_id, check_id) references verification.checks
);
create index documents_by_file on verification.documents (file_key);
create index documents_of_check on verification.documents (player_id, check_id);
create index documents_unsent on verification.documents (uploaded_at) where check_id is null;

-- Documents that arrive by parts.
create table verification.uploads (
  player_id platform.player_id not null,
  upload_key text not null,
  document_type text not null check (document_type in ('identity', 'address')),
  name text not null,
  total_bytes integer not null check (total_bytes > 0),
  received_bytes integer not null check (received_bytes between 0 and total_bytes),
  file_key text not null,
  -- Once complete.
  document_id text,
  started_at timestamptz not null,
  primary key (player_id, upload_key),
  constraint one_upload_a_file unique (player_id, file_key)
);
create index uploads_by_file on verification.uploads (file_key);
create index uploads_by_age on verification.uploads (started_at);

grant select, insert, update on verification.proofs, verification.checks to andon_app;
grant select, insert, delete on verification.documents, verification.uploads to andon_app;
grant update (check_id) on verification.documents to andon_app;
grant update (received_bytes, document_id) on verification.uploads to andon_app;
