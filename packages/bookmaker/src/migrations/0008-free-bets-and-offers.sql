-- Whether free bets pay the whole stake, or none of it; null: as the operator's order of pockets has it.
alter table bookmaker.bets add column free_bets boolean;
-- The highest offer of a bet is kept, so that players see later what cashing out would have been.
create index quotes_of_bets on bookmaker.cash_out_quotes (player_id, bet_id, value, id);
