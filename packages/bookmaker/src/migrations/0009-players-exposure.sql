-- What a player has open, what their class follows from, and rules of cash-outs that end with their bet.

-- Of an open bet: what is left of its stake, and what it wins then at most, in minor units. Null for bets from before: they count with their whole stake.
alter table bookmaker.bets
  add column open_stake bigint check (open_stake >= 0),
  add column open_winnings bigint check (open_winnings >= 0);
grant update (open_stake, open_winnings) on bookmaker.bets to andon_app;
create index bets_of_players_on_events on bookmaker.legs (player_id, event_id, bet_id);
create index bets_on_events on bookmaker.legs (event_id, player_id, bet_id);

-- The last price before the start of the event; null where there was none, or nobody saw it.
alter table bookmaker.legs add column closing_price integer check (closing_price > 1000);
grant update (closing_price) on bookmaker.legs to andon_app;
create index decided_bets on bookmaker.bets (player_id, size, id)
  where status in ('WON', 'LOST', 'HALF_WON_HALF_PUSHED', 'HALF_LOST_HALF_PUSHED', 'CASHED_OUT');

-- ended: its bet is over. It waits again if a result that ended the bet is taken back.
alter table bookmaker.cash_out_rules drop constraint cash_out_rules_state_check,
  add constraint cash_out_rules_state_check check (state in ('waiting', 'done', 'removed', 'ended'));
update bookmaker.cash_out_rules rule set state = 'ended' from bookmaker.bets bet
  where rule.state = 'waiting' and bet.player_id = rule.player_id and bet.id = rule.bet_id and bet.status <> 'ACCEPTED';
