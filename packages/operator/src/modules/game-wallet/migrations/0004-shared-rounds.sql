-- The round of a table on which that start was a bet, with its supplier: further bets of the player on it start no round.
alter table game_wallet.round_starts add column shared_round text;
