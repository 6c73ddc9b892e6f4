-- A jackpot that is won belongs to no supplier's round: the player finds it beside payments and corrections. Contributions come with every stake and
-- stay out.
drop index wallet.transfers_beside_play;
create index transfers_beside_play on wallet.transfers (shard, owner, kind, at, number)
  where kind not in ('stake', 'win', 'rollback', 'jackpotContribution');
