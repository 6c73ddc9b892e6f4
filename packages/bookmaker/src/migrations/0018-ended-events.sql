-- How events ended, as players saw them, for a month after the book has forgotten them.
create table bookmaker.ended_events (
  id text collate "C" primary key,
  sport_id text collate "C" not null,
  tournament_id text collate "C" not null,
  starts_at timestamptz not null,
  event json not null,
  -- Its markets in groups, with their results.
  groups json not null
);
create index ended_events_by_start on bookmaker.ended_events (starts_at, id);

-- The last prices before the start, in thousandths, by selection.
create table bookmaker.closing_prices (
  event_id text collate "C" primary key,
  closed_at timestamptz not null,
  prices json not null
);
create index closing_prices_by_time on bookmaker.closing_prices (closed_at);
grant select, insert, update, delete on bookmaker.ended_events, bookmaker.closing_prices to andon_app;
