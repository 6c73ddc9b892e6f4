-- The stack of chips with which the game session is played; null: with money.
alter table catalogue.launch_tokens add column chips text;
