-- An aggregator's bet may close its round itself, as lost. Such a bet can still be rolled back, which opens the round again.
alter table catalogue.rounds add closing_bet text;
