-- A leg may be more than one selection: those of a joint price, and the place of a bet each way. They have the number of the leg in common.
alter table bookmaker.legs
  add column leg integer,
  -- win: must win. together: must win as well, for the joint price. place: for the half of the stake that is on a place.
  add column role text not null default 'win' check (role in ('win', 'together', 'place')),
  -- Of the winnings, as '1/5'; of the selection that a bet each way is on.
  add column place_fraction text check (place_fraction ~ '^\d+(/\d+)?$');
update bookmaker.legs set leg = number;
alter table bookmaker.legs alter column leg set not null;
-- The order of staff that gave the bet its better price.
alter table bookmaker.legs add column boost bigint;
alter table bookmaker.bets add column each_way boolean not null default false;
