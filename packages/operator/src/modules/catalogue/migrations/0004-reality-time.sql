-- Since when the time to the next reality check of a login counts: from its first game, later from the last answer. The same in all game sessions of a login.
alter table catalogue.game_sessions add column reality_since timestamptz not null default now();
update catalogue.game_sessions set reality_since = started_at;
grant update (reality_since) on catalogue.game_sessions to andon_app;
