-- Addresses from which an account has logged in: tries from elsewhere do not close the name for its owner there.
create table staff.known_addresses (
  name text not null references staff.accounts (name),
  address text not null,
  last_at timestamptz not null,
  primary key (name, address)
);
grant select, insert, update, delete on staff.known_addresses to andon_app;
