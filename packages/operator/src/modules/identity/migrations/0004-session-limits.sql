-- When a limit on time ends the session, if nothing else has; and whether it was opened by somebody locked out of play, for their money alone.
alter table identity.sessions
  add column must_end_at timestamptz,
  add column restricted boolean not null default false;
