-- A client names each press of the button; the same name in the same session never becomes a second round. Rounds from before have no name.

alter table arcade.rounds add column request_id text collate "C" check (request_id ~ '^[A-Za-z0-9_-]{8,64}$');
create unique index one_round_for_a_request on arcade.rounds (session_id, request_id) where request_id is not null;
