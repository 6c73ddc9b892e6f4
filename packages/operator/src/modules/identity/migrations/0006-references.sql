-- Players name themselves to customer service by the last eight characters of their id; no two may share them.
create unique index players_by_reference on identity.players (right(id, 8));
