-- What the player's history at the operator says of the bet with this payment: stored with it, so that every retry is the same request. Payments of before say nothing.
alter table bookmaker.payments add column details jsonb;
