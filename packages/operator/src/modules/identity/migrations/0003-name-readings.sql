-- How a name is read, in katakana of full width, for those who said so.
alter table identity.players add column last_name_kana text not null default '';
alter table identity.players add column first_name_kana text not null default '';
-- Prefecture, state or province: Japanese addresses begin with it.
alter table identity.players add column prefecture text not null default '';
