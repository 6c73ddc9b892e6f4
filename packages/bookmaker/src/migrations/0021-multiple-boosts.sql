-- What a multiple adds to its winnings: the per cent that it was granted, and the ladder of that moment. Null where nothing is added.
alter table bookmaker.bets
  add column multiple_boost jsonb,
  add constraint bets_multiple_boost_check check (multiple_boost is null or (not each_way and folds = array[size]
    and (multiple_boost ->> 'percent')::integer between 1 and 100 and jsonb_typeof(multiple_boost -> 'steps') = 'array'));
