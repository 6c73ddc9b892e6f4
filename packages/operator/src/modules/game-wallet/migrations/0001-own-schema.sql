-- Tables of the game wallet, which the migrations of the catalogue create. Rows, indexes and grants move with them.
create schema game_wallet;
grant usage on schema game_wallet to andon_app;

alter table catalogue.game_sessions set schema game_wallet;
alter table catalogue.rounds set schema game_wallet;
alter table catalogue.round_starts set schema game_wallet;
alter table catalogue.supplier_transactions set schema game_wallet;
alter table catalogue.play_details set schema game_wallet;
alter table catalogue.jackpot_carries set schema game_wallet;
