-- Attributes have new forms (variants of kanji, look-alike letters, numbers with their country code): those of all players are made again.
update exclusions.progress set last_player_id = '';
