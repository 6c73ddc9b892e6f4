-- Which node leads what: one row for each thing that one node at a time may do, such as reading a feed or drawing the rounds of a table.
create table platform.leases (
  name text primary key,
  -- Null: given back.
  holder text,
  -- Rises by one with every take-over. Who writes as the leader checks it in the transaction of the write (platform/leader).
  epoch bigint not null default 0 check (epoch >= 0),
  expires_at timestamptz not null default '-infinity',
  -- Makes the epoch a part of a key: a leader's write (FOR KEY SHARE) then waits for a take-over and a take-over for it, and neither for a renewal.
  unique (name, epoch)
);
grant select, insert, update on platform.leases to andon_app;
