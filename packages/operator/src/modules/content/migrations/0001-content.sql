-- Banners, promotions, pages and frequent questions, with every text that they ever had.
create schema content;
grant usage on schema content to andon_app;

create table content.entries (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('banners', 'promotions', 'pages', 'questions')),
  -- Empty: of every brand. One of a brand stands in front of one of every brand with the same slug.
  brand text not null check (brand ~ '^([A-Z]{2,10})?$'),
  slug text not null check (slug ~ '^[a-z0-9-]{2,60}$'),
  constraint entry_named_once unique (kind, brand, slug)
);

-- A chain for each part of an entry: its fields (about), and its text in each language. What a revision says never changes.
create table content.revisions (
  entry_id bigint not null references content.entries,
  part text not null check (part = 'about' or part ~ '^[a-z]{2}$'),
  number integer not null check (number > 0),
  source text not null check (length(source) <= 40000),
  origin text not null check (origin in ('shipped', 'folder', 'staff')),
  saved_by text not null,
  saved_at timestamptz not null,
  submitted_by text,
  submitted_at timestamptz,
  approved_by text,
  approved_at timestamptz,
  -- From then on it is shown, unless a later one is.
  publish_at timestamptz,
  retired_by text,
  retired_at timestamptz,
  -- From then on nothing is shown in its place.
  retire_at timestamptz,
  primary key (entry_id, part, number),
  constraint submitted_by_somebody check ((submitted_by is null) = (submitted_at is null)),
  constraint approved_by_somebody check ((approved_by is null) = (approved_at is null) and (approved_by is null) = (publish_at is null)),
  constraint retired_by_somebody check ((retired_by is null) = (retired_at is null) and (retired_by is null) = (retire_at is null))
);

-- Grows with each approval and each retirement, so that every node finds out with one read.
create table content.version (
  only_row boolean primary key default true check (only_row),
  version bigint not null
);
insert into content.version (version) values (1);

create function content.keep_approval() returns trigger language plpgsql as $$
begin
  raise exception 'an approved revision keeps its approval and its time';
end $$;
create trigger keep_approval before update on content.revisions
  for each row when (old.approved_at is not null and (new.approved_by, new.approved_at, new.publish_at) is distinct from (old.approved_by, old.approved_at, old.publish_at))
  execute function content.keep_approval();

grant select, insert on content.entries, content.revisions to andon_app;
-- Not its text.
grant update (submitted_by, submitted_at, approved_by, approved_at, publish_at, retired_by, retired_at, retire_at) on content.revisions to andon_app;
-- Locking one of its rows asks for the right to update a column.
grant update (slug) on content.entries to andon_app;
grant select, update on content.version to andon_app;
