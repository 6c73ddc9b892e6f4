-- What a settled round is announced with: the site of its game session and the category of its game, as they were at its first bet. Null: the round began
-- before they were kept, and is not announced.
alter table game_wallet.rounds add column site text;
alter table game_wallet.rounds add column category text;

-- What jackpots have paid to a round beside what the game won, by jackpot; null: nothing. `won` and a transaction's `amount` are without it.
alter table game_wallet.rounds add column jackpots jsonb;
-- What this call changed of it; below zero: taken back.
alter table game_wallet.supplier_transactions add column jackpots jsonb;

-- Each jackpot has an account of its own. The rows without a jackpot belong to the account that all jackpots of a supplier had together.
alter table game_wallet.jackpot_carries add column jackpot text not null default '';
alter table game_wallet.jackpot_carries drop constraint jackpot_carries_pkey;
alter table game_wallet.jackpot_carries add primary key (supplier, jackpot, currency, shard);
alter table game_wallet.jackpot_carries alter column jackpot drop default;
