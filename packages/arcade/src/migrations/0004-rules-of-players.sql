-- What the operator says the law asks of a session's rounds, beside what the game asks of everybody's.

alter table arcade.sessions
  add column minimum_cycle_ms integer not null default 0 check (minimum_cycle_ms >= 0),
  add column maximum_stake bigint check (maximum_stake >= 0); -- null: no cap
