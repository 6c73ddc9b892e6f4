-- What a bet returns on average by the chances of the moment it was made, in minor units, and the variance of it. Null where the book had no chances, and for bets of before.
alter table bookmaker.bets
  add column expected_returns double precision,
  add column returns_variance double precision,
  add constraint bets_expectation_check check ((expected_returns is null) = (returns_variance is null));
grant update (expected_returns, returns_variance) on bookmaker.bets to andon_app;
