-- The server processes of this installation. Each renews its row every two seconds and deletes it when it ends.
create table platform.nodes (
  id text primary key,
  host text not null,
  roles text[] not null,
  -- It was told of a shared bus; and is connected to it now.
  has_bus boolean not null,
  bus_connected boolean not null,
  -- It reads and writes DATA_DIR, so that must be the folder of all the others.
  uses_files boolean not null,
  draining boolean not null,
  started_at timestamptz not null default clock_timestamp(),
  seen_at timestamptz not null default clock_timestamp()
);
grant select, insert, update, delete on platform.nodes to andon_app;
