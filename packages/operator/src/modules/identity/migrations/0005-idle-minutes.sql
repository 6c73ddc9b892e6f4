-- After how many minutes without a request the session is over: the rules of its player's jurisdiction as they were at the login.
alter table identity.sessions add column idle_minutes integer not null default 30 check (idle_minutes > 0);
