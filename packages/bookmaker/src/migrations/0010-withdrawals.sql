-- Runners of the market that were withdrawn: bets on the selection that were accepted before have a deduction.
alter table bookmaker.selections add column withdrawals jsonb not null default '[]' check (jsonb_typeof(withdrawals) = 'array');
