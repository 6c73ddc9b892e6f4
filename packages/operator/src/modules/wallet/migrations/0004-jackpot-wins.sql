-- The latest jackpot wins. Nothing else is in this index, so it costs a bet nothing. The query repeats the condition.
create index transfers_jackpot_wins on wallet.transfers (at desc) where kind = 'jackpotWin';
