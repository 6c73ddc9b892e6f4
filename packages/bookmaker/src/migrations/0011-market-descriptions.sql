-- Markets that only the feed describes, for the nodes that do not read it.
create table bookmaker.market_descriptions (
  single boolean primary key default true check (single),
  version bigint not null default 0,
  descriptions jsonb not null default '[]' check (jsonb_typeof(descriptions) = 'array')
);
insert into bookmaker.market_descriptions default values;
grant select, update on bookmaker.market_descriptions to andon_app;
