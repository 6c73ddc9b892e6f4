alter table bookmaker.legs rename column words to names;
alter table bookmaker.events rename column words to description;
