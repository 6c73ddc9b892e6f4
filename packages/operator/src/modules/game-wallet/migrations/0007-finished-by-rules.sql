-- The supplier said with the win that closed the round: the player did not act in time, and the round was finished as its game's rules say.
alter table game_wallet.rounds add column finished_by_rules boolean not null default false;

-- Found by what the supplier said, no longer by how long a round lasted.
drop index game_wallet.long_rounds;
create index rounds_finished_by_rules on game_wallet.rounds (player_id, closed_at) where finished_by_rules;
