-- Selections that a player shares, by a code that is made of them: the same selections have the same code. A code says nothing about who shared it.
create table bookmaker.shared_slips (
  code text collate "C" primary key check (code ~ '^[0-9a-hjkmnp-tv-z]{10}$'),
  selections text[] not null check (cardinality(selections) between 1 and 30),
  shared_at timestamptz not null
);
create index shared_slips_by_age on bookmaker.shared_slips (shared_at);
grant select, insert, delete, update (shared_at) on bookmaker.shared_slips to andon_app;
