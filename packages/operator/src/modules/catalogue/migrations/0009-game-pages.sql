-- What a supplier tells players about a game beside its listing: words, pay table, distribution of a round. Apart from the listing, which every lobby reads.
create table catalogue.sheets (
  game_code text primary key references catalogue.games,
  sheet jsonb not null
);

-- Closed rounds with a stake of the player's own, added up by game and day (UTC). A timed job adds what has closed since; nobody adds up rounds for a page.
create table catalogue.played_days (
  game_code text not null,
  currency text not null,
  day date not null,
  rounds bigint not null check (rounds > 0),
  staked bigint not null check (staked > 0),
  -- The sum of the squares of the stakes: how far the return may lie from the expected one depends on it.
  staked_square numeric not null check (staked_square > 0),
  won bigint not null check (won >= 0),
  primary key (game_code, currency, day)
);
create table catalogue.played_until (
  only_row boolean primary key default true check (only_row),
  -- Rounds closed before it are in played_days.
  closed_before timestamptz not null
);
insert into catalogue.played_until (closed_before) values (now() - interval '30 days');
-- Rounds are closed in about the order in which they are stored, so that an index of a few kilobytes finds those of the last minutes.
create index rounds_by_closing on catalogue.rounds using brin (closed_at) with (autosummarize = on);

grant select, insert, update, delete on catalogue.sheets to andon_app;
grant select, insert, update, delete on catalogue.played_days to andon_app;
grant select, update on catalogue.played_until to andon_app;
