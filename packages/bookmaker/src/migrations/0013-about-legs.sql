-- The sport and the sides of the event, for lists of bets that the book does not know any more. Bets of before have none.
alter table bookmaker.legs add column about jsonb;
