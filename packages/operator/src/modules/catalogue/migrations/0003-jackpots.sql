-- What contributions to a supplier's jackpots have left over of whole minor units, by shard of the ledger, like the account to which these are posted. The
-- account and what is carried are together the sum of the contributions.
create table catalogue.jackpot_carries (
  supplier text not null,
  currency text not null,
  shard smallint not null,
  millionths bigint not null,
  primary key (supplier, currency, shard)
) with (fillfactor = 60); -- room for updates in place
grant select, insert, update on catalogue.jackpot_carries to andon_app;
