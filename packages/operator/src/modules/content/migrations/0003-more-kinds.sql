-- The footer, texts of games and of series of tournaments, and single texts of the interface.
alter table content.entries drop constraint entries_kind_check;
alter table content.entries add constraint entries_kind_check
  check (kind in ('banners', 'promotions', 'pages', 'questions', 'footer', 'games', 'tournaments', 'interface'));
