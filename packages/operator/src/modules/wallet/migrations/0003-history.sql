-- A player's payments and corrections, newest first. Play is left out, so that the index costs a bet nothing. The query repeats the condition.
create index transfers_beside_play on wallet.transfers (shard, owner, kind, at, number)
  where kind not in ('stake', 'win', 'rollback', 'jackpotContribution', 'jackpotWin');

-- From a transfer to what it did to an account's real cash.
create index entries_by_transfer on wallet.entries (shard, account_id, transfer) where pocket = 1;
