-- Grows with every change of the player's limits, locks and breaks, under the row that all of them hold: whoever is told of two knows the newer.
alter table limits.players add column version integer not null default 0;
