-- Uploaded pictures. Their bytes are in the storage of pictures (a folder or a bucket), under names that follow from the bytes.
create table content.picture_files (
  -- SHA-256 of the file that was uploaded: each file is stored once.
  hash text primary key check (hash ~ '^[0-9a-f]{64}$'),
  -- Its name in the storage.
  original text not null,
  media_type text not null check (media_type in ('image/jpeg', 'image/png', 'image/webp')),
  -- Of the upright original, in pixels.
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  -- A data: address; null for a picture that is transparent in places.
  placeholder text check (length(placeholder) <= 300)
);

create table content.picture_copies (
  file_hash text not null references content.picture_files,
  format text not null check (format in ('avif', 'webp')),
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  bytes integer not null check (bytes > 0),
  -- In the storage, and in the address.
  name text not null check (name ~ '^[0-9a-f]{40}\.(avif|webp)$'),
  primary key (file_hash, format, width)
);
create index picture_copies_by_name on content.picture_copies (name);

-- What texts call a picture. A name keeps its file; words and focus may change.
create table content.pictures (
  name text primary key check (name ~ '^[a-z0-9-]{2,60}$'),
  file_hash text not null references content.picture_files,
  alt_ja text not null check (length(alt_ja) between 1 and 200),
  alt_en text not null check (length(alt_en) between 1 and 200),
  -- Per mille from the left and the top.
  focus_x integer not null check (focus_x between 0 and 1000),
  focus_y integer not null check (focus_y between 0 and 1000),
  added_by text not null,
  added_at timestamptz not null,
  retired_by text,
  retired_at timestamptz,
  constraint retired_by_somebody check ((retired_by is null) = (retired_at is null))
);

grant select, insert on content.picture_files, content.picture_copies, content.pictures to andon_app;
-- Not its file.
grant update (alt_ja, alt_en, focus_x, focus_y, retired_by, retired_at) on content.pictures to andon_app;
