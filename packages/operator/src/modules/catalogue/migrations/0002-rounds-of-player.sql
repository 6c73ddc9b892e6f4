-- A player's rounds, newest first: of one game from one place of the index, of all games from one place a game. One index for both, because it is
-- written twice in every round (when it opens, and again when its state changes).
create index rounds_of_player on catalogue.rounds (player_id, game_code, opened_at);
