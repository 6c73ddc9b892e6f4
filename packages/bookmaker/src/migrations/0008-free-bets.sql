-- Whether free bets pay the whole stake, or none of it; null: as the operator's order of pockets has it.
alter table bookmaker.bets add column free_bets boolean;
